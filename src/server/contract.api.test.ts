import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../generated/operations.ts';
import { productApi } from './api.ts';
import { adminLists, type ListName, listNames } from './db/admin-lists.ts';
import { openSession } from './db/sessions.ts';
import { insertUser, ROLE } from './db/users.ts';
import { hashSecret } from './operations/passwords.ts';
import { assemble, CALLERS, type Caller, type Cast, ROLE_OF } from './testing/cast.ts';
import { labelOf } from './testing/list-label.ts';
import { type Known, type Probe, probesOf, rightProbe } from './testing/probes.ts';
import { candidateBody, schoolBody, vacancyBody } from './testing/scenario.ts';
import { type Answer, type TestServer, testServer } from './testing/test-server.ts';
import { pick, randomFrom } from './testing/trial-values.ts';

/**
 * Thousands of requests, made from the document, as every kind of caller: nothing breaks the server, every answer is
 * one that the document knows (`request` checks status and shape), and what must be refused is. FUZZ_SEED asks for
 * other requests.
 */

const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Requests of one operation at a time. */
const AT_ONCE = 4;
/** Of those who are not meant, this share of the requests is enough. */
const SAMPLE = 0.06;

const { document } = productApi(resolve(import.meta.dirname, '../..'));
const ids = Object.keys(operations) as OperationId[];

let server: TestServer;
let cast: Cast;
let known: Known;
let passwordHash: string;
beforeAll(async () => {
  server = await testServer();
  cast = await assemble(server);
  known = knownOf(cast);
  const [createCentre] = itemBodies('centres', 'Centre')[0]!.slice(1) as [() => unknown];
  const { token } = await server.admin();
  for (let count = 0; count < 7; count += 1)
    await server.request('POST', '/api/centres', { token, json: createCentre() });
  passwordHash = await hashSecret('nobody knows');
});
afterAll(() => server.close());

function knownOf(cast: Cast): Known {
  const { vacancies, applications, invitations, interview, notifications } = cast;
  const { savedSearch, documents, candidate, school } = cast;
  const [documentId, documentName] = documents.cv.split('/').slice(-2);
  return {
    path: {
      'getCandidate.id': () => candidate.id,
      'updateCandidate.id': () => candidate.id,
      'putCandidate.id': () => candidate.id,
      'getUser.id': () => candidate.user.id,
      'updateUser.id': () => cast.parting.user,
      'deleteUser.id': () => cast.parting.user,
      'deleteCandidate.id': () => cast.parting.candidate.id,
      'deleteSchool.id': () => cast.parting.school.id,
      candidate_id: () => candidate.id,
      'getSchool.id': () => school.id,
      'updateSchool.id': () => school.id,
      'getSchoolMetrics.id': () => school.id,
      'listSchoolApplications.id': () => school.id,
      'getVacancy.id': () => vacancies.open,
      'listSimilarVacancies.id': () => vacancies.open,
      'closeVacancy.id': () => vacancies.hidden,
      'reopenVacancy.id': () => vacancies.hidden,
      vacancy_id: () => vacancies.open,
      'getApplication.id': () => applications.open,
      'setApplicationStatus.id': () => applications.open,
      'setStatus.id': () => applications.closed,
      'withdrawApplication.id': () => applications.hidden,
      'updateVacancy.id': () => vacancies.hidden,
      'deleteVacancy.id': () => vacancies.expired,
      'scheduleInterview.id': () => applications.open,
      'updateInterview.id': () => interview,
      'cancelInterview.id': () => interview,
      'visitSavedSearch.id': () => savedSearch,
      'deleteSavedSearch.id': () => savedSearch,
      'readNotification.id': () => notifications.candidate,
      'dismissNotification.id': () => notifications.school,
      school_id: () => school.id,
      'acceptInvitation.id': () => invitations.open,
      'declineInvitation.id': () => invitations.second,
      'getDocument.id': () => documentId,
      name: () => decodeURIComponent(documentName!),
      ...Object.fromEntries(lists.flatMap(({ list, Name }) => itemIds(list, Name))),
      list: () => 'countries',
    },
    bodies: {
      login: () => ({ user_name: candidate.email, password: candidate.password }),
      changePassword: () => ({
        current_password: candidate.password,
        password: candidate.password,
        confirm_password: candidate.password,
      }),
      createUser: () => ({
        full_name: 'A B',
        user_name: server.newEmail(),
        password: 'secret12',
        role_id: 3,
      }),
      updateUser: () => ({ full_name: 'Another Name' }),
      createCandidate: candidateBody,
      createSchool: schoolBody,
      createVacancy: vacancyBody,
      register: () => ({ full_name: 'A B', user_name: server.newEmail(), password: 'secret12', role_id: 2 }),
      inviteCandidate: () => ({ vacancy_id: vacancies.hidden, candidate_id: cast.stranger.id }),
      // Its application has come to an interview.
      setStatus: () => ({ status: 'Offered' }),
      saveSearch: () => ({ name: `Search ${Math.random()}`, filters: { search: 'teacher' } }),
      scheduleInterview: () => ({ starts_at: '2099-05-04T07:00:00Z', minutes: 30, place: 'Room 12' }),
      updateInterview: () => ({ minutes: 60 }),
      ...Object.fromEntries(lists.flatMap(({ list, Name }) => itemBodies(list, Name))),
      applyToVacancy: () => ({
        vacancy_id: cast.vacancies.rival,
        email: 'a@example.com',
        phone: '12345678',
        answers: [],
      }),
    },
  };
}

