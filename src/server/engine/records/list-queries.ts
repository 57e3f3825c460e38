import { Column, is, type SQL, type Subquery } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import { type Cursor, cursorOf, type Key, keysOf, orderBy, type SortKeys } from '../db/keyset.ts';
import { type LargeList, pageOfLarge, type Rows } from '../db/large-list.ts';
import {
  allOf,
  type Condition,
  type Expected,
  foundByText,
  type SearchedText,
} from '../db/list-condition.ts';
import { inOneStatement } from '../db/one-statement.ts';
import { EMPTY_PAGE, type Page, type PageOfRows } from '../db/page.ts';
import { pageCounted } from '../db/page-counted.ts';
import type { Call, QueryParams } from '../http/handler.ts';
import { type NumberedMeta, numbered, type PageMeta, paging } from '../http/paging.ts';
import type { SessionUser } from '../http/session-user.ts';
import { batchesByCursor, batchesById, batchOfAll } from './csv/bounded-rows.ts';

/** The document's parameters that are not filters. */
type Paging = 'page' | 'per_page' | 'cursor' | 'sort' | 'search';

/** The same for each of several operations. */
type Query<K extends OperationId> = K extends OperationId ? QueryParams<K> : never;
type Name<K extends OperationId> = K extends OperationId ? Exclude<keyof QueryParams<K>, Paging> : never;
type Value<K extends OperationId, N extends PropertyKey> = K extends OperationId
  ? QueryParams<K> extends { [Param in N]?: infer V }
    ? NonNullable<V>
    : never
  : never;
type Sort<K extends OperationId> = Value<K, 'sort'> & string;
type SortName<K extends OperationId> = Sort<K> extends infer S ? (S extends `-${string}` ? never : S) : never;
type Meta<K extends OperationId> = K extends OperationId
  ? QueryParams<K> extends { page?: unknown }
    ? 'cursor' extends keyof QueryParams<K>
      ? PageMeta
      : NumberedMeta
    : never
  : never;
/** Whether the document has a cursor for the list. */
type HasCursor<K extends OperationId> = [Meta<K>] extends [PageMeta] ? true : false;
type Placed<K extends OperationId> = HasCursor<K> extends true ? { place: Cursor } : unknown;

/** The call as its list sees it. */
export type Reading<K extends OperationId = OperationId> = {
  db: Db;
  user: SessionUser | null;
  now: Date;
  /** The text to search for. */
  text: string | undefined;
  /** The values of the filters, for filters that are read together. */
  asked: { [N in Name<K>]?: Value<K, N> | undefined };
  /** Conditions that the program sets, not the caller. */
  within: Readonly<Record<string, unknown>>;
};

/** A filter returns the condition for a parameter's value. */
type Filter<V, K extends OperationId> = (value: V, reading: Reading<K>) => Condition | Promise<Condition>;

type Limits = Readonly<Record<string, (value: never, reading: Reading<never>) => Condition>>;
/** Values for the conditions that the program sets; null where the caller may see no row. */
export type Within<L extends Limits> = { readonly [N in keyof L]?: Parameters<L[N]>[0] | undefined };

type Order<K extends OperationId> =
  | {
      /** The documented sorts; ties are sorted by id. */
      sorts: { readonly [N in SortName<K> & string]: Omit<Key, 'descending'> };
      keys?: undefined;
      order?: undefined;
    }
  | {
      sorts?: undefined;
      /** Any other order. */
      keys: (sort: Sort<K>, reading: Reading<K>) => readonly Key[] | Promise<readonly Key[]>;
      order?: undefined;
    };

/**
 * An order without positions, such as one that changes over time: pages have numbers only, and all rows are
 * counted on every call.
 */
type NumberedOrder<K extends OperationId> = {
  sorts?: undefined;
  keys?: undefined;
  order: (sort: Sort<K>, reading: Reading<K>) => readonly SQL[];
};

type Matching<K extends OperationId, Row, Facts> =
  | {
      /** The texts in which to search; one of them must match. */
      search?: (
        text: string,
        reading: Reading<K>,
      ) => readonly SearchedText[] | Condition | Promise<Condition>;
      /** A filter for each other parameter of the document; or their conditions, if other searches share them. */
      filters:
        | { readonly [N in Name<K>]-?: Filter<Value<K, N>, K> }
        | ((asked: Reading<K>['asked'], reading: Reading<K>) => readonly Condition[]);
      find?: undefined;
    }
  | {
      search?: undefined;
      filters?: undefined;
      /**
       * Finds a page itself, and facts about the search: for searches that are relaxed if they find nothing,
       * or that an index of their own answers sooner.
       */
      find: (page: Page & { keys: readonly Key[] }, reading: Reading<K>) => Promise<PageOfRows<Row> & Facts>;
    };

