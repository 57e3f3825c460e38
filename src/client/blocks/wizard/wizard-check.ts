import type { Errors } from '../../../language/run/form/form-module.ts';
import { type Checked, checkForm, type Timing } from '../form/values/check-form.ts';
import type { Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

/** Returns the values that a step would send, and its errors; undefined for a step of blocks or a skipped one. */
export const checkStep = ({ form, skipped }: Step, data: Data, timing: Timing): Checked | undefined =>
  form && !skipped ? checkForm(form, data, 'create', timing) : undefined;

/** Returns the first invalid step, or the last one when all are valid. */
export function firstIncomplete(
  steps: readonly Step[],
  values: readonly Data[],
  timingOf: (step: number) => Timing,
): number {
  const found = steps.findIndex(
    (step, index) => Object.keys(checkStep(step, values[index]!, timingOf(index))?.errors ?? {}).length > 0,
  );
  return found < 0 ? steps.length - 1 : found;
}

export interface CheckedStep {
  data: Data;
  errors: Errors;
  /** Whether a submit sends this step. */
  isSent: boolean;
}

/**
 * Validates the steps for a submit. Steps in sequence are sent together, so all must be valid. With tabs,
 * only the active one must be: the others are sent if they are valid, and otherwise keep their input for a
 * later submit.
 */
export const checkSteps = (
  steps: readonly Step[],
  values: readonly Data[],
  shownTab: number | undefined,
  timingOf: (step: number) => Timing,
): CheckedStep[] =>
  steps.map((step, index) => {
    const { data, errors } = checkStep(step, values[index]!, timingOf(index)) ?? { data: {}, errors: {} };
    const isDue = shownTab === undefined || shownTab === index;
    return { data, errors, isSent: !step.skipped && (isDue || Object.keys(errors).length === 0) };
  });
