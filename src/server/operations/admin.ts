import type { components } from '../../../generated/api.d.ts';
import {
  type AdminList,
  type AdminRow,
  adminCards,
  adminLists,
  deleteAdminRow,
  findAdminRow,
  searchAdminList,
} from '../db/admin-lists.ts';
import type { Db } from '../db/connect.ts';
import { violatedConstraint } from '../db/constraint.ts';
import { insertRecord, updateRecord } from '../db/record-store.ts';
import { usagesOf } from '../db/usages.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from './form-fields.ts';

type AdminCountry = components['schemas']['AdminCountry'];

export const admin: Pick<
  Handlers,
  'listAdminCountries' | 'createCountry' | 'updateCountry' | 'deleteCountry' | 'getAdminStats'
> = {
  async listAdminCountries({ query }, { db }) {
    const paging = { page: query.page!, per_page: query.per_page! };
    const { rows, total } = await searchAdminList(db, adminLists.countries, {
      ...paging,
      search: query.search,
      sort: query.sort!,
    });
    return { message: 'Countries.', data: rows.map(presentCountry), meta: { total, ...paging } };
  },

  async createCountry(call, { db }) {
    const typed = typedFields(await formFields('createCountry'), await call.body());
    const id = await save(() =>
      db.transaction((tx) => insertRecord(tx, adminLists.countries.kind, {}, typed)),
    );
    const data = presentCountry(await existing(db, adminLists.countries, id));
    return { message: 'The country has been added.', data };
  },

  async updateCountry(call, { db }) {
    const { id } = call.path;
    const stored = await existing(db, adminLists.countries, id);
    const typed = typedFields(await formFields('updateCountry'), await call.body({}, stored));
    await save(() => db.transaction((tx) => updateRecord(tx, adminLists.countries.kind, id, typed)));
    const data = presentCountry(await existing(db, adminLists.countries, id));
    return { message: 'The country has been saved.', data };
  },

  async deleteCountry(call, { db }) {
    await remove(db, adminLists.countries, call.path.id);
    return { message: 'The country has been deleted.', data: null };
  },

  async getAdminStats(call, { db, clock }) {
    const cards = await adminCards(db, adminLists[call.path.list], riyadhDay(clock()));
    return { message: 'The numbers.', data: { cards } };
  },
};

async function existing(db: Db, list: AdminList, id: number): Promise<AdminRow> {
  const row = await findAdminRow(db, list, id);
  if (!row) throw Refusal.notFound('This entry');
  return row;
}

/** Two Admins may add the same at the same moment; the form's own rule has not seen it then. */
async function save<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error) => {
    throw violatedConstraint(error) ? new Refusal(409, 'This entry exists already.') : error;
  });
}

/** An entry in use stays, and the refusal says what uses it. */
async function remove(db: Db, list: AdminList, id: number): Promise<void> {
  const wasThere = await deleteAdminRow(db, list, id).catch(async (error) => {
    if (!violatedConstraint(error)) throw error;
    const uses = (await usagesOf(db, list.kind.table, id)).map(({ by, rows }) => `${by} (${rows})`);
    throw new Refusal(409, `This entry is in use and cannot be deleted. Used by: ${uses.join(', ')}.`);
  });
  if (!wasThere) throw Refusal.notFound('This entry');
}

const presentCountry = (row: AdminRow): AdminCountry =>
  ({ name_ar: null, iso2: null, phone_code: null, ...row }) as unknown as AdminCountry;
