import type { profileMatch } from '../../../src/server/areas/vacancies/profile-match/profile-match.ts';
import * as sql from './sql.ts';

export type FoundVacancy = {
  vacancy: object;
  texts: object;
  questions: { extra: object; options: string[] }[];
  facts: Parameters<typeof profileMatch>[0];
  demands: Parameters<typeof profileMatch>[1];
  is_reported: boolean;
};

/** A page of vacancies: `page` holds up to 21 of them, `total` the number of all. */
export const vacancies = (page: string, total: string, locations: number) => `
  with ${page}
  select ${sql.answer(
    'Vacancies.',
    `(select coalesce('[' || string_agg(${sql.card()}, ',' order by place) || ']', '[]')
      from page join vacancies v using (vacancy_id) where place <= 20)`,
    sql.meta(
      total,
      `page.featured_in::text, ${sql.microseconds('page.created_at')}, vacancy_id::text`,
      `, 'locations', ${locations}, 'forgiven', false`,
    ),
  )}`;

export const FIRST = 'order by featured_in desc, created_at desc, vacancy_id desc';
export const placed = (rows: string) =>
  `page as (select *, row_number() over (${FIRST}) as place from (${rows} ${FIRST} limit 21) first)`;

export const SCHOOL_TEXTS = [
  'contact_email',
  'contact_phone',
  'website',
  'map_location',
  'year_established',
  'address',
]
  .concat(['school_description', 'mission_statement', 'vision_statement', 'core_values', 'visa_sponsorship'])
  .map((name) => `, '${name}', s.extra -> '${name}'`)
  .join('');
