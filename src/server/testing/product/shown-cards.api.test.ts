import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepReports } from '../../areas/office/report/report-queries.ts';
import type { RecordList } from '../../areas/office/statistics/record-card-queries.ts';
import { adminLists, listNames } from '../../areas/reference/admin-list-queries.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { candidateBody, type Fields, QUESTIONS } from '../bodies.ts';
import { labelOf } from '../list-label.ts';
import { BESIDES_NAME, LISTS_OF_A_SCHOOL } from '../list-uses.ts';
import { newApplication, newCandidate, newSchool, newVacancy, type Profile } from '../scenario.ts';
import { succeedingCalls } from '../succeeding-calls.ts';
import type { Person } from '../test-server.ts';
import { waitingSchool } from '../waiting-school.ts';
import { withServer } from '../with-server.ts';

const { server } = await withServer({});
const DAY = 24 * 3600;
let admin: Person = await server.admin();

const call = succeedingCalls(server);
const forward = async (days: number) => {
  server.clock.forward(days * DAY);
  admin = await server.admin();
};
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10);

const RECORDS = Object.keys({
  candidates: true,
  schools: true,
  vacancies: true,
  users: true,
  applications: true,
  reports: true,
  'candidate-documents': true,
  'candidate-languages': true,
  'candidate-skills': true,
  'candidate-education': true,
  experience: true,
} satisfies Record<RecordList, true>);

type Counts = Record<string, number>;

/** All stat cards above these lists, by list and label. */
async function cardsOf(lists: readonly string[]): Promise<Counts> {
  const found: Counts = {};
  for (const list of lists)
    for (const { label, value } of (await call('GET', `/admin/stats/${list}`, admin)).data.cards)
      found[`${list}: ${label}`] = value;
  return found;
}
const between = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(
    Object.keys(after)
      .map((name): [string, number] => [name, after[name]! - before[name]!])
      .filter(([, change]) => change !== 0),
  );

/** The records that the steps create. */
const made: Record<string, Profile> = {};
let vacancy = 0;
let application = 0;
let other: Person | undefined;
const ofSchool = (action: string) => () => call('POST', `/vacancy/${vacancy}/${action}`, made.school);
const ofAdmin = (action: string, json?: object) => () =>
  call('POST', `/vacancy/${vacancy}/${action}`, admin, json);
const moveTo = (status: string) => () =>
  call('PUT', `/application/${application}/status`, made.school, { status });
const isVerified = (at: Date | null) => () =>
  server.db.update(users).set({ email_verified_at: at }).where(eq(users.id, made.candidate!.user.id));

