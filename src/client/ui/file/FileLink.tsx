import type { MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { fileNameOf } from './file-facts.ts';
import './FileLink.css';

export interface FileLinkProps {
  href: string;
  /** By default the last segment of the address. */
  name?: string;
  /** A short fact: its kind, size or date. */
  detail?: string;
  /** For files that need the session's token: fetch and open them yourself. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A file to open, by name. */
export function FileLink({ href, name, detail, onOpen }: FileLinkProps) {
  return (
    <a className="file-link" href={href} target="_blank" rel="noreferrer" onClick={onOpen}>
      <Icon name="file-text" size={24} />
      <span className="file-link-text">
        <span className="file-link-name">{name ?? fileNameOf(href)}</span>
        {detail && <span className="file-link-detail">{detail}</span>}
      </span>
      <Icon name="download" />
    </a>
  );
}
