import { message } from '../../../../generated/messages/share.ts';
import { notify } from '../../state/notify.ts';
import type { Visit } from '../../state/visit.ts';

/**
 * Shares an address through the device's share sheet; without one it is copied, or shown for copying by
 * hand.
 */
export async function shareAddress(visit: Visit, path: string): Promise<void> {
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
