import type { CodedErrors } from '../../../../language/run/form/form-module.ts';
import { type Place, type Plan, plansWithin, visitValues } from '../../../../language/run/form/plan.ts';
import { ruleMessage } from '../../../../language/run/form/validate.ts';
import { isObject } from '../../../../language/run/value/matches.ts';

type Data = Readonly<Record<string, unknown>>;

/** A reference list's rows with these ids, by id; null when the lookup accepts any value. */
export type FindRows = (
  lookup: string,
  ids: readonly unknown[],
) => Promise<ReadonlyMap<unknown, Data> | null>;

/** A value that refers to items of a reference list. */
type Chosen = { lookup: string; row?: string; ids: unknown[]; place: Place };

function chosenAt(place: Place): Chosen[] {
  const use = place.plans.map(({ lookup }) => lookup).find((lookup) => lookup !== undefined);
  return use ? [{ ...use, ids: [place.value].flat(), place }] : [];
}

/** The ids of the items that data chooses, by reference list. */
export function chosenIn(plan: Plan, data: Data): ReadonlyMap<string, readonly unknown[]> {
  const chosen: Chosen[] = [];
  visitValues(plan, data, (place) => chosen.push(...chosenAt(place)));
  const lists = [...Map.groupBy(chosen, ({ lookup }) => lookup)];
  return new Map(lists.map(([lookup, each]) => [lookup, each.flatMap(({ ids }) => ids)]));
}

const withRows = new WeakMap<Plan, boolean>();

/** Whether rows of a form receive facts of the items they choose. */
export function takesLookupRows(plan: Plan): boolean {
  const known = withRows.get(plan) ?? plansWithin(plan).some(({ lookup }) => lookup?.row);
  withRows.set(plan, known);
  return known;
}

/**
 * Sets the facts of chosen items in rows with `{"lookup": …, "row": "question_type"}`, overriding what was
 * sent under that name. `data` is the caller's own copy.
 */
export async function addLookupRows(plan: Plan, data: Data, findRows: FindRows): Promise<void> {
  const chosen: Chosen[] = [];
  visitValues(plan, data, (place) => chosen.push(...chosenAt(place).filter(({ row }) => row)));
  const found = await Promise.all(chosen.map(({ lookup, ids }) => findRows(lookup, ids)));
  for (const [index, { row, ids, place }] of chosen.entries())
    if (isObject(place.holder)) place.holder[row!] = found[index]?.get(ids[0]);
}

/** Reports ids of items that do not exist, at the fields that name them. */
export async function checkLookups(places: readonly Place[], findRows: FindRows): Promise<CodedErrors> {
  const lists = [...Map.groupBy(places.flatMap(chosenAt), (one) => one.lookup)];
  const found = await Promise.all(
    lists.map(([lookup, chosen]) =>
      findRows(
        lookup,
        chosen.flatMap(({ ids }) => ids),
      ),
    ),
  );
  const errors: CodedErrors = {};
  for (const [index, [, chosen]] of lists.entries()) {
    const rows = found[index];
    for (const { ids, place } of rows ? chosen : [])
      if (!ids.every((id) => rows!.has(id)))
        errors[place.path.join('.')] = [ruleMessage('x-lookup', place.plans)];
  }
  return errors;
}
