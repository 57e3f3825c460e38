import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFormStore } from '../form-context.ts';
import { asText, type WidgetProps } from '../widget.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

/** One file or picture. What was stored before can be kept: `choose` and `keep` name the two ways. */
export function FileWidget(props: WidgetProps) {
  const { part, path, value, onChange, disabled } = props;
  const store = useFormStore();
  const input = useRef<HTMLInputElement>(null);
  const picture = part.widget === 'image';
  const stored = store.readGiven(path);
  const hasStored = typeof stored === 'string' && stored !== '';
  const hasFile = value instanceof File || (typeof value === 'string' && value !== '');
  const remove = () => {
    onChange(null);
    input.current?.focus();
  };
  return (
    <div className="files">
      {hasFile && <ChosenFile file={value} picture={picture} disabled={disabled} onRemove={remove} />}
      <FilePicker
        {...props}
        input={input}
        label={asText(part.ui.choose) || labelFor(picture, hasFile)}
        accept={part.schema['x-file']?.accept ?? []}
        onPick={([file]) => onChange(file)}
      />
      {hasStored && value !== stored && (
        <Button icon="undo" size="small" disabled={disabled} onClick={() => onChange(stored)}>
          {asText(part.ui.keep) || 'Use the saved one'}
        </Button>
      )}
    </div>
  );
}

const labelFor = (picture: boolean, hasFile: boolean) =>
  `${hasFile ? 'Replace' : 'Choose'} ${picture ? 'picture' : 'file'}`;
