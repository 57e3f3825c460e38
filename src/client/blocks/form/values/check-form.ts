import type { Errors, FormRules } from '../../../../language/run/form/form-module.ts';
import { type Mode, normalise } from '../../../../language/run/form/normalise.ts';
import { type ValidateOptions, validate } from '../../../../language/run/form/validate.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import type { FormData } from '../../../engine/value/data-path.ts';

export type Checked = {
  /** The data to send: trimmed, without blank rows. */
  data: FormData;
  /** Errors by the path of the row on screen. */
  errors: Errors;
};

/** The clock for time-based limits, and the record whose unchanged values they do not apply to. */
export type Timing = Pick<ValidateOptions, 'clock' | 'kept'>;

/** Normalises and validates a form's data, as the server does. */
export function checkForm(form: FormRules, shown: FormData, mode: Mode, timing: Timing = {}): Checked {
  const data = normalise(form, shown, mode);
  return { data, errors: asShown(form, shown, data, validate(form, data, { mode, ...timing }), mode) };
}

/** Moves each error from the row index as sent to the index on screen: blank rows are shown but not sent. */
export function asShown(
  form: FormRules,
  shown: FormData,
  sent: FormData,
  errors: Errors,
  mode: Mode,
): Errors {
  const moved = Object.entries(errors).map(([key, texts]) => {
    const [list, row, ...rest] = key.split('.');
    const index = Number(row);
    if (list === undefined || !Number.isInteger(index)) return [key, texts];
    const kept = keptRows(form, list, shown[list], sent[list], mode);
    return [[list, kept[index] ?? index, ...rest].join('.'), texts];
  });
  return Object.fromEntries(moved);
}

/** Returns the index on screen of each row that was sent. */
function keptRows(
  form: FormRules,
  list: string,
  shown: unknown,
  sent: unknown,
  mode: Mode,
): readonly number[] {
  if (!Array.isArray(shown) || !Array.isArray(sent) || shown.length === sent.length) return [];
  return shown.flatMap((row, index) => {
    const alone = isObject(row) ? normalise(form, { [list]: [row] }, mode)[list] : undefined;
    return Array.isArray(alone) && alone.length === 0 ? [] : [index];
  });
}
