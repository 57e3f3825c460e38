import type { CodedErrors, FormRules } from '../../../../language/run/form/form-module.ts';
import { type Place, type Plan, plansWithin } from '../../../../language/run/form/plan.ts';
import { ruleMessage } from '../../../../language/run/form/validate.ts';
import type { StoredValues } from './stored-values.ts';

type Data = Readonly<Record<string, unknown>>;

/** Whether another record has this text in this field, and these values in the others. */
export type IsTaken = (field: string, text: string, together: Data) => Promise<boolean>;

/**
 * Reports values that must be unique (`x-unique`) and are not: the one rule that needs the database. `record`
 * is the record after the change, which may have more fields than were sent.
 */
export async function checkUnique(
  places: readonly Place[],
  record: Data,
  isTaken: IsTaken,
): Promise<CodedErrors> {
  const errors: CodedErrors = {};
  const check = async ({ value, path, plans }: Place): Promise<void> => {
    const unique = plans.map((plan) => plan.unique).find((rule) => rule !== undefined);
    // The rule compares texts and numbers; the form refuses other types.
    if (unique === undefined || value === '' || typeof value === 'object') return;
    const beside = unique === true ? [] : unique;
    const together = Object.fromEntries(beside.map((name) => [name, record[name] ?? null]));
    const field = String(path[0]);
    if (await isTaken(field, String(value), together)) errors[field] = [ruleMessage('x-unique', plans)];
  };
  await Promise.all(places.map(check));
  return errors;
}

/** Describes unique fields without a column to compare with; the server does not start if there are any. */
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
