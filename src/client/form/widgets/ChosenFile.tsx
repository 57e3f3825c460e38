import type { MouseEvent } from 'react';
import { fetchFile, isPrivate } from '../../api/fetch-file.ts';
import { reportFailure } from '../../api/report-failure.ts';
import { fileNameOf, fileSize } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FieldError } from '../FieldFrame.tsx';
import { useObjectUrl } from './use-object-url.ts';
import './files.css';

export interface ChosenFileProps {
  /** A file just chosen, or the address of a stored one. */
  file: unknown;
  picture: boolean;
  disabled: boolean;
  error?: string;
  onRemove: () => void;
}

const SAVED_PICTURE = 'Saved picture';

/** A public picture is stored under a random name, which says nothing to a person. */
function nameOf(file: unknown, picture: boolean): string {
  if (file instanceof File) return file.name;
  const address = String(file);
  return picture && !isPrivate(address) ? SAVED_PICTURE : fileNameOf(address);
}

/** One file: its picture or kind, name, size, a way to look at it and one to take it away. */
export function ChosenFile({ file, picture, disabled, error, onRemove }: ChosenFileProps) {
  const url = useObjectUrl(file);
  const name = nameOf(file, picture);
  const open = (event: MouseEvent) => {
    if (!url || !isPrivate(url)) return;
    event.preventDefault();
    fetchFile(url).catch(reportFailure);
  };
  return (
    <div className="chosen-file" data-picture={picture || undefined} data-invalid={error ? '' : undefined}>
      {picture && url ? <img src={url} alt="" /> : <Icon name={picture ? 'image' : 'file-text'} size={24} />}
      <div className="chosen-file-text">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" onClick={open}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        {name !== SAVED_PICTURE && (
          <span className="chosen-file-detail">{file instanceof File ? fileSize(file.size) : 'Saved'}</span>
        )}
        {error && <FieldError text={error} />}
      </div>
      <IconButton icon="trash" size="small" label={`Remove ${name}`} disabled={disabled} onClick={onRemove} />
    </div>
  );
}
