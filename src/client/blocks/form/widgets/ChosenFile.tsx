import { type ReactNode, useEffect, useState } from 'react';
import { message } from '../../../../../generated/messages/files.ts';
import { fileName, formatText } from '../../../../language/run/value/formats.ts';
import { isPrivate } from '../../../api/private-file.ts';
import { usePrivateFile } from '../../../engine/value/StoredFile.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FieldError } from '../fields/FieldFrame.tsx';
import { isMadeSmaller, sizeBefore } from './smaller-pictures.ts';
import '../../../../../generated/messages/form.ts';
import './files.css';

export interface ChosenFileProps {
  /** A File just chosen, or a stored file's address. */
  file: unknown;
  picture: boolean;
  disabled: boolean;
  error?: string;
  onRemove: () => void;
  /** Further buttons, given the file's name. */
  buttons?: (name: string) => ReactNode;
}

/** Whether it is a public picture, which is stored under a random name that is not worth showing. */
const isStoredPicture = (file: unknown, picture: boolean) =>
  picture && !(file instanceof File) && !isPrivate(String(file));

function nameOf(file: unknown, picture: boolean): string {
  if (file instanceof File) return file.name;
  const address = String(file);
  return isStoredPicture(file, picture) ? message('files.saved_picture') : fileName(address);
}

const fileSize = (bytes: number) => formatText('bytes', bytes);

/** Its size, and how it was changed. */
function detailOf(file: File): string {
  if (isMadeSmaller(file)) return message('files.making_smaller', { size: fileSize(file.size) });
  const before = sizeBefore(file);
  if (before === undefined) return fileSize(file.size);
  return message('files.made_smaller', { from: fileSize(before), to: fileSize(file.size) });
}

/** One file: its picture or kind, name and size, a link to it and a remove button. */
export function ChosenFile({ file, picture, disabled, error, onRemove, buttons }: ChosenFileProps) {
  const url = useObjectUrl(file);
  const name = nameOf(file, picture);
  const open = usePrivateFile(url);
  return (
    <div className="chosen-file" data-picture={picture || undefined} data-invalid={error ? '' : undefined}>
      {picture && url ? (
        <img src={url} alt="" draggable={false} />
      ) : (
        <Icon name={picture ? 'image' : 'file-text'} size={24} />
      )}
      <div className="chosen-file-text">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" onClick={open} dir="auto">
            {name}
          </a>
        ) : (
          <span dir="auto">{name}</span>
        )}
        {!isStoredPicture(file, picture) && (
          <span className="chosen-file-detail" role={picture ? 'status' : undefined}>
            {file instanceof File ? detailOf(file) : message('files.saved')}
          </span>
        )}
        {error && <FieldError text={error} />}
      </div>
      {buttons?.(name)}
      <IconButton
        icon="trash"
        size="small"
        label={message('form.remove', { what: name })}
        disabled={disabled}
        onClick={onRemove}
      />
    </div>
  );
}

/** Returns an object URL for a File while it is shown, or a stored file's address. */
function useObjectUrl(value: unknown): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!(value instanceof File)) return;
    const url = URL.createObjectURL(value);
    setMade({ file: value, url });
    return () => URL.revokeObjectURL(url);
  }, [value]);
  if (typeof value === 'string' && value) return value;
  return made?.file === value ? made?.url : undefined;
}
