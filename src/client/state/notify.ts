import { atom } from 'jotai';
import type { Visit } from './visit.ts';

/** Toasts, from anywhere. The toaster and its library load with the first one; no page pays for them before. */
export type ToastKind = 'success' | 'error';

const CARRIED = 'toast';

/** How many messages there have been: with the first one the toaster is needed. */
export const toastCountAtom = atom(0);

export const loadToasts = () => import('react-hot-toast/headless');

/** The same text shown twice at once is one toast: a screen whose three calls fail alike says so once. */
export async function notify({ store }: Visit, kind: ToastKind, text: string) {
  store.set(toastCountAtom, (said) => said + 1);
  try {
    const { toast } = await loadToasts();
    toast[kind](text, { id: `${kind} ${text}` });
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
