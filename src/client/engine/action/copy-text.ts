import { message } from '../../../../generated/messages/share.ts';
import { notify } from '../../state/notify.ts';
import type { Visit } from '../../state/visit.ts';

/** Copies a value (a list as one line per entry), or saves it as a text file of this name. */
export async function copyText(visit: Visit, found: unknown, file?: string): Promise<void> {
  const text = [found].flat().join('\n');
  if (file !== undefined) {
    const { saveBlob } = await import('../../api/private-file.ts');
    saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), file);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    void notify(visit, 'success', message('share.text_copied'));
  } catch {
    void notify(visit, 'error', message('share.not_copied'));
  }
}
