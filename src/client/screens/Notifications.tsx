import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { messagesSaid, showCarriedToast, subscribeMessages } from '../api/notify.ts';
import { loadToaster } from '../blocks/prepare-calls.ts';

/** Messages over the page; nothing of it loads before the first one. */
export function Notifications() {
  const said = useSyncExternalStore(subscribeMessages, messagesSaid);
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(showCarriedToast, []);
  useEffect(() => {
    // Without a network it does not come; the next message tries again.
    if (said > 0)
      loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      );
  }, [said]);
  return Toaster ? <Toaster /> : null;
}
