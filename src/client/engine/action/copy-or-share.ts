import type { CopyAction } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/share.ts';
import { type Scope, value } from '../../../language/run/value/value-path.ts';
import { notify } from '../../state/notify.ts';
import type { Visit } from '../../state/visit.ts';
import type { Destination } from '../link/target.ts';

/** Copies a value (a list as one line per entry), or saves it as a text file of this name. */
export async function copyText(visit: Visit, action: CopyAction, scope: Scope): Promise<void> {
  const text = [value(action.value, scope)].flat().join('\n');
  if (action.file !== undefined) {
    const { saveBlob } = await import('../../api/private-file.ts');
    saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), String(value({ text: action.file }, scope)));
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    void notify(visit, 'success', message('share.text_copied'));
  } catch {
    void notify(visit, 'error', message('share.not_copied'));
  }
}

/**
 * Shares an address, or that of this page, through the device's share sheet; without one it is copied, or shown
 * for copying by hand.
 */
export async function shareAddress(visit: Visit, [shared]: readonly Destination[]): Promise<void> {
  const path = shared && 'url' in shared ? shared.url : location.href;
  const url = new URL(path, location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title: document.title, url });
      return;
    } catch (error) {
      // Cancelling needs no message.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    void notify(visit, 'success', message('share.copied'));
  } catch {
    void notify(visit, 'success', message('share.by_hand', { url }));
  }
}
