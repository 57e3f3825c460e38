import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormModule } from '../../../../language/run/form/form-module.ts';
import type { Mode } from '../../../../language/run/form/normalise.ts';
import { type FormData, sameData } from '../../../engine/value/data-path.ts';
import { useVisit } from '../../../state/visit.ts';
import { FormAtoms } from './form-atoms.ts';
import { onReportLastTyped } from './last-typed.ts';

/** Reports the values after a change, and those that the fields showed before it. */
export type Report = (data: FormData, before: FormData) => void;

interface FormValuesOptions {
  mode: Mode;
  kept: FormData | undefined;
  onChange: Report | undefined;
}

/** Returns a form's values, and those last passed in from outside, which a field can be reset to. */
export function useFormValues(form: FormModule, data: FormData, { mode, kept, onChange }: FormValuesOptions) {
  const atoms = useFormAtoms(form, data, mode, kept);
  return { atoms, given: useGiven(atoms, data, onChange) };
}

/** Returns the form's atoms, which survive edits of its definition in development. */
function useFormAtoms(form: FormModule, data: FormData, mode: Mode, kept?: FormData): FormAtoms {
  const { clock } = useVisit();
  const [atoms, setAtoms] = useState(() => new FormAtoms(form, data, mode, { clock, kept }));
  if (atoms.form === form) return atoms;
  const next = new FormAtoms(form, atoms.data, mode, { clock, kept });
  setAtoms(next);
  return next;
}

/** Reports typed values, and accepts values from outside except its own reports coming back. */
function useGiven(atoms: FormAtoms, data: FormData, onChange: Report | undefined): FormData {
  const [given, setGiven] = useState(data);
  const reported = useRef(new WeakSet<object>());
  const last = useRef(data);
  const report = useLatest((values: FormData, before: FormData) => onChange?.(values, before));
  useEffect(() => {
    let before = atoms.data;
    return atoms.subscribe(() => {
      const earlier = before;
      before = atoms.data;
      reported.current.add(before);
      // A report may make the parent render a lot, so the field renders first.
      startTransition(() => report(atoms.data, earlier));
    });
  }, [atoms, report]);
  useEffect(
    () =>
      onReportLastTyped(() => {
        // `data` is what the parent has rendered; what was typed since is still in a transition.
        if (!sameData(atoms.data, data)) flushSync(() => report(atoms.data, atoms.data));
      }),
    [atoms, data, report],
  );
  useEffect(() => {
    const before = last.current;
    last.current = data;
    if (reported.current.has(data) || sameData(data, before)) return;
    setGiven(data);
    if (!sameData(data, atoms.data)) atoms.replace(data);
  }, [data, atoms]);
  return given;
}

/** Returns a stable function that calls the latest `run`. */
function useLatest<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => void latest.current(...args), []);
}
