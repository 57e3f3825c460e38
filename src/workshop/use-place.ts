import { useCallback, useEffect, useState } from 'react';
import { addressOf, type Look, type Place, readPlace } from './address.ts';

/** The place that the address names. Another document is a step that the browser's button undoes; a switch is none. */
export function usePlace() {
  const [place, setPlace] = useState<Place>(() => readPlace(location));
  useEffect(() => {
    const follow = () => setPlace(readPlace(location));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((next: Place, how: 'pushState' | 'replaceState') => {
    history[how](null, '', addressOf(next));
    setPlace(next);
  }, []);
  return {
    place,
    open: (document: string) => {
      const { lang, width, theme, dir } = place.look;
      go({ document, look: { lang, width, theme, dir } }, 'pushState');
    },
    look: (change: Partial<Look>) => go({ ...place, look: { ...place.look, ...change } }, 'replaceState'),
  };
}