/** Actions, and the cards that each changes; no other card may change. */
const STEPS: [what: string, act: () => unknown, changes: Counts][] = [
  [
    'a school joins',
    async () => {
      made.school = await waitingSchool(server, { license_expiry_date: inDays(5) });
    },
    {
      'schools: Schools': 1,
      'schools: Waiting for approval': 1,
      'users: New in the last 7 days': 1,
      'users: Users': 1,
    },
  ],
  [
    'the school is approved',
    () => call('POST', `/school/${made.school!.id}/approve`, admin),
    { 'schools: Waiting for approval': -1 },
  ],
  [
    'a candidate joins',
    async () => {
      made.candidate = await newCandidate(server);
    },
    {
      'candidate-documents: CVs': 1,
      'candidate-documents: Documents': 1,
      'candidate-education: Candidates with any': 1,
      'candidate-education: Degrees': 1,
      'candidate-languages: Candidates with any': 1,
      'candidate-languages: Languages': 1,
      'candidate-skills: Candidates with any': 1,
      'candidate-skills: Skills': 2,
      'candidates: Candidates': 1,
      'candidates: Visible to schools': 1,
      'candidates: New in the last 7 days': 1,
      'experience: Candidates with any': 1,
      'experience: Positions': 1,
      'users: New in the last 7 days': 1,
      'users: Users': 1,
    },
  ],
  ['the candidate is not verified', isVerified(null), { 'users: Not verified': 1 }],
  ['the candidate is verified', isVerified(server.clock.now()), { 'users: Not verified': -1 }],
  [
    'a vacancy is posted',
    async () => {
      vacancy = (await newVacancy(server, made.school!, { application_deadline: inDays(5) })).vacancy_id;
    },
    { 'schools: With open vacancies': 1, 'vacancies: Open': 1, 'vacancies: Vacancies': 1 },
  ],
  [
    'a candidate applies',
    async () => {
      application = (await newApplication(server, made.candidate!, vacancy)).application_id;
    },
    {
      'applications: Applications': 1,
      'applications: New in the last 7 days': 1,
      'applications: Pending': 1,
    },
  ],
  [
    'the applicant is shortlisted',
    moveTo('Shortlisted'),
    { 'applications: Pending': -1, 'applications: Shortlisted or later': 1 },
  ],
  [
    'the applicant is hired',
    moveTo('Hired'),
    { 'applications: Shortlisted or later': -1, 'candidates: Hired here': 1 },
  ],
  [
    'the vacancy is closed',
    ofSchool('close'),
    { 'schools: With open vacancies': -1, 'vacancies: Closed': 1, 'vacancies: Open': -1 },
  ],
  [
    'the vacancy is reopened',
    ofSchool('reopen'),
    { 'schools: With open vacancies': 1, 'vacancies: Closed': -1, 'vacancies: Open': 1 },
  ],
  [
    'the vacancy is taken down',
    ofAdmin('take-down', { reason: 'It asks for money.' }),
    { 'schools: With open vacancies': -1, 'vacancies: Open': -1, 'vacancies: Taken down': 1 },
  ],
  [
    'the vacancy is restored',
    ofAdmin('put-back'),
    { 'schools: With open vacancies': 1, 'vacancies: Open': 1, 'vacancies: Taken down': -1 },
  ],
  [
    'the vacancy is reported',
    () =>
      call('POST', `/report/vacancy/${vacancy}`, made.candidate, {
        reason: 'money',
        text: 'It asks for money.',
      }),
    { 'reports: New in the last 7 days': 1, 'reports: Reports': 1, 'reports: Waiting': 1 },
  ],
  [
    'the report is settled',
    async () => {
      const [report] = (await call('GET', '/admin/reports', admin)).data;
      const json = { outcome: 'resolved', note: 'They changed it.' };
      await call('POST', `/admin/reports/${report.report_id}/settle`, admin, json);
    },
    { 'reports: Action taken': 1, 'reports: Waiting': -1 },
  ],
  [
    'another Admin joins',
    async () => {
      other = await server.admin();
    },
    { 'users: Admins': 1, 'users: New in the last 7 days': 1, 'users: Users': 1 },
  ],
  [
    'eight days have passed',
    () => forward(8),
    {
      'applications: New in the last 7 days': -1,
      'candidates: New in the last 7 days': -1,
      'reports: New in the last 7 days': -1,
      'schools: License expired': 1,
      'schools: With open vacancies': -1,
      'users: Admins': 1,
      'users: Users': 1,
      // The new session's Admin was created by the real clock, so it does not count as new.
      'users: New in the last 7 days': -4,
      'vacancies: Expired': 1,
      'vacancies: Open': -1,
    },
  ],
  [
    'the licence expiry and the deadline are moved',
    async () => {
      await call('PUT', `/school/${made.school!.id}`, admin, { license_expiry_date: inDays(99) });
      await call('PUT', `/vacancy/${vacancy}`, admin, { application_deadline: inDays(99) });
    },
    {
      'schools: License expired': -1,
      'schools: With open vacancies': 1,
      'vacancies: Expired': -1,
      'vacancies: Open': 1,
    },
  ],
  [
    'the candidate is deleted',
    () => call('DELETE', `/candidate/${made.candidate!.id}`, admin),
    {
      'applications: Applications': -1,
      'candidate-documents: CVs': -1,
      'candidate-documents: Documents': -1,
      'candidate-education: Candidates with any': -1,
      'candidate-education: Degrees': -1,
      'candidate-languages: Candidates with any': -1,
      'candidate-languages: Languages': -1,
      'candidate-skills: Candidates with any': -1,
      'candidate-skills: Skills': -2,
      'candidates: Candidates': -1,
      'candidates: Visible to schools': -1,
      'candidates: Hired here': -1,
      'experience: Candidates with any': -1,
      'experience: Positions': -1,
    },
  ],
  [
    'settled reports are swept',
    () => sweepReports(server.db, server.clock.now()),
    { 'reports: Reports': -1, 'reports: Action taken': -1 },
  ],
  [
    'the vacancy is deleted',
    () => call('DELETE', `/vacancy/${vacancy}`, admin),
    { 'schools: With open vacancies': -1, 'vacancies: Open': -1, 'vacancies: Vacancies': -1 },
  ],
  [
    'another Admin is deleted',
    () => call('DELETE', `/user/${other?.user.id}`, admin),
    { 'users: Admins': -1, 'users: Users': -1 },
  ],
  [
    'the school is deleted',
    () => call('DELETE', `/school/${made.school!.id}`, admin),
    { 'schools: Schools': -1 },
  ],
];

