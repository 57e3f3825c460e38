import { type Checked, checkForm, type Timing } from '../../form/check-form.ts';
import type { Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

/** Returns the values that a step would send, and its errors; undefined for a step of blocks. */
export const checkStep = ({ form }: Step, data: Data, timing: Timing): Checked | undefined =>
  form && checkForm(form, data, 'create', timing);

/** Returns the first invalid step; the last one when all are valid. */
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
