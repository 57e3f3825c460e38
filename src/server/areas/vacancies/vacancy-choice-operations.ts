import { siteDay } from '../../../language/run/value/site-day.ts';
import firstChoices from '../../data/first-choices.json' with { type: 'json' };
import type { Db } from '../../engine/db/connect.ts';
import type { Context, Handlers, QueryParams } from '../../engine/http/handler.ts';
import { type Choices, countedChoices, inOrderOfChoice } from '../reference/counted-choices.ts';
import { arabicCityNames } from '../reference/lookup-queries.ts';
import { spreadOf } from './vacancy-choice-queries.ts';
import { type ChosenById, countsBy, countsByCity } from './vacancy-choices.ts';
import { vacancyFilter } from './vacancy-filter.ts';

/** The choices that the search always shows first (specification, part 1, 2.13): countries by ISO code. */
const { countries: COUNTRIES, cities: CITIES, curriculums: CURRICULA } = firstChoices;

/** The choices of the search's filters, each with the number of vacancies that it would find. */
export const vacancyChoiceOperations = {
  async listVacancyCountries({ query }, context) {
    const choices = { list: 'countries', filter: 'country_id', first: COUNTRIES, by: 'iso2' } as const;
    const data = await choicesOf(choices, query, context, (country_id, name_en, name_ar, open_vacancies) => ({
      country_id,
      name_en,
      name_ar,
      open_vacancies,
    }));
    return { data };
  },

  async listCities({ query }, { db, clock }) {
    const [shares, arabic] = await Promise.all([found(db, query, clock()), arabicCityNames(db)]);
    const counts = countsByCity(shares, query);
    const named = new Map([...CITIES, ...(query.city ?? [])].map((city) => [city.toLowerCase(), city]));
    for (const [key, { city }] of counts) if (!CITIES.includes(named.get(key)!)) named.set(key, city);
    const choices = [...named].map(([key, name]) => ({
      name,
      first: CITIES.indexOf(name),
      count: counts.get(key)?.open_vacancies ?? 0,
      chosen: true,
    }));
    const data = inOrderOfChoice(choices).map(({ name, count }) => ({
      city: name,
      name_ar: arabic.get(name.toLowerCase()) ?? null,
      open_vacancies: count,
    }));
    return { data };
  },

  async listVacancyCurriculums({ query }, context) {
    const choices = { list: 'curriculums', filter: 'curriculum_id', first: CURRICULA } as const;
    const data = await choicesOf(
      choices,
      query,
      context,
      (curriculum_id, curriculum_name, name_ar, open_vacancies) => ({
        curriculum_id,
        curriculum_name,
        name_ar,
        open_vacancies,
      }),
    );
    return { data };
  },

  async listVacancySubjects({ query }, context) {
    const choices = { list: 'subjects', filter: 'subject_id' } as const;
    const data = await choicesOf(
      choices,
      query,
      context,
      (subject_id, subject_name, name_ar, open_vacancies) => ({
        subject_id,
        subject_name,
        name_ar,
        open_vacancies,
      }),
    );
    return { data };
  },

  async listVacancyRoles({ query }, context) {
    const choices = { list: 'candidate-roles', filter: 'candr_id' } as const;
    const data = await choicesOf(
      choices,
      query,
      context,
      (candr_id, candr_role_name, name_ar, open_vacancies) => ({
        candr_id,
        candr_role_name,
        name_ar,
        open_vacancies,
      }),
    );
    return { data };
  },
} satisfies Partial<Handlers>;

type Present<Row> = (id: number, name: string, nameAr: string | null, openVacancies: number) => Row;

/** Returns the items of a list with the number of vacancies of each. */
async function choicesOf<Row>(
  { filter, ...choices }: Choices & { filter: ChosenById },
  query: QueryParams<'listVacancyCountries'>,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  present: Present<Row>,
): Promise<Row[]> {
  const counts = countsBy(filter, await found(db, query, clock()), query);
  const rows = await countedChoices(db, choices, counts, query[filter]);
  return rows.map(({ id, name, name_ar, count }) => present(id, name, name_ar, count));
}

const found = (db: Db, query: QueryParams<'listVacancyCountries'>, now: Date) =>
  spreadOf(db, vacancyFilter(query), siteDay(now));
