import type { ErrorSchema } from '@rjsf/utils';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Errors } from '../../../../language/run/form/form-module.ts';
import { isAtOrBelow, movedErrors, toErrorSchema } from './field-errors.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { FormAtoms } from './form-atoms.ts';

/**
 * Returns the server's errors and those of chosen files in RJSF's shape, each at its field on screen until
 * that field changes.
 */
export function useRefusal(
  errors: Errors,
  atoms: FormAtoms,
  element: RefObject<HTMLFormElement | null>,
): ErrorSchema | undefined {
  const [refused, setRefused] = useState(() => atoms.asShown(errors));
  const [last, setLast] = useState(errors);
  if (last !== errors) {
    setLast(errors);
    setRefused(atoms.asShown(errors));
  }
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current);
  }, [errors, element]);
  useEffect(
    () =>
      atoms.onWrite((path) => {
        const key = path.join('.');
        const isTouched = (at: string) => isAtOrBelow(at, key) || isAtOrBelow(key, at);
        setRefused((before) => {
          const kept = Object.entries(before).filter(([at]) => !isTouched(at));
          return kept.length === Object.keys(before).length ? before : Object.fromEntries(kept);
        });
      }),
    [atoms],
  );
  useEffect(() => atoms.onJudged((found) => setRefused((before) => ({ ...before, ...found }))), [atoms]);
  useEffect(
    () => atoms.onRows((list, to) => setRefused((before) => movedErrors(before, list.join('.'), to))),
    [atoms],
  );
  return useMemo(
    () => (Object.keys(refused).length > 0 ? toErrorSchema(atoms.form.plan, atoms.data, refused) : undefined),
    [atoms, refused],
  );
}
