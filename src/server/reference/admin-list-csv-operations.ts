import { csvFile } from '../csv/csv-file.ts';
import type { Handlers, QueryParams } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';
import { csvColumns, listForm } from './admin-list-columns.ts';
import { type AdminList, adminLists } from './admin-list-queries.ts';
import { type AdminSearch, searchAdminList, searchableOf } from './admin-list-search-queries.ts';

/** More than any list that people maintain. */
const EVERY_ROW = { page: 1, per_page: 1_000_000 };

export const adminListCsvOperations: Pick<Handlers, 'exportAdminList'> = {
  async exportAdminList({ path, query }, { db }) {
    const list = adminLists[path.list];
    const { columns } = await listForm(db, list);
    const { rows } = await searchAdminList(db, list, { ...searchOf(list, query), ...EVERY_ROW });
    return csvFile(path.list, csvColumns(list, columns), rows);
  },
};

/** @throws Refusal for an order or a filter that other lists have, and this one has not. */
function searchOf(list: AdminList, query: QueryParams<'exportAdminList'>): AdminSearch {
  const { sorts, filters } = searchableOf(list);
  const { search, sort = sorts[0]!, ...narrowed } = query;
  const wrong = Object.keys(narrowed).filter((name) => !filters.includes(name));
  if (!sorts.includes(sort.replace(/^-/, ''))) wrong.push('sort');
  if (wrong.length)
    throw new Refusal(
      400,
      say('request.address_invalid'),
      Object.fromEntries(wrong.map((name) => [name, [say('request.wrong_format')]])),
    );
  return { ...narrowed, sort, ...(search !== undefined && { search }) };
}
