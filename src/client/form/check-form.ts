import { isObject } from '../../shared/conditions.ts';
import type { Errors, FormModule } from '../../shared/form-module.ts';
import { type Mode, normalise } from '../../shared/normalise.ts';
import { validate } from '../../shared/validate.ts';
import type { FormData } from './data-path.ts';

export type Checked = {
  /** What would be sent: trimmed, blank rows dropped. */
  data: FormData;
  /** Findings at the rows as they stand on the screen. */
  errors: Errors;
};

/** Normalises and validates a form's data as both sides do. */
export function checkForm(form: FormModule, shown: FormData, mode: Mode): Checked {
  const data = normalise(form, shown, mode);
  return { data, errors: asShown(form, shown, data, validate(form, data, { mode }), mode) };
}

/**
 * Errors name rows of what was sent; blank rows, which stand on the screen, were not sent. This puts each error at the
 * row that a person sees.
 */
export function asShown(
  form: FormModule,
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

/** For each row that was sent, its number on the screen. */
function keptRows(
  form: FormModule,
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
