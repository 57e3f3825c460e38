import type { MouseEvent } from 'react';
import { fileName } from '../../../language/run/value/formats.ts';
import { Icon } from '../icon/Icon.tsx';
import './FileLink.css';

export interface FileLinkProps {
  href: string;
  /** The address's last segment by default. */
  name?: string;
  /** A short fact: its kind, size or date. */
  detail?: string;
  /** For files that need the session's token: fetches and opens the file. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to a file, by name. */
export function FileLink({ href, name, detail, onOpen }: FileLinkProps) {
  return (
    <a className="file-link" href={href} target="_blank" rel="noreferrer" onClick={onOpen}>
      <Icon name="file-text" size={24} />
      <span className="file-link-text">
        <span className="file-link-name" dir="auto">
          {name ?? fileName(href)}
        </span>
        {detail && <span className="file-link-detail">{detail}</span>}
      </span>
      <Icon name="download" />
    </a>
  );
}
