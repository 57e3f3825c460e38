import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { operations } from '../../../../generated/operations.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Fields } from '../../engine/db/record.ts';
import type { RecordKind } from '../../engine/db/record-kind.ts';
import { adminLists, listNames } from './admin-list-queries.ts';

/** The kind of record of each form with unique fields, by the form's name. */
const KINDS = new Map<string, RecordKind>(
  listNames.map((list) => [
    operations[`create${adminLists[list].Name}` as 'createCountry'].forms[0],
    adminLists[list].kind,
  ]),
);

/** Whether a form's field has a column to compare with. */
export function canBeUnique(form: string, field: string): boolean {
  const kind = KINDS.get(form);
  return kind !== undefined && Object.hasOwn(getTableColumns(kind.table), field);
}

/**
 * Whether a record other than `exceptId`, of the kind that a form creates, has this text in a column,
 * ignoring case and repeated blanks, and these values in others.
 */
export async function isTaken(
  db: Db,
  form: string,
  { column, text, together }: { column: string; text: string; together: Fields },
  exceptId: number | null,
): Promise<boolean> {
  const { table, id } = KINDS.get(form)!;
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const beside = Object.entries(together).map(([name, value]) => ({ column: columns[name]!, value }));
  if (!beside.every(({ column: other, value }) => canHold(other, value))) return false;
  const rows = await db
    .select({ id })
    .from(table as PgTable)
    .where(
      and(
        sql`lower(${columns[column]}) = lower(${text.replace(/\s+/g, ' ')})`,
        ...beside.map(({ column: other, value }) => eq(other, value)),
        exceptId === null ? undefined : ne(id, exceptId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a column can store the value; the form refuses others. */
const canHold = ({ dataType }: AnyPgColumn, value: unknown): boolean =>
  dataType === 'number' ? Number.isSafeInteger(value) : typeof value === dataType;
