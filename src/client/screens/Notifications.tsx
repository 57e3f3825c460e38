import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { loadToaster } from '../engine/call/prepare-calls.ts';
import { showCarriedToast, toastCountAtom } from '../state/notify.ts';
import { useVisit } from '../state/visit.ts';
import type { ToasterProps } from '../ui/toast/Toaster.tsx';
import { ToastLinks } from './ToastLinks.tsx';

/** Toasts over the page; their code loads with the first one. */
export function Notifications() {
  const count = useAtomValue(toastCountAtom);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const visit = useVisit();
  useEffect(() => showCarriedToast(visit), [visit]);
  useEffect(() => {
    // Without a network it fails; the next message tries again.
    if (count > 0)
      loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      );
  }, [count]);
  return Toaster ? <Toaster below={(id, dismiss) => <ToastLinks id={id} onFollow={dismiss} />} /> : null;
}
