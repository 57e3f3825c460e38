import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { showCarriedToast, subscribeToasterWanted, toasterWanted } from '../api/notify.ts';

const Toaster = lazy(() => import('../ui/Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Messages over the page; nothing of it loads before the first one. */
export function Notifications() {
  const wanted = useSyncExternalStore(subscribeToasterWanted, toasterWanted);
  useEffect(showCarriedToast, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
