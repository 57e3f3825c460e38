import { message } from '../state/messages.ts';
import { carryToast } from './notify.ts';
import { rememberReturn } from './return-path.ts';
import { clearSession } from './session-store.ts';

let leaving = false;

/**
 * Ends a session that the server no longer knows: its toast is carried over a full page load to the sign-in page. Several
 * calls may fail at once; the first one leaves, and drafts stay for when the person is back.
 */
export function endSession() {
  if (leaving) return;
  leaving = true;
  clearSession();
  carryToast('error', message('errors.session'));
  rememberReturn(location.pathname + location.search);
  location.assign('/login');
}
