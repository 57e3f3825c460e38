import { type SQL, sql } from 'drizzle-orm';
import type { StoredCount, StoredQuestion } from '../../../../language/run/change/change.ts';
import { breaksLimits } from '../../../../language/run/change/limits.ts';
import type { Db } from '../connect.ts';
import { type StoredRecord, storedPlace, storedValue } from './stored-place.ts';

/** Answers a question about stored values; null when the field is stored where no statement reaches it. */
export async function countStored(
  db: Db,
  records: Readonly<Record<string, StoredRecord>>,
  { record, path, which }: StoredQuestion,
  isFile = false,
): Promise<StoredCount | null> {
  const stored = records[record];
  const place = stored && storedPlace(stored, path, isFile);
  if (!place) return null;
  const values = sql`(select ${storedValue(place)} as value from ${place.table}${place.counts ? sql` where ${place.counts}` : sql``}) as stored`;
  if (typeof which === 'object' && 'limits' in which) {
    const { rows } = await db.execute<{ value: unknown; times: string }>(
      sql`select value, count(*) as times from ${values} group by value`,
    );
    const sum = (some: typeof rows) => some.reduce((total, { times }) => total + Number(times), 0);
    return { count: sum(rows.filter(({ value }) => breaksLimits(value, which.limits))), of: sum(rows) };
  }
  const { rows } = await db.execute<{ count: string; of: string }>(
    sql`select count(*) filter (where ${conditionOf(which)}) as count, count(*) as of from ${values}`,
  );
  return { count: Number(rows[0]!.count), of: Number(rows[0]!.of) };
}

function conditionOf(which: 'missing' | 'present' | { values: string[] }): SQL {
  if (which === 'missing') return sql`value is null`;
  if (which === 'present') return sql`value is not null`;
  return isOneOf(which.values);
}

/** Whether the value, or one of its entries, is one of these, written as text. */
export const isOneOf = (values: readonly string[]): SQL =>
  sql`(case jsonb_typeof(value) when 'array' then exists (select from jsonb_array_elements_text(value) as entry
    where entry = any(${sql.param(values)}::text[])) else value #>> '{}' = any(${sql.param(values)}::text[]) end)`;
