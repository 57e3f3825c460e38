import type { RefusalLink } from '../../engine/messages/refusal.ts';
import { say } from '../../engine/messages/say.ts';
import { candidates } from '../people/tables/candidate.ts';
import { schools } from '../schools/tables/school.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import type { ListName } from './admin-list-queries.ts';
import { centres, cities } from './tables/reference.ts';
import type { Usage } from './usage-queries.ts';

type Leading = {
  records: Usage['records'];
  screen: string;
  text: `lists.show_${'vacancies' | 'candidates' | 'schools' | 'cities' | 'centres'}`;
  query: (list: ListName, id: number) => Query;
};
type Query = NonNullable<RefusalLink['query']>;

const used = (used_list: ListName, used_id: number) => ({ used_list, used_id });
/** The only one of these lists that others refer to is countries. */
const inCountry = (_: ListName, country_id: number) => ({ country_id });

/** The Admin screens that list records which refer to an item. */
const LISTS: readonly Leading[] = [
  { records: vacancies, screen: 'admin-vacancies', text: 'lists.show_vacancies', query: used },
  { records: candidates, screen: 'admin-candidates', text: 'lists.show_candidates', query: used },
  { records: schools, screen: 'admin-schools', text: 'lists.show_schools', query: used },
  { records: cities, screen: 'admin-cities', text: 'lists.show_cities', query: inCountry },
  { records: centres, screen: 'admin-centres', text: 'lists.show_centres', query: inCountry },
];

/** Links to the records that use an item: each screen once, however many references its records have. */
export const usageLinks = (list: ListName, id: number, usages: readonly Usage[]): RefusalLink[] =>
  LISTS.filter(({ records }) => usages.some((usage) => usage.records === records)).map(
    ({ screen, text, query }) => ({
      text: say(text),
      screen,
      query: query(list, id),
    }),
  );
