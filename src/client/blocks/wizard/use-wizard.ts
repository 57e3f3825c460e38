import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Wizard, WizardBlock } from '../../../../generated/definitions.d.ts';
import type { Errors } from '../../../language/run/form/form-module.ts';
import { clockOf } from '../../../language/run/value/clock.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import type { Submission } from '../../engine/call/submission.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import type { DraftSaver, Saving } from '../../state/draft-saver.ts';
import type { Draft } from '../../state/drafts.ts';
import { useVisit } from '../../state/visit.ts';
import type { Timing } from '../form/values/check-form.ts';
import { useStart } from './use-start.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { checkSteps, firstIncomplete } from './wizard-check.ts';
import {
  byStep,
  changesOf,
  isChanged,
  mergeSteps,
  type Step,
  stepAt,
  together,
  withDraft,
  withSkipped,
} from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Drafts {
  draft: Draft | null;
  keep: (draft: Draft) => void;
  /** Deletes the draft for good, after its values were submitted. */
  drop: () => Promise<unknown>;
  /** Deletes the draft; the next change creates a new one. */
  forget: () => Promise<unknown>;
  /** The draft's save state; undefined when drafts are kept only in this browser. */
  saving: Saving | undefined;
  /** Waits for a pending save, and starts no other until the returned function is called. */
  hold: () => Promise<() => void>;
  saver: DraftSaver | undefined;
}

export interface WizardInput {
  block: WizardBlock;
  wizard: Wizard;
  steps: readonly Step[];
  drafts: Drafts;
}

