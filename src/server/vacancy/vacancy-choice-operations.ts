import { riyadhDay } from '../../language/run/value/riyadh-day.ts';
import firstChoices from '../data/first-choices.json' with { type: 'json' };
import type { Db } from '../db/connect.ts';
import type { Handlers, QueryParams } from '../http/handler.ts';
import { lookupRows } from '../reference/lookup-queries.ts';
import { say } from '../words/say.ts';
import { spreadOf } from './vacancy-choice-queries.ts';
import { countsByCity, countsByCountry, countsByCurriculum, inOrderOfChoice } from './vacancy-choices.ts';
import { vacancyFilter } from './vacancy-filter.ts';

/** What the search offers first and always (specification, part 1, 2.13): countries by their ISO codes. */
const { countries: COUNTRIES, cities: CITIES, curriculums: CURRICULA } = firstChoices;

/** The choices of the search's filters, each with the number of vacancies that it would show. */
export const vacancyChoiceOperations: Pick<
  Handlers,
  'listVacancyCountries' | 'listCities' | 'listVacancyCurriculums'
> = {
  async listVacancyCountries({ query }, { db, clock }) {
    const [rows, spread] = await Promise.all([lookupRows(db, 'countries'), found(db, query, clock())]);
    const counts = countsByCountry(spread, query);
    const choices = rows.map((row) => {
      const [id, name] = [Number(row.country_id), String(row.name_en)];
      const first = COUNTRIES.indexOf(String(row.iso2));
      return { id, name, first, count: counts.get(id) ?? 0, chosen: query.country_id?.includes(id) ?? false };
    });
    const data = inOrderOfChoice(choices).map(({ id, name, count }) => ({
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
    const [rows, spread] = await Promise.all([lookupRows(db, 'curriculums'), found(db, query, clock())]);
    const counts = countsByCurriculum(spread, query);
    const choices = rows.map((row) => {
      const [id, name] = [Number(row.curriculum_id), String(row.curriculum_name)];
      const chosen = query.curriculum_id?.includes(id) ?? false;
      return { id, name, first: CURRICULA.indexOf(name), count: counts.get(id) ?? 0, chosen };
    });
    const data = inOrderOfChoice(choices).map(({ id, name, count }) => ({
      curriculum_id: id,
      curriculum_name: name,
      open_vacancies: count,
    }));
    return { message: say('lists.vacancy_curriculums'), data };
  },
};

const found = (db: Db, query: QueryParams<'listVacancyCountries'>, now: Date) =>
  spreadOf(db, vacancyFilter(query), riyadhDay(now));
