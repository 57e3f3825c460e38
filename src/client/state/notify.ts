import { atom } from 'jotai';
import type { Visit } from './visit.ts';

/** Toasts, from anywhere. The toaster and its library load with the first one; no page pays for them before. */
export type ToastKind = 'success' | 'error';

/** Where messages lead, by the id of the message. */
export const toastLinksAtom = atom<Readonly<Record<string, readonly unknown[]>>>({});

const CARRIED = 'toast';

/** How many messages there have been: with the first one the toaster is needed. */
export const toastCountAtom = atom(0);

export const loadToasts = () => import('react-hot-toast/headless');

/**
 * Shows a message, with links below it. The same text shown twice at once is one toast: a screen whose three calls fail alike says so once.
 */
export async function notify(
  { store }: Visit,
  kind: ToastKind,
  text: string,
  links: readonly unknown[] = [],
) {
  const id = `${kind} ${text}`;
  if (links.length > 0) store.set(toastLinksAtom, (known) => ({ ...known, [id]: links }));
  store.set(toastCountAtom, (said) => said + 1);
  try {
    const { toast } = await loadToasts();
    // What leads somewhere waits until it is read, and taken or closed.
    toast[kind](text, { id, ...(links.length > 0 && { duration: Number.POSITIVE_INFINITY }) });
  } catch {
    // The network was gone before anything here was touched: only the browser itself can say so.
    alert(text);
  }
}

/** Shows a toast after the next full page load, for a redirect that leaves this page. */
export const carryToast = (kind: ToastKind, text: string) =>
  sessionStorage.setItem(CARRIED, JSON.stringify({ kind, text }));

export function showCarriedToast(visit: Visit) {
  const carried = sessionStorage.getItem(CARRIED);
  if (carried === null) return;
  sessionStorage.removeItem(CARRIED);
  const { kind, text } = JSON.parse(carried) as { kind: ToastKind; text: string };
  void notify(visit, kind, text);
}
