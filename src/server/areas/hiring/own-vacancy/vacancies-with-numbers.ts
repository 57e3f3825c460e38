import type { Context, QueryParams, Reply } from '../../../engine/http/handler.ts';
import { paging } from '../../../engine/http/paging.ts';
import { viewerOf } from '../../vacancies/vacancy-answers.ts';
import { vacancyFilter } from '../../vacancies/vacancy-filter.ts';
import { searchVacancies, vacancyKeys } from '../../vacancies/vacancy-search-queries.ts';
import { presentWithNumbers } from './vacancy-numbers.ts';

type Asked = QueryParams<'listAdminVacancies'> | (QueryParams<'listSchoolVacancies'> & { school_id: number });

/** Returns a page of vacancies in every state, with their numbers, for school staff and Admins. */
export async function vacanciesWithNumbers(
  { sort, page, per_page, cursor, ...asked }: Asked,
  { db, user, clock }: Pick<Context<'listAdminVacancies'>, 'db' | 'user' | 'clock'>,
): Promise<Reply<'listAdminVacancies'>> {
  const now = clock();
  const filter = vacancyFilter(asked, now);
  const keys = vacancyKeys(sort!, { featuredFirst: false });
  const { wanted, meta } = paging({ sort, ...filter }, keys, { page, per_page, cursor });
  const options = { ...wanted, keys, listedOnly: false };
  const found = await searchVacancies(db, filter, options, viewerOf(user, now));
  return {
    data: await presentWithNumbers(db, found.rows, now),
    meta: meta(found),
  };
}