type Declared<K extends OperationId, L extends Limits, Row, Read, Facts> = (HasCursor<K> extends true
  ? Order<K>
  : NumberedOrder<K>) &
  Matching<K, Row, Facts> & {
    table: PgTable | Subquery;
    /** Identifies a row. */
    id: AnyPgColumn;
    /**
     * Joins the tables that conditions and sorts name, exactly one row of each per row of the list; only when
     * they name any.
     */
    joined?: (query: PgSelect, keys: readonly Key[], reading: Reading<K>) => PgSelect;
    /** Conditions that the program sets, not the caller: `{ owner_id: equals(things.owner_id) }`. */
    within?: L;
    /** The condition for all calls, or for those of some callers. */
    always?: (reading: Reading<K>) => Condition;
    /** Whether there are few enough rows to count on every call. */
    isCounted?: boolean;
    /**
     * Whether an export needs all ids first, because searching takes longer than reading its rows; for rows
     * that are ids.
     */
    isReadWhole?: boolean;
    /**
     * Selects rows, with their positions where there is a cursor, and joins everything this needs; without it,
     * a row is its `id`.
     */
    select?: (db: Db, place: SQL<string[]>) => { where(condition: SQL | undefined): Rows<Row & Placed<K>> };
    /** Reads what belongs to the rows of a page. */
    read?: (rows: Row[], reading: Reading<K>) => Promise<Read[]>;
  };

type ListCall<K extends OperationId> = K extends OperationId
  ? Pick<Call<K>, 'path' | 'query' | 'listCondition'>
  : never;
type Caller = { db: Db; user: SessionUser | null; clock: () => Date };

const isAbsent = (value: unknown) => value === undefined;

/** Separates the filters of a query from its other parameters. */
function partsOf(query: object) {
  const { page, per_page, cursor, sort, search, ...asked } = query as Page &
    Partial<Record<'cursor' | 'sort' | 'search', string>>;
  return { paged: { page, per_page, cursor }, sort, text: search, asked };
}

const readingOf = <K extends OperationId>(
  { db, user, clock }: Caller,
  { text, asked }: Pick<ReturnType<typeof partsOf>, 'text' | 'asked'>,
  within: object,
) => ({ db, user, now: clock(), text, asked, within }) as unknown as Reading<K>;

/**
 * Declares the list of an operation, or of several with the same rows, such as a list and its export.
 * Parameters, sorts and their types follow from the document.
 */
export function list<
  const K extends OperationId,
  L extends Limits = Record<never, never>,
  Row extends object = { id: number },
  Read = Row,
  Facts extends object = Record<never, never>,
