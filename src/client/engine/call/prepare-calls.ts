import { loadToasts } from '../../state/notify.ts';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

export const loadRunCall = () => import('./run-call.ts');
export const loadToaster = () => import('../../ui/toast/Toaster.tsx');

let listening = false;

/**
 * Loads the code of calls and toasts as soon as the page is used: without a network it could no longer load, and that
 * is when the message is needed most.
 */
export function prepareCalls() {
  if (listening) return;
  listening = true;
  const load = () => {
    for (const sign of SIGNS) removeEventListener(sign, load);
    // What fails to load now is loaded again when it is needed.
    void Promise.allSettled([loadRunCall(), loadToaster(), loadToasts()]);
  };
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true });
}
