import type { ErrorSchema } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { message } from '../../../../../generated/messages/files.ts';
import '../../../../../generated/messages/form.ts';
import { focusMoveButton, MoveButtons } from '../rows/MoveButtons.tsx';
import { useDrag } from '../rows/use-drag.ts';
import { textsOf } from '../values/field-errors.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';
import { useChosenFiles } from './smaller-pictures.ts';
import { asList, asText, type WidgetProps } from './widget.ts';

/** Several files or pictures, each removable on its own. */
export function FilesWidget(props: WidgetProps) {
  const { field, path, errors, value, onChange, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const files = asList(value);
  const picture = field.widget === 'images';
  const rule = field.schema.items?.['x-file'];
  useChosenFiles({ path, value, rule, onChange });
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index));
    input.current?.focus();
  };
  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useState('');
  const move = (from: number, to: number) => {
    const others = files.filter((_, at) => at !== from);
    flushSync(() => onChange([...others.slice(0, to), files[from], ...others.slice(to)]));
    const what = message(picture ? 'files.picture' : 'files.file');
    say(message('form.moved', { what, place: to + 1, of: files.length }));
  };
  const drag = useDrag(move);
  const canMove = field.ui.ordered === true && files.length > 1 && !disabled;
  return (
    <div className="files">
      {files.length > 0 && (
        <ul className="files-list" ref={list} data-ordered={canMove || undefined}>
          {files.map((file, index) => (
            <li key={keyOf(file)} {...(canMove && { ...drag.handle(index), ...drag.target(index) })}>
              <ChosenFile
                file={file}
                error={[...new Set(textsOf(errors?.[index] as ErrorSchema | undefined))].join('\n')}
                picture={picture}
                disabled={disabled}
                onRemove={() => remove(index)}
                {...(canMove && {
                  buttons: (what) => (
                    <MoveButtons
                      what={what}
                      index={index}
                      total={files.length}
                      disabled={disabled}
                      onMove={(direction) => {
                        const to = index + (direction === 'up' ? -1 : 1);
                        move(index, to);
                        focusMoveButton(list.current?.children[to], direction);
                      }}
                    />
                  ),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {field.ui.ordered === true && (
        <p className="visually-hidden" role="status">
          {said}
        </p>
      )}
      <FilePicker
        {...props}
        several
        input={input}
        label={
          asText(field.ui.choose) ||
          message(`files.${files.length > 0 ? 'add' : 'choose'}_${picture ? 'pictures' : 'files'}`)
        }
        accept={rule?.accept ?? []}
        onPick={(picked) => onChange([...files, ...picked])}
      />
    </div>
  );
}

/** File names need not be unique, so a file is identified by its address or its time of change. */
const keyOf = (file: unknown) =>
  file instanceof File ? `${file.name} ${file.size} ${file.lastModified}` : String(file);
