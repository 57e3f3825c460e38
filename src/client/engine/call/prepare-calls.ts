import { loadToasts } from '../../state/notify.ts';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

export const loadRunCall = () => import('./run-call.ts');
export const loadToaster = () => import('../../ui/toast/Toaster.tsx');

let listening = false;

/**
 * Preloads the code for calls and toasts as soon as the page is used: offline it could no longer load, which
 * is exactly when the message is needed.
 */
export function prepareCalls() {
  if (listening) return;
  listening = true;
  const load = () => {
    for (const sign of SIGNS) removeEventListener(sign, load);
    // If this fails, the code is loaded again when it is needed.
    void Promise.allSettled([loadRunCall(), loadToaster(), loadToasts()]);
  };
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true });
}
