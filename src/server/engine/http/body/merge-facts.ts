import { activePlans, declarationsOf, type Plan } from '../../../../language/run/form/plan.ts';
import { isObject } from '../../../../language/run/value/matches.ts';

type Data = Readonly<Record<string, unknown>>;

export type Merged = {
  data: Record<string, unknown>;
  /** Paths of sent rows that match none of the server's. */
  foreign: string[];
};

/**
 * Merges the server's facts into the sent values. A fact overrides anything sent under its name. A list of
 * rows is the server's: each row takes over the values sent for it, matched by the fields that it shares with
 * the form's writable ones (`question_id`), so a row that was not sent is still validated.
 */
export function mergeFacts(plan: Plan, sent: Data, facts: Data): Merged {
  const merged: Merged = { data: { ...sent }, foreign: [] };
  for (const [field, fact] of Object.entries(facts)) {
    const [declaration] = declarationsOf(activePlans(plan, sent), field);
    if (!declaration) continue;
    if (!isRows(fact) || !declaration.items) {
      merged.data[field] = fact;
      continue;
    }
    const rows = sent[field] ?? [];
    // Anything that is not a list of rows is left to validation.
    if (!isRows(rows)) continue;
    const used = new Set<Data>();
    merged.data[field] = fact.map((known) => {
      const match = rows.find((row) => !used.has(row) && belongs(declaration.items!, row, known));
      if (match) used.add(match);
      return { ...match, ...known };
    });
    for (const [index, row] of rows.entries()) if (!used.has(row)) merged.foreign.push(`${field}.${index}`);
  }
  return merged;
}

const isRows = (value: unknown): value is Data[] => Array.isArray(value) && value.every(isObject);

function belongs({ fields = {} }: Plan, row: Data, known: Data): boolean {
  return Object.keys(known)
    .filter((key) => !fields[key]?.isFact)
    .every((key) => row[key] === known[key]);
}
