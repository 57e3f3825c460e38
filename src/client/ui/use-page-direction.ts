import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The page's direction, for what CSS alone cannot mirror: arrow keys along a line. */
export const usePageDirection = (): Direction =>
  useSyncExternalStore<Direction>(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
