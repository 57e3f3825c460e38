import type { MouseEvent } from 'react';
import { message } from '../../../generated/messages/page.ts';
import './SkipLink.css';

export interface SkipLinkProps {
  /** The id of the main region, which takes the focus (`tabIndex={-1}`). */
  target: string;
  children?: string;
}

/** The first Tab stop: skips the navigation, without adding a history entry. */
export function SkipLink({ target, children = message('menu.skip') }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className="skip-link" href={`#${target}`} onClick={skip}>
      {children}
    </a>
  );
}
