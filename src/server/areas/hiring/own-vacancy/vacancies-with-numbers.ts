import type { Context, QueryParams, Reply } from '../../../engine/http/handler.ts';
import { vacancyList } from '../../vacancies/vacancy-search-queries.ts';
import { presentWithNumbers } from './vacancy-numbers.ts';

/** Returns a page of vacancies in every state, with their counts, for school staff and Admins. */
export async function vacanciesWithNumbers(
  query: QueryParams<'listAdminVacancies' | 'listSchoolVacancies'>,
  context: Pick<Context<'listAdminVacancies'>, 'db' | 'user' | 'clock'>,
  within: { school_id?: number } = {},
): Promise<Reply<'listAdminVacancies'>> {
  const { rows, meta, reading } = await vacancyList.page(query, context, within);
  return { data: await presentWithNumbers(context.db, rows, reading.now), meta };
}
