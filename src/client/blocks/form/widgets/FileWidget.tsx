import { useRef } from 'react';
import { message } from '../../../../../generated/messages/files.ts';
import { readAt } from '../../../engine/value/data-path.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useForm } from '../values/form-context.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';
import { useChosenFiles } from './smaller-pictures.ts';
import { asText, type WidgetProps } from './widget.ts';

/**
 * One file or picture. A stored one can be kept or replaced; `choose` and `keep` label the two options. With
 * `keep`, they are shown side by side as a choice; without it, there is only an undo.
 */
export function FileWidget(props: WidgetProps) {
  const { field, path, value, onChange, disabled } = props;
  const { given } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const picture = field.widget === 'image';
  const rule = field.schema['x-file'];
  useChosenFiles({ path, value, rule, onChange });
  const stored = readAt(given, path);
  const hasStored = typeof stored === 'string' && stored !== '';
  const hasFile = value instanceof File || (typeof value === 'string' && value !== '');
  const isKept = value === stored;
  const keep = asText(field.ui.keep);
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
        label={asText(field.ui.choose) || labelFor(picture, hasFile)}
        accept={rule?.accept ?? []}
        onPick={([file]) => onChange(file)}
      />
      {hasStored && (keep || !isKept) && (
        <Button
          icon={isKept ? 'check' : 'undo'}
          size="small"
          aria-pressed={keep ? isKept : undefined}
          disabled={disabled}
          onClick={() => onChange(stored)}
        >
          {keep || message('files.keep')}
        </Button>
      )}
    </div>
  );
}

const labelFor = (picture: boolean, hasFile: boolean) =>
  message(`files.${hasFile ? 'replace' : 'choose'}_${picture ? 'picture' : 'file'}`);
