import { useCallback, useEffect, useRef, useState } from 'react';
import type { Wizard } from '../../../generated/definitions.d.ts';
import type { Errors } from '../../shared/form-module.ts';
import { checkForm } from '../form/check-form.ts';
import type { Draft } from '../state/drafts.ts';
import { givenInitially } from './initial-values.ts';
import type { Submission } from './submission.ts';
import { useSurroundings } from './surroundings.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { byStep, type Step, startingValues, together, withDraft } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Drafts {
  draft: Draft | null;
  keep: (draft: Draft) => void;
  drop: () => Promise<unknown>;
}

/** What a wizard knows: what was entered in each step, where it stands, what is wrong. */
export function useWizard(
  name: string,
  wizard: Wizard,
  steps: readonly Step[],
  { draft, keep, drop }: Drafts,
) {
  const { scope, beforeClose } = useSurroundings();
  const [start] = useState(() => startingValues(steps, givenInitially(wizard.initial, scope)));
  const [values, setValues] = useState(() => (draft ? withDraft(steps, start, draft.steps) : start));
  const [errors, setErrors] = useState<readonly Errors[]>([]);
  const [furthest, setFurthest] = useState(draft?.furthest ?? 0);
  const history = useWizardStep(name, steps.length);
  const { step, show, leave, wasKept } = history;
  const touched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wizard opens does the draft say the step
  useEffect(() => {
    if (!wasKept && draft && draft.step !== step) show(draft.step);
  }, []);
  useEffect(() => {
    setFurthest((before) => Math.max(before, step));
  }, [step]);
  useEffect(() => {
    if (beforeClose) beforeClose.current = leave;
  }, [beforeClose, leave]);
  useEffect(() => {
    if (touched.current) keep({ step, furthest, steps: values as Draft['steps'] });
    touched.current = true;
  }, [values, step, furthest, keep]);

  const put = useCallback(
    (at: number, data: Data) => setValues((all) => all.map((old, index) => (index === at ? data : old))),
    [],
  );

  /** Shows the errors at their steps and goes to the first; false when no step has one. */
  const refuse = (found: Errors): boolean => {
    const { first, errors: own } = byStep(steps, found);
    setErrors(own);
    if (first !== undefined && first !== step) show(first);
    return first !== undefined;
  };

  /** Everything as it would be sent, or null when a step is not right: then that step shows why. */
  const check = (latest: readonly Data[]): Submission | null => {
    const forms = steps.flatMap((one) => one.form ?? []);
    const checked = steps.map(({ form }, index) => form && checkForm(form, latest[index]!, 'create'));
    if (refuse(Object.assign({}, ...checked.map((one) => one?.errors ?? {})))) return null;
    return { forms, data: together(checked.map((one) => one?.data ?? {})), initial: together(start) };
  };

  return { ...history, values, errors, furthest, put, refuse, check, drop };
}

export type WizardState = ReturnType<typeof useWizard>;
