import { type ComponentProps, useRef } from 'react';
import { rowId } from '../data-path.ts';
import { useErrorText } from '../form-context.ts';
import { asList, asText, type WidgetProps } from '../widget.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

/** Several files or pictures, each removable by itself. */
export function FilesWidget(props: WidgetProps) {
  const { part, path, value, onChange, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const files = asList(value);
  const picture = part.widget === 'images';
  const noun = picture ? 'pictures' : 'files';
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index));
    input.current?.focus();
  };
  return (
    <div className="files">
      {files.length > 0 && (
        <ul className="files-list">
          {files.map((file, index) => (
            <li key={rowId(file)}>
              <FileOfList
                file={file}
                path={[...path, index]}
                picture={picture}
                disabled={disabled}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <FilePicker
        {...props}
        several
        input={input}
        label={asText(part.ui.choose) || (files.length > 0 ? `Add ${noun}` : `Choose ${noun}`)}
        accept={part.schema.items?.['x-file']?.accept ?? []}
        onPick={(picked) => onChange([...files, ...picked])}
      />
    </div>
  );
}

type FileOfListProps = Omit<ComponentProps<typeof ChosenFile>, 'error'> & { path: WidgetProps['path'] };

function FileOfList({ path, ...props }: FileOfListProps) {
  return <ChosenFile {...props} error={useErrorText(path, true)} />;
}