/** A wizard's state: the values of each step, the current step, the errors. */
export function useWizard({
  block,
  wizard,
  steps: all,
  drafts: { draft, keep, drop, forget, saving, hold, saver },
}: WizardInput) {
  const { scope, beforeClose } = useBlockContext();
  const screen = useScreenContext();
  const visit = useVisit();
  const isFree = wizard.order === 'free';
  const { start, basis, ofRecord, saved, rebased, news } = useStart(wizard, all, scope);
  const [values, setValues] = useState(() =>
    draft ? withDraft(all, start, draft.steps, wizard.draft !== undefined) : start,
  );
  const steps = useMemo(() => withSkipped(all, values, scope), [all, values, scope]);
  const changes = useMemo(() => (isFree ? changesOf(all, start, values) : []), [isFree, all, start, values]);
  // After a submit the record is read again; whatever was typed since is applied on top of it.
  if (news) setValues(withDraft(all, news, changes));
  const [errors, setErrors] = useState<readonly Errors[]>([]);
  const [round, setRound] = useState(0);
  const { asked, isSaid, show, forward, back, leave } = useWizardStep(block.wizard);
  const timingOf = (at: number): Timing => ({
    clock: clockOf(scope),
    kept: ofRecord ? start[at] : undefined,
  });
  // For an existing record, the steps before the first invalid one count as done.
  const [furthest, setFurthest] = useState(() =>
    Math.max(draft?.furthest ?? 0, ofRecord ? firstIncomplete(steps, values, timingOf) : 0),
  );
  const isOpen = isFree || asked <= furthest;
  const reached = isOpen
    ? asked
    : Math.min(asked, Math.max(furthest, firstIncomplete(steps, values, timingOf)));
  const step = stepAt(steps, reached, 1);
  const touched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft sets the step only when the wizard opens
  useEffect(() => {
    if (!isFree && !isSaid && draft && draft.step !== step) show(draft.step);
  }, []);
  // Writes the current step to the address, even when the address asked for a later one.
  useEffect(() => {
    if (step !== asked) show(step);
  }, [step, asked, show]);
  useEffect(() => {
    setFurthest((before) => Math.max(before, step));
  }, [step]);
  useEffect(() => {
    if (beforeClose) beforeClose.current = leave;
  }, [beforeClose, leave]);
  // An unchanged wizard saves no draft: its last render after a submit would save what was sent.
  const opened = useRef(values);
  const begun = useRef(draft !== null);
  useEffect(() => {
    const isNew = isFree
      ? changes.some(isChanged)
      : begun.current || changesOf(all, opened.current, values).some(isChanged);
    if (touched.current && isNew) {
      begun.current = true;
      keep({ step, furthest, steps: (isFree ? changes : values) as Draft['steps'] });
    } else if (touched.current && isFree) void forget();
    touched.current = true;
  }, [isFree, changes, all, values, step, furthest, keep, forget]);

  const put = useCallback(
    (at: number, data: Data) => setValues((all) => all.map((old, index) => (index === at ? data : old))),
    [],
  );

  /**
   * Shows errors in their steps and goes to the first invalid step, unless the current one is invalid; false
   * when no step has errors.
   */
  const refuse = (found: Errors): boolean => {
    const { first, errors: stepErrors } = byStep(steps, found);
    setErrors(stepErrors);
    if (first === undefined) return false;
    if (first !== step && !isChanged(stepErrors[step])) show(first);
    return true;
  };

  const checkAll = (latest: readonly Data[]) =>
    checkSteps(steps, latest, isFree ? step : undefined, timingOf);

  /** Returns what a submit sends, or null when a step that must be valid is not: that step then shows why. */
  const check = (latest: readonly Data[]): Submission | null => {
    const checked = checkAll(latest);
    const sent = checked.map(({ isSent }, index) => ({ isSent, index })).filter(({ isSent }) => isSent);
    if (refuse(Object.assign({}, ...sent.map(({ index }) => checked[index]!.errors)))) return null;
    return {
      forms: sent.flatMap(({ index }) => steps[index]!.form ?? []),
      data: together(sent.map(({ index }) => checked[index]!.data)),
      initial: together(sent.map(({ index }) => start[index]!)),
      basis,
    };
  };

  const startOver = () => {
    setErrors([]);
    setValues(start);
    setRound((before) => before + 1);
  };

  return {
    steps,
    step,
    show,
    /** Continues from a valid step. */
    goOn: () => {
      const next = stepAt(steps, step + 1, 1);
      setFurthest((before) => Math.max(before, next));
      forward(next);
    },
    back: () => back(stepAt(steps, step - 1, -1)),
    leave,
    values,
    kept: timingOf(step).kept,
    errors,
    furthest,
    put,
    refuse,
    check,
    /** Whether there are unsaved changes. */
    unsaved: changes.some((one, index) => !steps[index]!.skipped && isChanged(one)),
    saving,
    hold,
    discard: startOver,
    /** Asks, and deletes the draft also on the server. */
    discardDraft: async () => {
      const { discardDraft } = await import('./discard-draft.ts');
      if (!(await discardDraft(visit, screen, wizard.draft!, saver!))) return;
      await forget();
      begun.current = false;
      opened.current = start;
      setFurthest(0);
      startOver();
      show(stepAt(steps, 0, 1));
    },
    /** The number of times that the user has started over. */
    round,
    /** Applies what the user chose between what was sent and what somebody else has saved. */
    merged: (latest: readonly Data[], data: Data, theirs: Data) => {
      const sent = checkAll(latest).map(({ isSent }) => isSent);
      const merge = mergeSteps(steps, { start, latest, sent }, data, theirs);
      rebased(merge.start);
      setValues(merge.values);
      return merge.values;
    },
    /**
     * After a submit, the sent values are the new start; a wizard that closes afterwards saves nothing. Tabs
     * that were held back keep their input and are marked.
     */
    sent: (latest: readonly Data[]) => {
      if (!isFree) return drop();
      const checked = checkAll(latest);
      const changed = changesOf(steps, start, latest);
      const isHeld = (index: number) => !checked[index]!.isSent && isChanged(changed[index]);
      setErrors(checked.map(({ errors }, index) => (isHeld(index) ? errors : {})));
      setValues(latest);
      return saved(latest.map((data, index) => (isHeld(index) ? start[index]! : data)));
    },
  };
}

export type WizardState = ReturnType<typeof useWizard>;