const lists = listNames.map((list) => ({ list, ...adminLists[list] }));

/** An item that is in use, which can be changed, and one that is not, which can be deleted. */
function itemIds(list: ListName, Name: string): [string, () => number][] {
  const unused = { 'employment-types': 6, 'experience-levels': 6, 'rating-scales': 4 };
  const id = unused[list as keyof typeof unused] ?? 7;
  return [
    [`update${Name}.id`, () => 3],
    [`delete${Name}.id`, () => id],
  ];
}

function itemBodies(list: ListName, Name: string): [string, () => Record<string, unknown>][] {
  const example = exampleOf(`create${Name}` as OperationId);
  const { iso2, ...more } = example;
  const body = () => ({ ...more, [labelOf(list)]: `Item ${Math.random()}` });
  return [
    [`create${Name}`, body],
    [`update${Name}`, body],
  ];
}

function exampleOf(id: OperationId): Record<string, unknown> {
  const { path, method } = operations[id];
  const { requestBody } = document.paths[path]![method.toLowerCase() as 'post']!;
  return (requestBody as { content: Record<string, { example: Record<string, unknown> }> }).content[
    'application/json'
  ]!.example;
}

/** Whose requests get past session, role and ownership. */
const OWNER: Partial<Record<OperationId, Caller>> = {
  createCandidate: 'new candidate',
  createSchool: 'new school',
  applyToVacancy: 'other candidate',
  dismissNotification: 'school',
  deleteCandidate: 'admin',
  deleteSchool: 'admin',
};

function ownerOf(id: OperationId): Caller {
  const { roles }: { roles: readonly string[] | null } = operations[id];
  if (OWNER[id]) return OWNER[id];
  if (roles === null) return 'nobody';
  return (['candidate', 'school', 'admin'] as const).find((caller) => roles.includes(ROLE_OF[caller]!))!;
}

/** A profile can be made once, and signing out ends the session: these callers are made anew for each request. */
async function tokenFor(id: OperationId, caller: Caller): Promise<string | undefined> {
  const { db, clock, newEmail } = server;
  const isUsedUp = id === 'logout' ? ROLE_OF[caller] : ['new candidate', 'new school'].includes(caller);
  if (!isUsedUp) return cast.callers[caller];
  const user = await insertUser(db, {
    user_name: newEmail(),
    full_name: 'Someone',
    role_id: ROLE[ROLE_OF[caller]!],
    password_hash: passwordHash,
    email_verified_at: clock.now(),
    extra: {},
  });
  return openSession(db, user!, clock.now());
}

/** What is wrong with an answer, in words; null when nothing is. */
function objection({ mustRefuse }: Probe, { status, body, headers }: Answer): string | null {
  if (status >= 500) return `answers ${status}`;
  if (mustRefuse && status < 400) return `is accepted with ${status}`;
  if (!headers['x-request-id']) return 'has no request id';
  if (status === 422 && Object.keys(body.errors ?? {}).length === 0) return 'names no field';
  return null;
}

async function tryOut(id: OperationId, probe: Probe, caller: Caller): Promise<string | null> {
  const token = await tokenFor(id, caller);
  const answer = await server
    .request(operations[id].method, probe.path, { ...probe.options, token })
    .catch((error: Error) => error);
  if (!(answer instanceof Error) && answer.status < 300) succeeded.add(id);
  const problem = answer instanceof Error ? answer.message : objection(probe, answer);
  return (
    problem && `${id} as ${caller}, ${probe.what} (${probe.path.slice(0, 120)}): ${problem.slice(0, 400)}`
  );
}

const counts: Record<string, number> = {};
const succeeded = new Set<OperationId>();
/** Nothing but a code or a link from a mail makes these succeed. */
const NEEDS_MAIL = ['verifyOtp', 'resetPassword'];

describe(`requests made from the document (seed ${SEED})`, () => {
  it.each(ids)('%s', { timeout: 60_000 }, async (id) => {
    const random = randomFrom(SEED + ids.indexOf(id));
    const owner = ownerOf(id);
    const probes = probesOf(document, id, known, random);
    const others = CALLERS.filter((caller) => caller !== owner);
    const trials = [
      ...probes.map((probe) => ({ probe, caller: owner })),
      ...others.map((caller) => ({ probe: rightProbe(document, id, known, random), caller })),
      ...probes.filter(() => random() < SAMPLE).map((probe) => ({ probe, caller: pick(random, others) })),
    ];
    counts[id] = trials.length;
    const problems: string[] = [];
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let trial = trials.shift(); trial; trial = trials.shift()) {
        const problem = await tryOut(id, trial.probe, trial.caller);
        if (problem) problems.push(problem);
      }
    });
    await Promise.all(workers);
    expect(problems).toEqual([]);
  });

  it('are several thousand, and every operation has succeeded', () => {
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3000);
    expect(ids.filter((id) => !succeeded.has(id))).toEqual(NEEDS_MAIL);
  });
});
