import { riyadhDay } from '../../language/run/value/riyadh-day.ts';
import firstChoices from '../data/first-choices.json' with { type: 'json' };
import type { Db } from '../db/connect.ts';
import type { Handlers, QueryParams } from '../http/handler.ts';
import { type LookupName, lookupRows, lookups } from '../reference/lookup-queries.ts';
import { say } from '../words/say.ts';
import { spreadOf } from './vacancy-choice-queries.ts';
import { type ChosenById, countsBy, countsByCity, inOrderOfChoice } from './vacancy-choices.ts';
import { vacancyFilter } from './vacancy-filter.ts';

/** What the search offers first and always (specification, part 1, 2.13): countries by their ISO codes. */
const { countries: COUNTRIES, cities: CITIES, curriculums: CURRICULA } = firstChoices;

/** The choices of the search's filters, each with the number of vacancies that it would show. */
export const vacancyChoiceOperations: Pick<
  Handlers,
  | 'listVacancyCountries'
  | 'listCities'
  | 'listVacancyCurriculums'
  | 'listVacancySubjects'
  | 'listVacancyRoles'
> = {
  async listVacancyCountries({ query }, { db, clock }) {
    const choices = await choicesOf('countries', 'country_id', db, query, clock(), COUNTRIES, 'iso2');
    const data = choices.map(({ id, name, count }) => ({
      country_id: id,
      name_en: name,
      open_vacancies: count,
    }));
    return { message: say('lists.vacancy_countries'), data };
  },

  async listCities({ query }, { db, clock }) {
    const counts = countsByCity(await found(db, query, clock()), query);
    const named = new Map([...CITIES, ...(query.city ?? [])].map((city) => [city.toLowerCase(), city]));
    for (const [key, { city }] of counts) if (!CITIES.includes(named.get(key)!)) named.set(key, city);
    const choices = [...named].map(([key, name]) => ({
      name,
      first: CITIES.indexOf(name),
      count: counts.get(key)?.open_vacancies ?? 0,
      chosen: true,
    }));
    const data = inOrderOfChoice(choices).map(({ name, count }) => ({ city: name, open_vacancies: count }));
    return { message: say('lists.cities'), data };
  },

  async listVacancyCurriculums({ query }, { db, clock }) {
    const choices = await choicesOf('curriculums', 'curriculum_id', db, query, clock(), CURRICULA);
    const data = choices.map(({ id, name, count }) => ({
      curriculum_id: id,
      curriculum_name: name,
      open_vacancies: count,
    }));
    return { message: say('lists.vacancy_curriculums'), data };
  },

  async listVacancySubjects({ query }, { db, clock }) {
    const choices = await choicesOf('subjects', 'subject_id', db, query, clock());
    const data = choices.map(({ id, name, count }) => ({
      subject_id: id,
      subject_name: name,
      open_vacancies: count,
    }));
    return { message: say('lists.vacancy_subjects'), data };
  },

  async listVacancyRoles({ query }, { db, clock }) {
    const choices = await choicesOf('candidate-roles', 'candr_id', db, query, clock());
    const data = choices.map(({ id, name, count }) => ({
      candr_id: id,
      candr_role_name: name,
      open_vacancies: count,
    }));
    return { message: say('lists.vacancy_roles'), data };
  },
};

/** The items of a list with the number of vacancies of each; those that stand first by their name or another property. */
async function choicesOf(
  list: LookupName,
  filter: ChosenById,
  db: Db,
  query: QueryParams<'listVacancyCountries'>,
  now: Date,
  first: readonly string[] = [],
  by = lookups[list].label.name,
) {
  const { value, label } = lookups[list];
  const [rows, spread] = await Promise.all([lookupRows(db, list), found(db, query, now)]);
  const counts = countsBy(filter, spread, query);
  const choices = rows.map((row) => {
    const id = Number(row[value.name]);
    const chosen = query[filter]?.includes(id) ?? false;
    const place = first.indexOf(String(row[by]));
    return { id, name: String(row[label.name]), first: place, count: counts.get(id) ?? 0, chosen };
  });
  return inOrderOfChoice(choices);
}

const found = (db: Db, query: QueryParams<'listVacancyCountries'>, now: Date) =>
  spreadOf(db, vacancyFilter(query), riyadhDay(now));
