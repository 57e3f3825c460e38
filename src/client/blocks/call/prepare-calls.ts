import { loadToasts } from '../../state/notify.ts';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

export const loadRunCall = () => import('./run-call.ts');
export const loadToaster = () => import('../../ui/toast/Toaster.tsx');

let listening = false;

/**
 * Loads what a call and its message need as soon as somebody begins to use the page, and not before: without a network it
 * could not be loaded any more, and then it is needed most.
 */
export function prepareCalls() {
  if (listening) return;
  listening = true;
  const load = () => {
    for (const sign of SIGNS) removeEventListener(sign, load);
    // What does not come now is asked for again when it is needed.
    void Promise.allSettled([loadRunCall(), loadToaster(), loadToasts()]);
  };
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true });
}
