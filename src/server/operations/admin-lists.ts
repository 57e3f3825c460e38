import type { OperationId } from '../../../generated/operations.ts';
import type { tables } from '../../../generated/tables.ts';
import { capital, wordsOf } from '../../shared/words.ts';
import {
  type AdminRow,
  adminCards,
  deleteAdminRow,
  findAdminRow,
  searchAdminList,
} from '../db/admin-list-search.ts';
import { type AdminList, adminLists } from '../db/admin-lists.ts';
import type { Db } from '../db/connect.ts';
import { violatedConstraint } from '../db/constraint.ts';
import type { Fields } from '../db/record.ts';
import { insertRecord, lockRecord, updateRecord } from '../db/record-store.ts';
import { usagesOf } from '../db/usages.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Call, Context, Handler, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from './form-fields.ts';

type Rows<Table> = Table[keyof Table];
type List = Rows<(typeof tables)['reference']> | Rows<(typeof tables)['admin']>;
type ListOperation = `listAdmin${List['Names']}` | `${'create' | 'update' | 'delete'}${List['Name']}`;

/** What an operation of any list gets: which one it is, no type can say. */
type AnyCall = Pick<Call<OperationId>, 'received'> & {
  path: { id: number };
  query: { page: number; per_page: number; search?: string; sort: string };
  body: (facts?: Fields, stored?: Fields, within?: Db) => Promise<Fields>;
};
type AnyHandler = (call: AnyCall, context: Pick<Context, 'db'>) => Promise<object>;

/** The same four operations for every list. */
export const adminListOperations = Object.fromEntries(
  Object.values(adminLists).flatMap((list) => Object.entries(operationsOf(list))),
) as unknown as { [Operation in ListOperation]: Handler<Operation> };

export const adminStats: Pick<Handlers, 'getAdminStats'> = {
  async getAdminStats(call, { db, clock }) {
    const cards = await adminCards(db, adminLists[call.path.list], riyadhDay(clock()));
    return { message: 'The numbers.', data: { cards } };
  },
};

function operationsOf(list: AdminList): Record<string, AnyHandler> {
  const { Name, Names, kind, derived = () => ({}) } = list;
  const item = wordsOf(Name);
  const create = `create${Name}` as OperationId;
  const update = `update${Name}` as OperationId;
  return {
    async [`listAdmin${Names}`]({ query: { page, per_page, ...query } }, { db }) {
      const { rows, total } = await searchAdminList(db, list, { ...query, page, per_page });
      return { message: `${capital(wordsOf(Names))}.`, data: rows, meta: { total, page, per_page } };
    },

    async [create](call, { db }) {
      const typed = typedFields(await formFields(create), await call.body());
      const id = await db.transaction((tx) => insertRecord(tx, kind, derived(typed), typed));
      return { message: `The ${item} has been added.`, data: await existing(db, list, id) };
    },

    async [update](call, { db }) {
      const { id } = call.path;
      const form = await formFields(update);
      await call.received();
      await db.transaction(async (tx) => {
        const stored = await lockRecord(tx, kind, id);
        if (!stored) throw Refusal.notFound(`The ${item}`);
        const typed = typedFields(form, await call.body({}, stored.fields, tx));
        await refuseFixed(tx, list, id, stored.fields, typed);
        await updateRecord(tx, kind, id, typed, derived({ ...stored.fields, ...present(typed) }));
      });
      return { message: `The ${item} has been saved.`, data: await existing(db, list, id) };
    },

    async [`delete${Name}`](call, { db }) {
      await remove(db, list, call.path.id);
      return { message: `The ${item} has been deleted.`, data: null };
    },
  };
}

const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

async function existing(db: Db, list: AdminList, id: number): Promise<AdminRow> {
  const row = await findAdminRow(db, list, id);
  if (!row) throw Refusal.notFound(`The ${wordsOf(list.Name)}`);
  return row;
}

/** An entry in use stays, and the refusal says what uses it. */
async function remove(db: Db, list: AdminList, id: number): Promise<void> {
  const refuse = (places: string) => new Refusal(409, `This entry is in use and cannot be deleted.${places}`);
  const places = await usedBy(db, list, id);
  if (places) throw refuse(places);
  // Somebody may choose it in this moment.
  const wasThere = await deleteAdminRow(db, list, id).catch(async (error) => {
    throw violatedConstraint(error) ? refuse(await usedBy(db, list, id)) : error;
  });
  if (!wasThere) throw Refusal.notFound(`The ${wordsOf(list.Name)}`);
}

/** Refuses another value of a field on which those rely that refer to the entry. */
async function refuseFixed(
  db: Db,
  list: AdminList,
  id: number,
  stored: Fields,
  typed: Fields,
): Promise<void> {
  const changed = list.fixedInUse?.find((name) => typed[name] !== undefined && typed[name] !== stored[name]);
  const places = changed && (await usedBy(db, list, id));
  if (places) throw new Refusal(409, `This entry is in use and cannot become another kind.${places}`);
}

/** " Used by: vacancies (3), candidates' skills (12)."; empty when nothing does. */
async function usedBy(db: Db, { kind }: AdminList, id: number): Promise<string> {
  const places = (await usagesOf(db, kind.table, id)).map(({ by, rows }) => `${by} (${rows})`);
  return places.length ? ` Used by: ${places.join(', ')}.` : '';
}
