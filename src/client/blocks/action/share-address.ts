import { message } from '../../../../generated/messages/share.ts';
import { notify } from '../../state/notify.ts';
import type { Visit } from '../../state/visit.ts';

/** Passes an address on in the device's own way; where it has none, it is copied, or said for copying by hand. */
export async function shareAddress(visit: Visit, path: string): Promise<void> {
  const url = new URL(path, location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title: document.title, url });
      return;
    } catch (error) {
      // Somebody who thinks better of it needs to be told nothing.
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
