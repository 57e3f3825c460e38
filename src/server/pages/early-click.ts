import { createHash } from 'node:crypto';
import { EARLY_CLICK } from '../../language/run/screen/drawn-page.ts';
import { PAGE_POLICY } from '../engine/http/security-headers.ts';

/**
 * Remembers the last click on a button of a server-rendered page until hydration replays it. Stops the native
 * submit of forms that React will send, which would lose their input and expose it in the URL. Part of the
 * document, because a button can be clicked as soon as it is painted.
 */
export const EARLY_CLICK_SCRIPT =
  `{let button;const keep=({target})=>{button=target.closest('button')};addEventListener('click',keep);` +
  `addEventListener('submit',event=>{event.target.hasAttribute('action')||event.preventDefault()});` +
  `window.${EARLY_CLICK}=()=>{removeEventListener('click',keep);return button}}`;

const hash = createHash('sha256').update(EARLY_CLICK_SCRIPT).digest('base64');

/** The content security policy of server-rendered pages, which allows their one inline script by its hash. */
export const DRAWN_PAGE_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  `script-src 'self' 'sha256-${hash}'`,
);
