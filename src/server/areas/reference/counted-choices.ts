import type { Db } from '../../engine/db/connect.ts';
import { type LookupName, lookupRows, lookups } from './lookup-queries.ts';

/** The items of a filter that always come first. */
export interface Choices {
  list: LookupName;
  /** By name or by another property. */
  first?: readonly string[];
  by?: string;
}

type Choice = { id: number; name: string; name_ar: string | null; count: number };

/** The items of a list as a filter offers them, each with its number of matches. */
export async function countedChoices(
  db: Db,
  { list, first = [], by }: Choices,
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[] = [],
): Promise<Choice[]> {
  const { value, label } = lookups[list];
  const rows = await lookupRows(db, list);
  const choices = rows.map((row) => {
    const id = Number(row[value.name]);
    const place = first.indexOf(String(row[by ?? label.name]));
    const name = String(row[label.name]);
    const name_ar = (row.name_ar as string | null | undefined) ?? null;
    return { id, name, name_ar, first: place, count: counts.get(id) ?? 0, chosen: chosen.includes(id) };
  });
  return inOrderOfChoice(choices);
}

/**
 * Orders choices: pinned ones first, then by count; leaves out those without matches, unless pinned or
 * chosen.
 */
export function inOrderOfChoice<Row extends { name: string; count: number; first: number; chosen: boolean }>(
  rows: readonly Row[],
): Row[] {
  const place = ({ first }: Row) => (first < 0 ? Number.POSITIVE_INFINITY : first);
  return rows
    .filter(({ count, first, chosen }) => count > 0 || first >= 0 || chosen)
    .toSorted((a, b) => {
      if (place(a) !== place(b)) return place(a) - place(b);
      return b.count - a.count || a.name.localeCompare(b.name);
    });
}
