import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Definitions, ValueMap } from '../../../generated/definitions.d.ts';
import { useVisit } from './visit.ts';

/** What people have made of the maps' texts, once it is known. */
export type MadeMap = { of: (map: ValueMap) => ValueMap };

export const madeMapAtom = atom<MadeMap>();

/** A screen's definitions with the maps as people have made them (`from`). The code for it loads where a map says so. */
export function useMadeMaps(definitions: Definitions): Definitions {
  const visit = useVisit();
  const made = useAtomValue(madeMapAtom);
  const { maps } = definitions;
  const named = [...new Set(Object.values(maps).flatMap(({ from }) => from?.operation ?? []))].join();
  useEffect(() => {
    if (named === '') return;
    let end = () => {};
    let isOver = false;
    void import('./made-texts.ts')
      .then(({ followMadeTexts }) => {
        if (!isOver) end = followMadeTexts(visit, named.split(','));
      })
      // If the code does not load, the texts stay as they are written.
      .catch(() => {});
    return () => {
      isOver = true;
      end();
    };
  }, [visit, named]);
  return useMemo(
    () =>
      made === undefined || named === ''
        ? definitions
        : {
            ...definitions,
            maps: Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, made.of(map)])),
          },
    [definitions, maps, named, made],
  );
}
