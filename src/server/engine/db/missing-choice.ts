import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The part of a record's kind that names its fields. */
type Kind = {
  table: PgTable;
  serverColumns: readonly string[];
  choices: Readonly<Record<string, PgTable>>;
  rows: Readonly<Record<string, { table: PgTable }>>;
};

/** A reference item was deleted at the moment a form's field chose it. */
export class MissingChoice extends Error {
  readonly field: string;

  constructor(field: string, cause: unknown) {
    super(`${field} chooses what is not there`, { cause });
    this.field = field;
  }
}

/** Reports the field when a record cannot be written because an item it chooses has just been deleted. */
export async function reportMissingChoice<T>(kind: Kind, write: () => Promise<T>): Promise<T> {
  return write().catch((error) => {
    const field = choiceIn(kind, error);
    throw field === null ? error : new MissingChoice(field, error);
  });
}

/** PostgreSQL names it in the detail: "Key (subject_id)=(39) is not present in table …". */
function choiceIn(kind: Kind, error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, table, detail } = cause as { code?: string; table?: string; detail?: string };
    const column = /^Key \((\w+)\)=.* is not present/.exec(detail ?? '')?.[1];
    if (code !== '23503' || !column || kind.serverColumns.includes(column) || column === 'owner_id') continue;
    if (table === getTableName(kind.table)) return column;
    const rows = Object.entries(kind.rows).map(([field, list]) => [field, list.table] as const);
    const found = [...Object.entries(kind.choices), ...rows].find(([, list]) => getTableName(list) === table);
    return found?.[0] ?? null;
  }
  return null;
}
