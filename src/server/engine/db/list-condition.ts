import { and, eq, gte, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** How many rows of a list are expected to match. */
export type Expected = 'few' | 'many';

/**
 * A condition on a list's rows: either it names columns of the list's own table only, or it is a function,
 * which may also name joined tables. For few expected matches it should be answered by indexes; for many,
 * each row is checked in the list's order, which soon fills a page.
 */
export type Condition = SQL | undefined | (Varied & { isOwn?: boolean });
type Varied = (expected: Expected) => SQL | Checked | undefined;

/**
 * A condition whose matches the planner would underestimate, such as a search in several tables, and so join
 * and sort everything.
 */
type Checked = { checked: SQL | undefined };
export const checked = (condition: SQL | undefined): Checked => ({ checked: condition });

/** A condition that differs by what is expected, and names columns of the list's own table only. */
export const own = (condition: Varied): Condition => Object.assign(condition, { isOwn: true });

/** Combines conditions that must all hold. */
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
      // As a CASE: the planner then assumes that every other row matches.
      return and(...plain, each && sql`case when ${each} then true end`);
    },
    isOwn: conditions.every((condition) => typeof condition !== 'function' || condition.isOwn),
  };
}

/** A text to search rows by: how to check a single row, and a condition that indexes can answer. */
export type SearchedText = { check: SQL; find: SQL };

/** A text in the list's own table. */
export const ownText = (condition: SQL): SearchedText => ({ check: condition, find: condition });

/**
 * A text in the row that a column references, in a table that the list joins. `indexed` is an equivalent
 * condition that an index can answer, if `condition` cannot use one.
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
 * The same in a table that the list does not join: the row is read by its key. For lists that reference many
 * tables and do not sort by their columns: many joins take longer to plan than to run.
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

/** The condition for rows in which one of these texts matches; `id` identifies the list's rows. */
export function foundByText(id: AnyPgColumn, texts: readonly SearchedText[]): Condition {
  const isMet = or(...texts.map(({ check }) => check));
  if (texts.every(({ check, find }) => check === find)) return isMet;
  const ids = texts.map(({ find }) => sql`select ${id} from ${id.table} where ${find}`);
  return (expected) =>
    expected === 'many' ? checked(isMet) : inArray(id, sql`(${sql.join(ids, sql` union `)})`);
}

type Value<Column extends AnyPgColumn> = Column['_']['data'];

/** Filters by a column's value; each entry is the condition for one value of the parameter. */
export const equals =
  <Column extends AnyPgColumn>(column: Column) =>
  (value: Value<Column>): SQL =>
    eq(column, value);

/** An empty list of values filters nothing. */
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
