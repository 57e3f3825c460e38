import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { loadToaster } from '../blocks/call/prepare-calls.ts';
import { showCarriedToast, toastCountAtom } from '../state/notify.ts';
import { useVisit } from '../state/visit.ts';

/** Messages over the page; nothing of it loads before the first one. */
export function Notifications() {
  const count = useAtomValue(toastCountAtom);
  const [Toaster, setToaster] = useState<ComponentType>();
  const visit = useVisit();
  useEffect(() => showCarriedToast(visit), [visit]);
  useEffect(() => {
    // Without a network it does not come; the next message tries again.
    if (count > 0)
      loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      );
  }, [count]);
  return Toaster ? <Toaster /> : null;
}
