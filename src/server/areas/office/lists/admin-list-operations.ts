import type { OperationId } from '../../../../../generated/operations.ts';
import type { tables } from '../../../../../generated/tables.ts';
import { commaNow } from '../../../../language/run/value/language.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { changeOfLocked, insertRecord, lockRecord } from '../../../engine/db/record-store.ts';
import { changeThen, withCommit } from '../../../engine/db/transaction-client.ts';
import { asHandlersOf } from '../../../engine/http/any-handler.ts';
import type { Call, Context, QueryParams } from '../../../engine/http/handler.ts';
import {
  hasChanged,
  laterThan,
  refuseIfChanged,
  type SeenVersions,
} from '../../../engine/http/record-version.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { type AdminList, adminLists } from '../../reference/admin-list-queries.ts';
import {
  type AdminRow,
  deleteAdminRow,
  findAdminRow,
  itemsOf,
  keptNumbers,
} from '../../reference/admin-list-search-queries.ts';
import { itemWord } from '../../reference/item-word.ts';
import { usageLinks } from '../../reference/usage-link-queries.ts';
import { type Usage, usagesOf } from '../../reference/usage-queries.ts';
import { itemFollows } from './compared-queries.ts';

type Rows<Table> = Table[keyof Table];
type List = Rows<(typeof tables)['reference']> | Rows<(typeof tables)['admin']>;
type ListOperation = `listAdmin${List['Names']}` | `${'create' | 'update' | 'delete'}${List['Name']}`;

/** A call of an operation on any list; types cannot tell which one. */
type ListCall = Pick<Call<OperationId>, 'received' | 'readChosen' | 'seen'> & {
  path: { id: number };
  query: QueryParams<'listAdminItems'> & QueryParams<'exportAdminList'>;
  body: (facts?: Fields, stored?: Fields, within?: Db) => Promise<Fields>;
};
type ListHandler = (call: ListCall, context: Pick<Context, 'db' | 'user' | 'clock'>) => Promise<object>;

/** The same four operations for every list. */
export const adminListOperations = asHandlersOf<ListOperation>(
  Object.fromEntries(Object.values(adminLists).flatMap((list) => Object.entries(operationsOf(list)))),
);

function operationsOf(list: AdminList): Record<string, ListHandler> {
  const { Name, Names, kind, derived = () => ({}) } = list;
  const create = `create${Name}` as OperationId;
  const update = `update${Name}` as OperationId;
  return {
    async [`listAdmin${Names}`]({ query }, context) {
      const numbers = await keptNumbers(context.db, list, context.clock());
      const { rows, meta } = await itemsOf(list, query.sort, numbers).page(query, context);
      return { data: rows, meta };
    },

    async [create](call, { db, clock }) {
      const typed = typedFields(await formFields(create), await call.body());
      const id = await insertRecord(db, kind, { ...derived(typed), updated_at: clock() }, typed);
      return { data: await existing(db, list, id) };
    },

    async [update](call, { db, clock }) {
      const { id } = call.path;
      const form = await formFields(update);
      await call.received();
      const change = async (tx: Db) => {
        const stored = await lockRecord(tx, kind, id, call.readChosen);
        if (!stored) throw missing(list);
        refuseIfChanged(call.seen, stored.row);
        const typed = typedFields(form, await call.body({}, stored.fields, tx));
        await refuseFixed(tx, list, id, stored.fields, typed);
        const updated_at = laterThan(stored.row.updated_at as Date, clock());
        const columns = { ...derived({ ...stored.fields, ...present(typed) }), updated_at };
        const update = await changeOfLocked(tx, kind, id, typed, columns, itemFollows(kind.table));
        await withCommit(tx, update());
      };
      return { data: await changeThen(db, change, (after) => existing(after, list, id)) };
    },

    async [`delete${Name}`](call, { db }) {
      await remove(db, list, call.path.id, call.seen);
      return { data: null };
    },
  };
}

const missing = ({ Name, Names }: AdminList) =>
  new Refusal(404, coded('lists.missing', { item: itemWord(Name, Names) }));

const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

async function existing(db: Db, list: AdminList, id: number): Promise<AdminRow> {
  const row = await findAdminRow(db, list, id);
  if (!row) throw missing(list);
  return row;
}

/** Deletes an item; refuses one in use, with its uses and links to them. */
async function remove(db: Db, list: AdminList, id: number, seen: SeenVersions): Promise<void> {
  const usages = await usagesOf(db, list.kind.table, id);
  if (usages.length) throw inUse('lists.in_use', list, id, usages);
  // It may have come into use since it was checked.
  const wasThere = await deleteAdminRow(db, list, id, seen).catch(async (error) => {
    if (!violatedConstraint(error)) throw error;
    throw inUse('lists.in_use', list, id, await usagesOf(db, list.kind.table, id));
  });
  if (wasThere) return;
  throw seen && (await findAdminRow(db, list, id)) ? hasChanged() : missing(list);
}

/** Refuses to change a field on which records that refer to the item rely. */
async function refuseFixed(
  db: Db,
  list: AdminList,
  id: number,
  stored: Fields,
  typed: Fields,
): Promise<void> {
  const changed = list.fixedInUse?.find((name) => typed[name] !== undefined && typed[name] !== stored[name]);
  const usages = changed ? await usagesOf(db, list.kind.table, id) : [];
  if (usages.length) throw inUse('lists.fixed', list, id, usages);
}

/**
 * "… Used by: vacancies (3), candidates' skills (12)."; without a list if all uses were removed concurrently.
 */
function inUse(
  text: 'lists.in_use' | 'lists.fixed',
  { listName }: AdminList,
  id: number,
  usages: readonly Usage[],
): Refusal {
  const places = usages.map(({ by, rows }) => `${by} (${rows})`).join(commaNow());
  const sentences = [say(text), ...(places ? [say('lists.used_by', { places })] : [])];
  return new Refusal(409, { code: text, text: sentences.join(' ') }).leadingTo(
    usageLinks(listName, id, usages),
  );
}
