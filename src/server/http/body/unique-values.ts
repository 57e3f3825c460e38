import { ruleTexts } from '../../../../generated/rule-texts.ts';
import type { Errors, FormRules } from '../../../language/run/form/form-module.ts';
import { messageIn, type Place, type Plan, plansWithin } from '../../../language/run/form/plan.ts';
import type { StoredValues } from './stored-values.ts';

type Data = Readonly<Record<string, unknown>>;

/** Whether another record has this text in this field, and these values in the others. */
export type IsTaken = (field: string, text: string, together: Data) => Promise<boolean>;

/**
 * Checks that every value is unique whose field says so in `x-unique`: the one rule that needs the database. `record` is
 * what is stored in the end, which may be more than what was sent.
 */
export async function checkUnique(places: readonly Place[], record: Data, isTaken: IsTaken): Promise<Errors> {
  const errors: Errors = {};
  for (const { value, path, plans } of places) {
    const unique = plans.map((plan) => plan.unique).find((rule) => rule !== undefined);
    // The rule compares texts and numbers; anything else the form itself refuses.
    if (unique === undefined || value === '' || typeof value === 'object') continue;
    const beside = unique === true ? [] : unique;
    const together = Object.fromEntries(beside.map((name) => [name, record[name] ?? null]));
    const field = String(path[0]);
    if (await isTaken(field, String(value), together))
      errors[field] = [messageIn(plans, 'x-unique') ?? ruleTexts['x-unique']!];
  }
  return errors;
}

/** Unique fields without a column to compare with, in words; the start fails when there is one. */
export function uncheckableUniques(
  forms: readonly FormRules[],
  { canBeUnique }: Pick<StoredValues, 'canBeUnique'>,
): string[] {
  return forms.flatMap(({ name, plan }) => {
    const isKnown = (field: Plan) =>
      Object.entries(plan.fields ?? {}).some(([id, one]) => one === field && canBeUnique(name, id));
    return plansWithin(plan).some((one) => one.unique && !isKnown(one))
      ? [`a field of ${name} is unique among values that have no column`]
      : [];
  });
}
