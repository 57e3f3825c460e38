import { useEffect, useRef, useState } from 'react';
import type { Wizard } from '../../../../generated/definitions.d.ts';
import type { Scope } from '../../../language/run/value/value-path.ts';
import { basisOf } from '../../engine/call/basis.ts';
import { givenInitially } from '../form/initial-values.ts';
import { type Step, startingValues } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Returns the initial values of a wizard's steps. They stay the same while the user types, even if data is
 * read again; after a submit, the next read of the record becomes the new start, and `news` returns it once.
 */
export function useStart(wizard: Wizard, steps: readonly Step[], scope: Scope) {
  const given = givenInitially(wizard.initial, scope);
  const [base, setBase] = useState(() => ({
    record: given.values,
    basis: basisOf(given.values),
    start: startingValues(steps, given.values) as readonly Data[],
    awaited: false,
  }));
  let news: readonly Data[] | undefined;
  if (base.awaited && given.values !== base.record) {
    news = startingValues(steps, given.values);
    setBase({ record: given.values, basis: basisOf(given.values), start: news, awaited: false });
  }
  const newest = useRef(given.values);
  useEffect(() => {
    newest.current = given.values;
  });
  return {
    start: base.start,
    basis: base.basis,
    ofRecord: given.ofRecord,
    news,
    /** Starts from what somebody else has saved; the version of the basis follows separately. */
    rebased: (start: readonly Data[]) => setBase((old) => ({ ...old, record: newest.current, start })),
    saved: (latest: readonly Data[]) => setBase((old) => ({ ...old, start: latest, awaited: true })),
  };
}