describe('the stat cards of record lists', () => {
  const rose = new Set<string>();
  const fell = new Set<string>();

  it.each(STEPS)('change when %s', async (_, act, changes) => {
    const before = await cardsOf(RECORDS);
    await act();
    const found = between(before, await cardsOf(RECORDS));
    for (const [name, change] of Object.entries(found)) (change > 0 ? rose : fell).add(name);
    expect(found).toEqual(changes);
  });

  it('have each risen and fallen', async () => {
    const all = Object.keys(await cardsOf(RECORDS)).sort();
    expect([...rose].sort()).toEqual(all);
    expect([...fell].sort()).toEqual(all);
  });
});

const [experience] = candidateBody().experience as Fields[];

describe('the stat cards of reference lists', () => {
  it.each(listNames)('count a new item of %s until it is deleted', async (list) => {
    const total = async () => (await call('GET', `/admin/stats/${list}`, admin)).data.cards[0].value;
    const before = await total();
    const { data } = await call('POST', `/${list}`, admin, {
      [labelOf(list)]: 'Quidditch',
      ...BESIDES_NAME[list],
    });
    expect(await total()).toBe(before + 1);
    await call('DELETE', `/${list}/${data[adminLists[list].kind.id.name]}`, admin);
    expect(await total()).toBe(before);
  });

  it('count items only while they are in use', async () => {
    const used = async (kind: string) =>
      Object.fromEntries(
        Object.entries(await cardsOf(listNames)).filter(([name]) => name.endsWith(`: With ${kind}`)),
      );
    const none = (counts: Counts) => Object.keys(counts).filter((name) => counts[name] === 0);
    const KINDS = ['open vacancies', 'schools', 'candidates'];
    for (const kind of KINDS) {
      const counts = await used(kind);
      expect(Object.keys(counts)).not.toEqual([]);
      expect(none(counts)).toEqual(Object.keys(counts));
    }
    const school = await newSchool(server, LISTS_OF_A_SCHOOL);
    const candidate = await newCandidate(server, {
      experience: [{ ...experience, subject_id: 2, country_id: 2 }],
    });
    await call('PUT', `/candidate/${candidate.id}`, admin, { expl_id: 3 });
    const { vacancy_id } = await newVacancy(server, school, { application_questions: QUESTIONS });
    for (const kind of KINDS) expect(none(await used(kind)), kind).toEqual([]);

    await call('POST', `/vacancy/${vacancy_id}/close`, school);
    await call('DELETE', `/candidate/${candidate.id}`, admin);
    await call('DELETE', `/vacancy/${vacancy_id}`, admin);
    await call('DELETE', `/school/${school.id}`, admin);
    for (const kind of KINDS) {
      const counts = await used(kind);
      expect(none(counts), kind).toEqual(Object.keys(counts));
    }
  });
});
