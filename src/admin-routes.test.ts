import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';

/** Every route of the console in the specification (part 2, section 2), in its groups and order. */

const SCHEMAS = resolve(import.meta.dirname, '../schemas');

type Deed = 'stats' | 'add' | 'edit' | 'delete';
/** The operation, or the reason why there is none. */
type Deeds = Record<'list' | Deed, string | { none: string }>;
type Route = { group: string; path: string } & Deeds;

/** A list that Admins maintain has all five operations. */
const kept = (group: string, path: string, list: string, one: string): Route => ({
  group,
  path,
  list,
  stats: 'getAdminStats',
  add: `create${one}`,
  edit: `update${one}`,
  delete: `delete${one}`,
});
const reference = (group: string, path: string, one: string, many: string): Route =>
  kept(group, path, `listAdmin${many}`, one);

const none = (why: string) => ({ none: why });
const SET = none('the program knows the set: rights and transitions are written for each of it');

const ROUTES: Route[] = [
  {
    ...kept('Main Item', '/admin/candidates', 'listCandidates', 'Candidate'),
    add: 'addCandidate',
  },
  { ...kept('Main Item', '/admin/schools', 'listSchools', 'School'), add: 'addSchool' },
  { ...kept('Main Item', '/admin/vacancies', 'listAdminVacancies', 'Vacancy'), add: 'addVacancy' },
  reference('Location', '/admin/countries', 'Country', 'Countries'),
  reference('Location', '/admin/cities', 'City', 'Cities'),
  reference('Education', '/admin/curriculum', 'Curriculum', 'Curriculums'),
  reference('Education', '/admin/subjects', 'Subject', 'Subjects'),
  reference('Education', '/admin/grade-levels', 'GradeLevel', 'GradeLevels'),
  reference('Candidate', '/admin/experience-levels', 'ExperienceLevel', 'ExperienceLevels'),
  reference('Candidate', '/admin/skills', 'Skill', 'Skills'),
  reference('Candidate', '/admin/employment-types', 'EmploymentType', 'EmploymentTypes'),
  reference('Candidate', '/admin/candidate-roles', 'CandidateRole', 'CandidateRoles'),
  {
    group: 'Candidate',
    path: '/admin/candidate-statuses',
    list: 'listCandidateStatuses',
    stats: 'getAdminStats',
    add: SET,
    edit: 'updateCandidateStatus',
    delete: SET,
  },
  kept('User Management', '/admin/users', 'listUsers', 'User'),
  {
    group: 'User Management',
    path: '/admin/roles',
    list: 'listRoles',
    stats: 'getAdminStats',
    add: SET,
    edit: 'updateRole',
    delete: SET,
  },
  reference('User Management', '/admin/centres', 'Centre', 'Centres'),
  {
    group: 'Relational Data',
    path: '/admin/candidate-documents',
    list: 'listCandidateDocuments',
    stats: 'getAdminStats',
    add: none('a candidate uploads its documents itself'),
    edit: none('a file is replaced by its candidate'),
    delete: none('a file goes when it is replaced, or with the profile'),
  },
  kept('Relational Data', '/admin/candidate-languages', 'listCandidateLanguages', 'CandidateLanguage'),
  {
    ...kept('Relational Data', '/admin/candidate-skills', 'listCandidateSkills', 'CandidateSkill'),
    edit: none('a pair of candidate and skill has nothing to change'),
  },
  kept('Relational Data', '/admin/candidate-education', 'listCandidateEducations', 'CandidateEducation'),
  kept('Relational Data', '/admin/experience', 'listCandidateExperiences', 'CandidateExperience'),
  {
    group: 'Relational Data',
    path: '/admin/applications',
    list: 'listApplications',
    stats: 'getAdminStats',
    add: none('only a candidate applies'),
    edit: none('only the school moves an application, only the candidate withdraws it'),
    delete: none('it goes with the candidate, and stays a number of the school'),
  },
  {
    group: 'Other',
    path: '/admin/notifications',
    list: 'listNotifications',
    stats: none('the heading says how many are unread'),
    add: none('what happens writes them'),
    edit: 'readNotification',
    delete: 'dismissNotification',
  },
  {
    group: 'Other',
    path: '/admin/settings',
    list: none('settings are no list'),
    stats: none('settings are no list'),
    add: none('settings are no list'),
    edit: 'setMailPreferences',
    delete: none('settings are no list'),
  },
];

type Json = Record<string, unknown>;
const read = (kind: string): Map<string, Json> =>
  new Map(
    readdirSync(join(SCHEMAS, kind))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(SCHEMAS, kind, file), 'utf8'))]),
  );
const documents = new Map([...read('screens'), ...read('crud')]);
const reachable = new Map([...read('tables'), ...read('parts'), ...read('actions')]);

/** Returns all texts of a document and of the tables, parts and actions that it uses. */
function textsOf(document: Json, seen = new Set<Json>()): Set<string> {
  if (seen.has(document)) return new Set();
  seen.add(document);
  const texts = new Set<string>();
  JSON.stringify(document, (_, value) => {
    if (typeof value === 'string') texts.add(value);
    return value;
  });
  for (const text of [...texts])
    if (reachable.has(text)) for (const one of textsOf(reachable.get(text)!, seen)) texts.add(one);
  return texts;
}

/** Returns the operations that a screen calls; a list names only its entity, from which three follow. */
function callsOf(document: Json): Set<string> {
  const calls = textsOf(document);
  for (const [deed, verb] of [
    ['add', 'create'],
    ['edit', 'update'],
    ['delete', 'delete'],
  ] as const) {
    const own = document[deed] as false | Json | undefined;
    if (document.entity && own !== false && !own?.operation) calls.add(`${verb}${document.entity}`);
  }
  return calls;
}

const named = [...documents].map(([name, document]) => ({ name, document }));

describe.each(ROUTES)('the route $path', (route) => {
  const found = named.find(({ document }) => document.path === route.path);

  it('has a screen in its place of the menu', () => {
    const { menus } = read('layouts').get('admin') as {
      menus: { title?: string; items: { to?: { screen: string } }[] }[];
    };
    const inGroup = menus
      .filter(({ title }) => title === route.group)
      .flatMap(({ items }) => items.map(({ to }) => to?.screen));
    const order = ROUTES.filter(({ group }) => group === route.group).map(
      ({ path }) => named.find(({ document }) => document.path === path)?.name,
    );
    expect(found).toBeDefined();
    expect(inGroup.filter((screen) => order.includes(screen))).toEqual(order);
  });

  it.each(['list', 'stats', 'add', 'edit', 'delete'] as const)(
    'has its %s, or says why there is none',
    (deed) => {
      const asked = route[deed];
      if (typeof asked !== 'string') {
        expect(asked.none).toMatch(/\w+ \w+/);
        const own = found!.document[deed];
        if ('entity' in found!.document && deed !== 'list' && deed !== 'stats') expect(own).toBe(false);
        return;
      }
      expect(operations).toHaveProperty(asked);
      expect(callsOf(found!.document)).toContain(asked);
    },
  );
});

it('the console begins with the candidates', () => {
  expect(documents.get('admin-candidates')).toMatchObject({ redirects: ['/admin'] });
});
