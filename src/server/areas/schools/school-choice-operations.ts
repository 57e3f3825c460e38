import firstChoices from '../../data/first-choices.json' with { type: 'json' };
import type { Handlers } from '../../engine/http/handler.ts';
import { countedChoices } from '../reference/counted-choices.ts';
import { countByCountry, countByCurriculum } from './school-choice-queries.ts';
import { schoolList } from './school-search-queries.ts';

const COUNTRIES = { list: 'countries', first: firstChoices.countries, by: 'iso2' } as const;
const CURRICULA = { list: 'curriculums', first: firstChoices.curriculums } as const;

/**
 * The choices of the school list's filters, each with the number of schools that it would find, ignoring the
 * current choice of the same filter.
 */
export const schoolChoiceOperations = {
  async listSchoolCountries({ query }, { db, clock }) {
    const { country_id: _, ...others } = query;
    const counts = await countByCountry(db, await schoolList.where(others, { db, clock, user: null }));
    const rows = await countedChoices(db, COUNTRIES, counts, query.country_id);
    const data = rows.map(({ id, name, name_ar, count }) => ({
      country_id: id,
      name_en: name,
      name_ar,
      schools: count,
    }));
    return { data };
  },

  async listSchoolCurriculums({ query }, { db, clock }) {
    const { curriculum_offered: _, ...others } = query;
    const counts = await countByCurriculum(db, await schoolList.where(others, { db, clock, user: null }));
    const rows = await countedChoices(db, CURRICULA, counts, query.curriculum_offered);
    const data = rows.map(({ id, name, name_ar, count }) => ({
      curriculum_id: id,
      curriculum_name: name,
      name_ar,
      schools: count,
    }));
    return { data };
  },
} satisfies Partial<Handlers>;
