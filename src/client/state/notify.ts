import { atom } from 'jotai';
import type { Visit } from './visit.ts';

/** Toasts can be shown from anywhere. The toaster and its library load with the first one. */
export type ToastKind = 'success' | 'error' | 'blank';

/** The links of toasts, by the toast's id. */
export const toastLinksAtom = atom<Readonly<Record<string, readonly unknown[]>>>({});

const CARRIED = 'toast';

/** The number of toasts so far: the first one loads the toaster. */
export const toastCountAtom = atom(0);

export const loadToasts = () => import('react-hot-toast/headless');

/**
 * Shows a toast, with links below it. Equal texts at the same time become one toast: three calls of a screen
 * that fail alike report it once.
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
    // A toast with links stays until it is closed or a link is followed.
    // A blank toast has no function of its own.
    (toast[kind as 'success'] ?? toast)(text, {
      id,
      ...(links.length > 0 && { duration: Number.POSITIVE_INFINITY }),
    });
  } catch {
    // The network was gone before the toaster had loaded: only the browser's own dialog is left.
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
