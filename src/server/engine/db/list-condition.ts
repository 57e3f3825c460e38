import { and, eq, gte, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** How many rows of a list are expected to meet a condition. */
export type Expected = 'few' | 'many';

/**
 * A condition for the rows of a list: one that names columns of the list's own table alone, or a function, which may
 * name joined tables, too. If few rows are expected, indexes should find them; if many, the condition is checked row by
 * row in the list's order, which soon fills a page.
 */
export type Condition = SQL | undefined | ((expected: Expected) => SQL | Checked | undefined);

/**
 * A condition that the planner would guess far too few matches for, such as texts in several tables, and join and sort
 * everything.
 */
type Checked = { checked: SQL | undefined };
export const checked = (condition: SQL | undefined): Checked => ({ checked: condition });

/** Combines conditions that must all be met. */
export function allOf(conditions: readonly Condition[]): {
  where: (expected: Expected) => SQL | undefined;
  isOwn: boolean;
} {
  return {
    where: (expected) => {
      const plain: (SQL | undefined)[] = [];
      const rowByRow: (SQL | undefined)[] = [];
      for (const condition of conditions) {
        const met = typeof condition === 'function' ? condition(expected) : condition;
        if (met && 'checked' in met) rowByRow.push(met.checked);
        else plain.push(met);
      }
      const each = and(...rowByRow);
      // As one case: the planner assumes that every other row meets it.
      return and(...plain, each && sql`case when ${each} then true end`);
    },
    isOwn: conditions.every((condition) => typeof condition !== 'function'),
  };
}

/** A text that a search may find a row by: how one row is checked, and a condition that indexes answer. */
export type SearchedText = { check: SQL; find: SQL };

/** A text of the list's own table. */
export const ownText = (condition: SQL): SearchedText => ({ check: condition, find: condition });

/**
 * A text of the row that a column refers to, in a table that the list joins. `indexed` is the condition for the same
 * rows that an index answers, if `condition` is not.
 */
export const joinedText = (
  reference: AnyPgColumn,
  key: AnyPgColumn,
  condition: SQL,
  indexed: SQL | undefined = condition,
): SearchedText => ({
  check: condition,
  find: sql`${reference} in (select ${key} from ${key.table} where ${indexed})`,
});

/**
 * The same in a table that the list does not join: the row is found by its key. For lists that refer to many tables,
 * and are not sorted by their columns: joins of many tables take longer to plan than to run.
 */
export const referredText = (
  reference: AnyPgColumn,
  key: AnyPgColumn,
  condition: SQL,
  indexed: SQL | undefined = condition,
): SearchedText => ({
  ...joinedText(reference, key, condition, indexed),
  check: sql`(select ${condition} from ${key.table} where ${eq(key, reference)})`,
});

/** The condition for rows that one of these texts finds; `id` identifies the list's rows. */
export function foundByText(id: AnyPgColumn, texts: readonly SearchedText[]): Condition {
  const isMet = or(...texts.map(({ check }) => check));
  if (texts.every(({ check, find }) => check === find)) return isMet;
  const ids = texts.map(({ find }) => sql`select ${id} from ${id.table} where ${find}`);
  return (expected) =>
    expected === 'many' ? checked(isMet) : inArray(id, sql`(${sql.join(ids, sql` union `)})`);
}

type Value<Column extends AnyPgColumn> = Column['_']['data'];

/** Filters by a column's value; each is the condition for the value of one parameter. */
export const equals =
  <Column extends AnyPgColumn>(column: Column) =>
  (value: Value<Column>): SQL =>
    eq(column, value);

/** No value at all filters nothing. */
export const anyOf =
  <Column extends AnyPgColumn>(column: Column) =>
  (values: readonly Value<Column>[]): SQL | undefined =>
    values.length > 0 ? inArray(column, [...values]) : undefined;

export const atLeast =
  <Column extends AnyPgColumn>(column: Column) =>
  (value: Value<Column>): SQL =>
    gte(column, value);

export const atMost =
  <Column extends AnyPgColumn>(column: Column) =>
  (value: Value<Column>): SQL =>
    lte(column, value);

/** Filters by whether a column has a value. */
export const isSet =
  (column: AnyPgColumn) =>
  (is: boolean): SQL =>
    is ? isNotNull(column) : isNull(column);

/** Filters by whether a condition is met. */
export const isMet =
  (condition: SQL) =>
  (is: boolean): SQL =>
    is ? condition : not(condition);
