import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../src/e2e/running-server.ts';
import { DAY } from '../../../src/language/run/value/durations.ts';
import type { HttpCall } from './http-load.ts';

const CALLERS = { admin: 'bench-admin', school: 'bench-school-1', candidate: 'bench-1' };
const ROLES = { admin: 'Admin', school: 'School', candidate: 'Candidate' };
type Caller = keyof typeof CALLERS;

export const get = (path: string, caller: Caller): HttpCall => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { authorization: `Bearer ${CALLERS[caller]}`, 'x-forwarded-for': '10.0.0.1' },
});

/** Words of every frequency, as the market has them. */
const VACANCY_WORDS = {
  absent: 'xylophone',
  rare: 'oboe',
  'less common': 'physics',
  common: 'teacher',
  misspelt: 'phisics',
  'one letter': 'e',
  'one rare letter': 'z',
  'two letters': 'ob',
  'in all texts': 'licence',
  "many schools'": 'falcon',
  "every school's": 'international',
  'two common': 'physics teacher',
  'common and misspelt': 'teacher phisics',
  'common and rare': 'teacher oboe',
};
const PEOPLE_WORDS = {
  absent: 'xylophone',
  rare: 'quintero',
  common: 'haddad',
  misspelt: 'hadadd',
  'one letter': 'h',
  'two letters': 'qu',
  'two common': 'noor haddad',
};

type Called = { as: readonly Caller[]; words?: Readonly<Record<string, string>> };
const BY_ADMINS: Called = { as: ['admin'] };
/** Who calls an operation, and the words of its search, unless Admins search for people. */
const CALLED: Readonly<Record<string, Called>> = {
  listVacancies: { as: ['candidate'], words: VACANCY_WORDS },
  listAdminVacancies: { as: ['admin'], words: VACANCY_WORDS },
  listSchoolVacancies: { as: ['school'], words: VACANCY_WORDS },
  listCandidates: { as: ['admin', 'school'] },
  listSchools: {
    as: ['admin', 'candidate'],
    words: { ...PEOPLE_WORDS, common: 'falcon', rare: 'school 77' },
  },
  listSuggestedVacancies: { as: ['candidate'] },
  listSavedVacancies: { as: ['candidate'] },
  listCandidateInvitations: { as: ['candidate'] },
  listSchoolApplications: { as: ['school'] },
  listVacancyApplicants: { as: ['school'] },
  listVacancyHistory: { as: ['school'] },
  listHires: { as: ['school'] },
  listReferees: { as: ['candidate'] },
  listMessageThreads: { as: ['candidate', 'school'] },
  listSchoolInvitations: { as: ['school'] },
  listPromotions: { as: ['school'] },
  listInterviews: { as: ['school', 'candidate'] },
  listNotifications: { as: ['admin', 'candidate'] },
};
/** Choices of the vacancy search's filters. */
const OF_VACANCIES = /^list(Cities|Vacancy(Countries|Curriculums|Subjects|Roles))$/;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
/** What is asked of a parameter, where its schema does not say it. */
const VALUES: Readonly<Record<string, string>> = {
  title: 'oboe',
  city: 'Doha',
  month: 'current',
  country_id: '187',
  salary_min: '90000',
  salary_max: '120000',
  expected_salary: '9000',
  expected_salary_from: '12000',
  years_of_experience: '10',
  years_of_experience_to: '5',
  candidate_status: 'new',
  available_by: inDays(40),
  nationality: '187',
  type_key: 'short_text',
  deadline_from: inDays(60),
  deadline_to: inDays(30),
  from: inDays(-30),
};
/** Filters that are used together with another, or that name a record which this market does not have. */
const LEFT_OUT = new Set(['page', 'per_page', 'cursor', 'search', 'sort', 'used_id', 'shortlist_id']);

type Schema = { type?: string; enum?: string[]; format?: string; items?: Schema; $ref?: string };
type Parameter = { $ref?: string; name: string; in: string; schema: Schema };
type Path = { parameters?: Parameter[]; get?: Operation };
type Operation = { operationId: string; parameters?: Parameter[]; 'x-roles'?: string[] };
const { paths, components } = JSON.parse(readFileSync(join(PROJECT, 'generated/openapi.json'), 'utf8')) as {
  paths: Record<string, Path>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
};
const resolved = (parameter: Parameter): Parameter =>
  parameter.$ref ? components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter;

/** A value that a screen might send for the parameter. */
function valueFor({ name, schema }: Parameter): string {
  const { type, format, enum: values, items, $ref } = schema.items ?? schema;
  if ($ref) return components.schemas[$ref.split('/').at(-1)!]!.enum![0]!;
  if (VALUES[name]) return VALUES[name];
  if (values) return String(values[0]);
  if (type === 'boolean') return 'true';
  if (format === 'date') return inDays(/to$/.test(name) ? -30 : -3);
  if (type === 'integer' || type === 'number') return '2';
  if (items) return '2';
  throw new Error(`the bench has no value for ${name}`);
}

/**
 * Every list of the API with each of its parameters alone, each sort order and words of every frequency, by name. All
 * that screens send is documented, so a new parameter is measured without being written here.
 */
export function listCalls(): Record<string, HttpCall> {
  const calls: Record<string, HttpCall> = {};
  for (const [path, { parameters = [], get: operation }] of Object.entries(paths)) {
    const asked = [...parameters, ...(operation?.parameters ?? [])]
      .map(resolved)
      .filter((one) => one.in === 'query');
    const names = new Set(asked.map(({ name }) => name));
    if (!operation || !(names.has('per_page') || names.has('search'))) continue;
    const { operationId } = operation;
    if (/export|Neighbours/i.test(operationId)) continue;
    const isOfVacancies = OF_VACANCIES.test(operationId);
    const { as, words = isOfVacancies ? VACANCY_WORDS : PEOPLE_WORDS } =
      CALLED[operationId] ?? (isOfVacancies ? { as: ['candidate'] as const } : BY_ADMINS);
    const { 'x-roles': roles } = operation;
    const refused = as.find((caller) => roles && !roles.includes(ROLES[caller]));
    if (refused) throw new Error(`the bench calls ${operationId} as ${refused}, who may not`);
    const queries: Record<string, Record<string, string>> = { '': {} };
    for (const one of asked) {
      if (one.name === 'sort') for (const sort of one.schema.enum ?? []) queries[`sort=${sort}`] = { sort };
      else if (one.name === 'used_list') queries.used = { used_list: 'skills', used_id: '2' };
      else if (!LEFT_OUT.has(one.name)) queries[one.name] = { [one.name]: valueFor(one) };
    }
    if (names.has('search'))
      for (const [name, search] of Object.entries(words)) queries[`${name} (${search})`] = { search };
    for (const caller of as)
      for (const [name, query] of Object.entries(queries)) {
        const address = path.replace('{list}', 'skills').replace(/\{\w+\}/, '1');
        const text = new URLSearchParams(query).toString();
        calls[`${operationId}${as.length > 1 ? ` as ${caller}` : ''} ${name}`.trim()] = get(
          text ? `${address}?${text}` : address,
          caller,
        );
      }
  }
  return calls;
}