>(of: K | readonly K[], declared: Declared<K, L, Row, Read, Facts>) {
  const { id, joined, read } = declared;
  // Which of these there are follows from the document: types cannot tell for any operation.
  const {
    sorts,
    keys: keysFor,
    order: orderFor,
  } = declared as {
    sorts?: SortKeys;
    keys?: (sort: unknown, reading: Reading<K>) => readonly Key[] | Promise<readonly Key[]>;
    order?: (sort: unknown, reading: Reading<K>) => readonly SQL[];
  };
  const table = declared.table as PgTable;
  const name = [of].flat()[0];

  async function conditionOf(reading: Reading<K>) {
    const { filters = () => [] } = declared;
    return allOf([
      declared.always?.(reading),
      ...(await conditionsOf(declared.within ?? {}, reading.within, reading)),
      ...(typeof filters === 'function'
        ? filters(reading.asked, reading)
        : await conditionsOf(filters, reading.asked, reading)),
      reading.text ? await soughtBy(reading.text, reading) : undefined,
    ]);
  }

  async function soughtBy(text: string, reading: Reading<K>): Promise<Condition> {
    const sought = await declared.search?.(text, reading);
    return Array.isArray(sought) ? foundByText(id, sought as SearchedText[]) : (sought as Condition);
  }

  /** Prepares the search of a call: how its pages are identified, sorted and read. */
  async function search(query: Query<K>, caller: Caller, within: Within<L> = {}) {
    const { paged, sort, text, asked } = partsOf(query);
    const { db } = caller;
    const reading = readingOf<K>(caller, { text, asked }, within);
    const keys = sorts ? keysOf(sorts, sort!, id) : ((await keysFor?.(sort, reading)) ?? []);
    const order = orderFor?.(sort, reading) ?? orderBy(keys);
    const { where, isOwn } = await conditionOf(reading);
    const isSortedByOwn = keys.every(({ by }) => is(by, Column) && by.table === table);
    const join = joined && ((joining: PgSelect) => joined(joining, keys, reading));
    const select = (from: Db, fitting: SQL | undefined, place = cursorOf(keys)) => {
      if (declared.select)
        return declared.select(from, place).where(fitting) as Rows<Row & { place: Cursor }>;
      const ids = from
        .select({ id, ...(keys.length > 0 && { place }) })
        .from(table)
        .$dynamic();
      const rows = join && !(isOwn && isSortedByOwn) ? join(ids) : ids;
      return rows.where(fitting) as unknown as Rows<Row & { place: Cursor }>;
    };
    return {
      /** What a cursor is valid for. */
      list: { name, sort, text, within, asked },
      paged,
      reading,
      keys,
      where,
      findIds: async () =>
        db
          .select({ id })
          .from(table)
          .where(where('few'))
          .orderBy(...order),
      async find(wanted: Page): Promise<PageOfRows<Row> & Facts> {
        const isOwned = isOwn && !text && !declared.always && Object.values(asked).every(isAbsent);
        const all: LargeList = { table, id, joined: join, where, isOwn, isOwned };
        const found = await (declared.find?.({ ...wanted, keys }, reading) ??
          (orderFor || declared.isCounted
            ? pageCounted(db, all, { ...wanted, keys, order }, select)
            : pageOfLarge(db, all, { ...wanted, keys }, select)));
        return found as PageOfRows<Row> & Facts;
      },
    };
  }

  const readRows = async (rows: Row[], reading: Reading<K>): Promise<Read[]> =>
    read && rows.length > 0 ? read(rows, reading) : (rows as unknown as Read[]);

  type Found<Each> = { rows: Each[]; meta: Meta<K>; reading: Reading<K> } & Facts;

  /** Finds a page of rows, its `meta` and the facts about its search; no rows where `within` is null. */
  async function find(query: Query<K>, caller: Caller, within?: Within<L> | null): Promise<Found<Row>> {
    const { list, keys, paged, find, reading } = await search(query, caller, within ?? {});
    const { wanted, meta } = orderFor ? numbered(paged) : paging(list, keys, paged);
    const { rows, total, last, ...facts } =
      within === null ? (EMPTY_PAGE as PageOfRows<Row> & Facts) : await find(wanted);
    return { ...(facts as unknown as Facts), rows, meta: meta({ total, last }) as Meta<K>, reading };
  }

  /** Finds a page like `find`, and reads its rows. */
  async function page(query: Query<K>, caller: Caller, within?: Within<L> | null): Promise<Found<Read>> {
    const [found] = await inOneStatement(caller.db, (one) => [find(query, { ...caller, db: one }, within)]);
    const reading = { ...found.reading, db: caller.db };
    return { ...found, rows: await readRows(found.rows, reading), reading };
  }

  return {
    find,
    page,
    search,

    /** Creates the handler that answers with a page of rows, each passed through the presenter. */
    handler:
      <Shown>(
        present: (row: Read, reading: Reading<K>) => Shown | Promise<Shown>,
        within: (call: ListCall<K>, caller: Caller) => Within<L> | null = () => ({}),
      ) =>
      async (call: ListCall<K>, caller: Caller): Promise<{ data: Shown[]; meta: Meta<K> }> => {
        const { rows, meta, reading } = await page(call.query as Query<K>, caller, within(call, caller));
        return { data: await Promise.all(rows.map((row) => present(row, reading))), meta };
      },

    /** The condition for the rows that a call matches, for counts and choices. */
    async where(
      query: Query<K>,
      caller: Caller,
      within: Within<L> = {},
      expected: Expected = 'few',
    ): Promise<SQL | undefined> {
      return (await conditionOf(readingOf(caller, partsOf(query), within))).where(expected);
    },

    /**
     * Reads all rows that the call matches, for an export.
     *
     * @throws Refusal 400 when there are too many
     */
    async rows(query: Query<K>, caller: Caller, within?: Within<L>): Promise<AsyncGenerator<Read[]>> {
      const { keys, find, findIds, reading } = await search(query, caller, within);
      if (declared.isReadWhole) return batchesById(await findIds(), (rows) => read!(rows as Row[], reading));
      const findRead = async (wanted: Page) => {
        const found = await find(wanted);
        return { ...found, rows: await readRows(found.rows, reading) };
      };
      return orderFor ? batchOfAll(findRead) : batchesByCursor(keys, findRead);
    },
  };
}

/** A row of a list, as it is read. */
export type RowOf<List extends { page: (...call: never[]) => Promise<{ rows: unknown[] }> }> = Awaited<
  ReturnType<List['page']>
>['rows'][number];

async function conditionsOf<K extends OperationId>(
  filters: object,
  values: object,
  reading: Reading<K>,
): Promise<Condition[]> {
  const known = filters as Readonly<Record<string, Filter<unknown, K>>>;
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Promise.all(given.map(([name, value]) => known[name]!(value, reading)));
}
