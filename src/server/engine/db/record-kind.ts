import { isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ChoiceTable } from './tables/owned.ts';

/** A table for the rows of a repeatable list. */
export type RowTable = PgTable & {
  owner_id: AnyPgColumn;
  position: AnyPgColumn;
  extra: AnyPgColumn;
};

/**
 * How a kind of record is stored: a row of its table, link tables for lists of reference items, tables for
 * repeatable rows. A form's field is looked up by name in `choices`, then `rows`, then the table's columns;
 * any other field is stored in `extra`, whatever its type.
 */
export type RecordKind = {
  table: PgTable & { extra: AnyPgColumn };
  /** What its records are called in `x-stores`, if each has a `form_version`. */
  stored?: string;
  id: AnyPgColumn;
  /** Columns that the server fills, not a form. */
  serverColumns: readonly string[];
  choices: Readonly<Record<string, ChoiceTable>>;
  rows: Readonly<Record<string, RowKind>>;
};

export type RowKind = {
  table: RowTable;
  /** Columns that the server fills; those in `shown` are read with the row. */
  serverColumns: readonly string[];
  shown?: readonly string[];
  /**
   * The id column, if rows are updated in place: a row sent with its id is kept, and so are references to it.
   */
  key?: AnyPgColumn;
  /** The retirement timestamp column, if rows can be retired: a retired row is neither read nor replaced. */
  retired?: AnyPgColumn;
};

/** The condition of rows that are not retired; undefined if none can be. */
export const isCurrent = ({ retired }: RowKind): SQL | undefined => retired && isNull(retired);
