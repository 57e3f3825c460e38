import { expect, it } from 'vitest';
import { bulkTaskWorker } from '../../areas/hiring/application/bulk-task-worker.ts';
import { QUESTIONS } from '../bodies.ts';
import {
  apply,
  invite,
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
  type Profile,
} from '../scenario.ts';
import { withServer } from '../with-server.ts';

const APPLICANTS = 40;

const { server, school } = await withServer({ school: newSchool });
const letters: { to: string; text: string }[] = [];
const { work } = bulkTaskWorker({
  db: server.db,
  posting: {
    mail: {
      post: async (_tx, ...mails) => void letters.push(...mails),
      toPost: (mails) => {
        letters.push(...mails);
        return [];
      },
      wake: () => {},
    },
    settings: { publicUrl: 'https://example.org' },
  },
  log: { warn: () => {} },
  clock: server.clock.now,
});

const ask = (method: string, path: string, json?: object, token = school.token) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const statusesOf = async (vacancyId: number) => {
  const { body } = await ask('GET', `/vacancy/${vacancyId}/applicants?per_page=100&sort=candidate`);
  return Object.groupBy(
    body.data as { application_id: number; candidate_id: number; school_status: string }[],
    ({ school_status }) => school_status,
  );
};
const counts = async (vacancyId: number) =>
  Object.fromEntries(
    Object.entries(await statusesOf(vacancyId)).map(([status, rows]) => [status, rows?.length]),
  );

it('hires one of forty applicants: posts, triages, scores, interviews, offers, and notifies the others', {
  timeout: 120_000,
}, async () => {
  const people: Profile[] = await Promise.all(
    Array.from({ length: APPLICANTS }, (_, n) => newCandidate(server, { first_name: `Number${n}` })),
  );
  const vacancy = await newVacancy(server, school, {
    vacancy_title: 'Head of Mathematics',
    application_questions: [QUESTIONS[0]],
    score_criteria: ['Teaching'],
  });
  const id = vacancy.vacancy_id as number;
  expect((await ask('POST', `/vacancy/${id}/feature`)).status).toBe(200);
  const [first, second] = people as [Profile, Profile];
  for (const one of [first, second]) expect((await invite(server, school, id, one.id)).status).toBe(201);

  const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: 'To teach.' }];
  const sent = await Promise.all(people.map((one) => newApplication(server, one, id, { answers })));
  expect((await apply(server, first, id, { answers })).status).toBe(409);
  expect(await counts(id)).toEqual({ Pending: APPLICANTS });

  // Thirty applicants are moved on in one bulk action; the rest are rejected in another, with a message.
  const ids = sent.map(({ application_id }) => application_id as number);
  await ask('POST', `/vacancy/${id}/applicants/move`, {
    status: 'Under Review',
    application_ids: ids.slice(0, 30),
  });
  await work();
  const rest = { status: 'Pending' };
  const stale = await ask('POST', `/vacancy/${id}/applicants/move`, {
    status: 'Rejected',
    filter: rest,
    seen_count: APPLICANTS,
  });
  expect(stale.status).toBe(409);
  await ask('POST', `/vacancy/${id}/applicants/move`, {
    status: 'Rejected',
    message: 'Dear {name}, thank you for {position}.',
    filter: rest,
    seen_count: 10,
  });
  await work();
  expect(await counts(id)).toEqual({ 'Under Review': 30, Rejected: 10 });
  const refused = letters.filter(({ text }) => text.includes('thank you for Head of Mathematics'));
  expect(new Set(refused.map(({ to }) => to))).toEqual(new Set(people.slice(30).map(({ email }) => email)));

  // One application is reviewed in detail.
  const chosen = ids[0]!;
  expect((await ask('POST', `/application/${chosen}/notes`, { text: 'Call the referee.' })).status).toBe(201);
  const scored = await ask('PUT', `/application/${chosen}/score`, { scores: { Teaching: '5' } });
  expect(scored.status).toBe(200);
  const interview = await newInterview(server, school, chosen);
  const moved = new Date(server.clock.now().getTime() + 9 * 86_400_000).toISOString();
  await ask('PUT', `/interview/${interview.interview_id}`, { starts_at: moved });
  const accept = (seen_starts_at: string) =>
    ask('POST', `/interview/${interview.interview_id}/accept`, { seen_starts_at }, first.token);
  expect((await accept(interview.starts_at)).status).toBe(409);
  expect((await accept(moved)).status).toBe(200);

  for (const [status, seen_status] of [
    ['Offered', 'Interview'],
    ['Hired', 'Offered'],
  ])
    expect((await ask('PUT', `/application/${chosen}/status`, { status, seen_status })).status).toBe(200);

  // The remaining applicants are notified in one bulk action.
  await ask('POST', `/vacancy/${id}/applicants/move`, {
    status: 'Rejected',
    message: 'Dear {name}, we have found somebody.',
    filter: { status: 'Under Review' },
    seen_count: 29,
  });
  await work();
  expect(await counts(id)).toEqual({ Hired: 1, Rejected: APPLICANTS - 1 });
  expect(letters.filter(({ text }) => text.includes('we have found somebody'))).toHaveLength(29);

  await ask('POST', `/vacancy/${id}/close`);
  const seen = await ask('GET', `/application/${ids[39]}`, undefined, people[39]!.token);
  expect(seen.body.data.candidate_status).toBe('Rejected');
  const metrics = await ask('GET', `/school/${school.id}/dashboard-metrics`);
  expect(metrics.body.data).toMatchObject({ total_applications: APPLICANTS, active_vacancies: 0 });
});
