import type { ErrorSchema } from '@rjsf/utils';
import { useRef } from 'react';
import { message } from '../../../../generated/messages/files.ts';
import { textsOf } from '../field-errors.ts';
import { asList, asText, type WidgetProps } from '../widget.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

/** Several files or pictures, each removable by itself. */
export function FilesWidget(props: WidgetProps) {
  const { field, errors, value, onChange, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const files = asList(value);
  const picture = field.widget === 'images';
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index));
    input.current?.focus();
  };
  return (
    <div className="files">
      {files.length > 0 && (
        <ul className="files-list">
          {files.map((file, index) => (
            <li key={keyOf(file)}>
              <ChosenFile
                file={file}
                error={textsOf(errors?.[index] as ErrorSchema | undefined).join('\n')}
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
        label={
          asText(field.ui.choose) ||
          message(`files.${files.length > 0 ? 'add' : 'choose'}_${picture ? 'pictures' : 'files'}`)
        }
        accept={field.schema.items?.['x-file']?.accept ?? []}
        onPick={(picked) => onChange([...files, ...picked])}
      />
    </div>
  );
}

/** A picked file has no name of its own among others; its address, or when it was changed, tells it apart. */
const keyOf = (file: unknown) =>
  file instanceof File ? `${file.name} ${file.size} ${file.lastModified}` : String(file);
