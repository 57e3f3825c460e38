import { and, asc, desc, eq, gt, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A sort key of a list. The last key is unique, so each row has its own position and a page can begin after
 * any row: at the cost of the first page, and without duplicate or missing rows when others are added
 * meanwhile. Keys are never null.
 */
export type Key = { by: SQLWrapper; kind: Kind; descending: boolean };

/** The kinds of keys: how each is written as text without loss, and a pattern for that text. */
const KINDS = {
  number: {
    pattern: /^-?\d{1,18}$/,
    text: (key: SQLWrapper) => sql`(${key})::bigint::text`,
    value: (text: string) => sql`${text}::bigint`,
  },
  text: {
    pattern: /^[^\0]*$/,
    text: (key: SQLWrapper) => sql`(${key})::text`,
    value: (text: string) => sql`${text}::text`,
  },
  day: {
    pattern: /^-?\d{1,6}$/,
    text: (key: SQLWrapper) => sql`(${key} - date 'epoch')::text`,
    value: (text: string) => sql`date 'epoch' + ${text}::int`,
  },
  /** Microseconds, which a Date cannot hold. */
  moment: {
    pattern: /^-?\d{1,16}$/,
    text: (key: SQLWrapper) => sql`(extract(epoch from ${key}) * 1000000)::bigint::text`,
    value: (text: string) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
  },
};
type Kind = keyof typeof KINDS;

/** A list's sort keys by name. */
export type SortKeys = Readonly<Record<string, Omit<Key, 'descending'>>>;
/** A key's name, with a minus for descending order. */
export type SortBy<Keys extends SortKeys> = (keyof Keys & string) | `-${keyof Keys & string}`;

/** The keys of a sort; ties are sorted by id. */
export function keysOf<Keys extends SortKeys>(keys: Keys, sort: SortBy<Keys>, id: SQLWrapper): Key[] {
  const descending = sort.startsWith('-');
  return [
    { ...keys[sort.replace('-', '')]!, descending },
    { by: id, kind: 'number', descending },
  ];
}

/** A row's position in a list: its keys as text. */
export type Cursor = readonly string[];

export const orderBy = (keys: readonly Key[]): SQL[] =>
  keys.map(({ by, descending }) => (descending ? desc(by) : asc(by)));

/** As a subquery, so that PostgreSQL formats the keys of the page's rows only, not of every row it sorts. */
export const cursorOf = (keys: readonly Key[]): SQL<string[]> =>
  sql<string[]>`(select array[${sql.join(
    keys.map(({ by, kind }) => KINDS[kind].text(by)),
    sql`, `,
  )}])`;

/** The same, with the number of all rows of the query behind the keys. */
export const cursorAndCount = (keys: readonly Key[]): SQL<string[]> =>
  sql<string[]>`${cursorOf(keys)} || (count(*) over ())::text`;

export const isCursor = (keys: readonly Key[], place: readonly unknown[]): place is Cursor =>
  place.length === keys.length &&
  keys.every(({ kind }, index) => {
    const text = place[index];
    return typeof text === 'string' && KINDS[kind].pattern.test(text);
  });

/** The condition for rows after a position. */
export function afterCursor(keys: readonly Key[], place: Cursor): SQL {
  const values = keys.map(({ kind }, index) => KINDS[kind].value(place[index]!));
  if (keys.every(({ descending }) => descending === keys[0]!.descending)) {
    // As one row comparison, which an index can answer.
    const row = sql.join(
      keys.map(({ by }) => sql`${by}`),
      sql`, `,
    );
    return sql`(${row}) ${sql.raw(keys[0]!.descending ? '<' : '>')} (${sql.join(values, sql`, `)})`;
  }
  const steps = keys.map(({ by, descending }, index) =>
    and(
      ...keys.slice(0, index).map((before, position) => eq(before.by as SQL, values[position])),
      (descending ? lt : gt)(by as SQL, values[index]),
    ),
  );
  return or(...steps)!;
}
