import { createHash } from 'node:crypto';
import { EARLY_CLICK } from '../../language/run/screen/drawn-page.ts';
import { PAGE_POLICY } from '../engine/http/security-headers.ts';

/**
 * Keeps the last click on a button of a drawn page until the browser takes the page over and repeats it, and sends no
 * form that React will send: its texts would be lost, and stand in the address. Part of the document, because a button
 * can be clicked as soon as it is painted.
 */
export const EARLY_CLICK_SCRIPT =
  `{let button;const keep=({target})=>{button=target.closest('button')};addEventListener('click',keep);` +
  `addEventListener('submit',event=>{event.target.hasAttribute('action')||event.preventDefault()});` +
  `window.${EARLY_CLICK}=()=>{removeEventListener('click',keep);return button}}`;

const hash = createHash('sha256').update(EARLY_CLICK_SCRIPT).digest('base64');

/** The content policy of drawn pages, which names their one inline script by its hash. */
export const DRAWN_PAGE_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  `script-src 'self' 'sha256-${hash}'`,
);
