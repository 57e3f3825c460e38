import type { Db } from '../db/connect.ts';
import { type LookupName, lookupRows } from '../db/lookups.ts';
import { citiesOfVacancies } from '../db/vacancy-search.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Data, Handler, Handlers } from '../http/handler.ts';

/** The operations that answer with a whole reference list, and what the list is called. */
const LISTS = {
  listCountries: ['countries', 'Countries.'],
  listEducationLevels: ['education-levels', 'Education levels.'],
  listCertificateTypes: ['certificate-types', 'Certificate types.'],
  listCurriculums: ['curriculums', 'Curricula.'],
  listSubjects: ['subjects', 'Subjects.'],
  listLocations: ['locations', 'Places where a candidate would like to work.'],
  listEmploymentTypes: ['employment-types', 'Employment types.'],
  listSkills: ['skills', 'Skills.'],
  listLanguageProficiencies: ['language-proficiencies', 'Language proficiencies.'],
  listLanguages: ['languages', 'Languages.'],
  listExperienceLevels: ['experience-levels', 'Experience levels.'],
  listCandidateRoles: ['candidate-roles', 'Roles.'],
  listGradeLevels: ['grade-levels', 'Grade levels.'],
  listWorkingDays: ['working-days', 'Working days.'],
  listAccreditation: ['accreditation', 'Accreditations.'],
  listFacility: ['facility', 'Facilities.'],
  listBenefits: ['benefits', 'Benefits.'],
  listKeyStrengths: ['key-strengths', 'Key strengths.'],
  listStudentDevicePrograms: ['student-device-programs', 'Device programs.'],
  listQuestionTypes: ['question-types', 'Question types.'],
  listRatingScales: ['rating-scales', 'Rating scales.'],
} as const satisfies Record<string, readonly [LookupName, string]>;

type ListOperation = keyof typeof LISTS;

const lists = Object.fromEntries(
  Object.entries(LISTS).map(([operation, [name, message]]) => [
    operation,
    // The tables' columns are named as the document names the properties.
    async (_call: unknown, { db }: { db: Db }) => ({ message, data: await lookupRows(db, name) }),
  ]),
) as unknown as { [Operation in ListOperation]: Handler<Operation> };

export const reference: Pick<Handlers, ListOperation | 'listCities'> = {
  ...lists,

  async listCities({ query }, { db, clock }) {
    const data: Data<'listCities'> = await citiesOfVacancies(db, riyadhDay(clock()), query.country_id ?? []);
    return { message: 'Cities.', data };
  },
};
