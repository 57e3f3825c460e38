import { describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { bulkTaskWorker } from './bulk-task-worker.ts';

const { server, school, other, candidate, second } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  second: newCandidate,
});
/** The subjects of the mails sent. */
let sent: string[] = [];
/** A running server does this in the background; the tests call it. */
const { work } = bulkTaskWorker({
  db: server.db,
  posting: {
    mail: {
      post: async (_tx, ...mails) => {
        sent.push(...mails.map(({ subject }) => subject));
      },
      toPost: (mails) => {
        sent.push(...mails.map(({ subject }) => subject));
        return [];
      },
      wake: () => {},
    },
    settings: { publicUrl: 'https://example.org' },
  },
  log: { warn: () => {} },
  clock: server.clock.now,
});

const ask = (id: number, what: string, json: object, token: string | undefined = school.token) =>
  server.request('POST', `/api/vacancy/${id}/applicants/${what}`, { token, json });
const jobs = async (id: number) =>
  (await server.request('GET', `/api/vacancy/${id}/applicants/jobs`, { token: school.token })).body.data;
const statusOf = async (id: number) =>
  (await server.request('GET', `/api/application/${id}`, { token: school.token })).body.data.school_status;
const setStatus = (id: number, status: string) =>
  server.request('PUT', `/api/application/${id}/status`, { token: school.token, json: { status } });

async function withTwo() {
  const { vacancy_id } = await newVacancy(server, school);
  const first = (await newApplication(server, candidate, vacancy_id)).application_id as number;
  const later = (await newApplication(server, second, vacancy_id)).application_id as number;
  return { vacancy_id, first, later };
}

describe('moving many applicants', () => {
  it('answers at once, and lets each move succeed or be refused by itself', async () => {
    const { vacancy_id, first, later } = await withTwo();
    await setStatus(later, 'Offered');
    const begun = await ask(vacancy_id, 'move', { status: 'Shortlisted', filter: {} });
    expect(begun.status).toBe(202);
    expect(begun.body.data).toMatchObject({ total: 2, done: 0, percent: 0, is_finished: false });
    await work();
    expect((await jobs(vacancy_id))[0]).toMatchObject({
      id: begun.body.data.id,
      total: 2,
      done: 2,
      percent: 100,
      is_finished: true,
      refused_count: 1,
      refused: [
        {
          application_id: later,
          candidate_name: expect.any(String),
          reason: 'An application cannot move from Offered to Shortlisted.',
        },
      ],
    });
    expect(await statusOf(first)).toBe('Shortlisted');
    expect(await statusOf(later)).toBe('Offered');
  });

  it('leaves an applicant whom a colleague has moved meanwhile, and says so', async () => {
    const { vacancy_id, first } = await withTwo();
    await ask(vacancy_id, 'move', { status: 'Hired', application_ids: [first] });
    await setStatus(first, 'Shortlisted');
    await work();
    const [{ refused }] = await jobs(vacancy_id);
    expect(refused[0].reason).toMatch(/moved this application to Shortlisted.* \(Dubai\)/);
    expect(await statusOf(first)).toBe('Shortlisted');
  });

  it('moves the applicants named by id or filter, of this vacancy only', async () => {
    const { vacancy_id, first, later } = await withTwo();
    const elsewhere = await withTwo();
    const named = await ask(vacancy_id, 'move', {
      status: 'Rejected',
      application_ids: [first, elsewhere.first],
    });
    expect(named.body.data.total).toBe(1);
    await work();
    const filtered = await ask(vacancy_id, 'move', { status: 'Hired', filter: { status: 'Pending' } });
    expect(filtered.body.data.total).toBe(1);
    await work();
    expect(await statusOf(first)).toBe('Rejected');
    expect(await statusOf(later)).toBe('Hired');
    expect(await statusOf(elsewhere.first)).toBe('Pending');
  });

  it('runs each job once with concurrent workers', async () => {
    const { vacancy_id, first } = await withTwo();
    await ask(vacancy_id, 'message', { message: 'Dear {name}, welcome.', application_ids: [first] });
    await Promise.all([work(), server.db.execute('select 1').then(() => work())]);
    const history = await server.request(
      'GET',
      `/api/vacancy/${vacancy_id}/history?application_id=${first}`,
      {
        token: school.token,
      },
    );
    const written = history.body.data.filter(({ kind }: { kind: string }) => kind === 'written');
    expect(written).toHaveLength(1);
  });
});

describe('acting on all results of a filter', () => {
  it('is refused when applicants were added since the page was loaded', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, candidate, vacancy_id);
    const decision = { status: 'Rejected', filter: { status: 'Pending' }, seen_count: 1 };
    const late = (await newApplication(server, second, vacancy_id)).application_id;
    const refused = await ask(vacancy_id, 'move', decision);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The list now has 2 applications, not 1. Check it and try again.',
    ]);
    expect(await jobs(vacancy_id)).toEqual([]);
    const letter = { message: 'Dear {name}, hello.', filter: {}, seen_count: 1 };
    expect((await ask(vacancy_id, 'message', letter)).status).toBe(409);
    expect((await ask(vacancy_id, 'move', { ...decision, seen_count: 2 })).status).toBe(202);
    await work();
    expect(await statusOf(late)).toBe('Rejected');
  });
});

describe('messaging many applicants', () => {
  it('sends a message once when the request is repeated, also concurrently', async () => {
    const { vacancy_id, first, later } = await withTwo();
    const letter = { message: 'Dear {name}, once.', application_ids: [first] };
    const both = await Promise.all([ask(vacancy_id, 'message', letter), ask(vacancy_id, 'message', letter)]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    expect(both[0].body.data.id).toBe(both[1].body.data.id);
    await work();
    sent = [];
    const more = await ask(vacancy_id, 'message', { ...letter, application_ids: [first, later] });
    expect(more.body.data.total).toBe(1);
    await work();
    expect(sent).toHaveLength(1);
    server.clock.forward(3600);
    expect((await ask(vacancy_id, 'message', letter)).body.data.id).toBeGreaterThan(more.body.data.id);
    await work();
  });

  it('fills in name and position, and records the message in the history', async () => {
    const { vacancy_id, first } = await withTwo();
    await ask(vacancy_id, 'message', {
      message: 'Dear {name}, thank you for {position}.',
      application_ids: [first],
    });
    await work();
    const { body } = await server.request('GET', `/api/vacancy/${vacancy_id}/history`, {
      token: school.token,
    });
    expect(body.data[0]).toMatchObject({
      kind: 'written',
      note: expect.stringMatching(/^Dear Sara Khalil, thank you for [A-Z].*\.$/),
      by: `${school.user.full_name}, Palm Valley School`,
    });
    const news = await server.request('GET', '/api/notification', { token: candidate.token });
    expect(news.body.data[0]).toMatchObject({ kind: 'message_received', application_id: first });
  });

  it('accompanies a move', async () => {
    const { vacancy_id, first } = await withTwo();
    await ask(vacancy_id, 'move', {
      status: 'Rejected',
      message: 'Sorry, {name}.',
      application_ids: [first],
    });
    await work();
    const { body } = await server.request('GET', `/api/vacancy/${vacancy_id}/history`, {
      token: school.token,
    });
    expect(body.data.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['written', 'moved']);
    expect(body.data[0].note).toBe('Sorry, Sara Khalil.');
  });
});

describe('acting on many applicants', () => {
  it.each(['move', 'message'])('is limited to the school’s own vacancies: %s', async (what) => {
    const { vacancy_id } = await withTwo();
    const json = { status: 'Hired', message: 'Dear {name}, hello.', filter: {} };
    const body = what === 'move' ? json : { message: json.message, filter: {} };
    expect(
      (await server.request('POST', `/api/vacancy/${vacancy_id}/applicants/${what}`, { json: body })).status,
    ).toBe(401);
    expect((await ask(vacancy_id, what, body, other.token)).status).toBe(403);
    expect((await ask(vacancy_id, what, body, candidate.token)).status).toBe(403);
    expect((await ask(999999, what, body)).status).toBe(404);
    expect((await ask(vacancy_id, what, { ...body, filter: undefined })).status).toBe(422);
    expect((await ask(vacancy_id, what, { ...body, filter: { status: 'x' } })).status).toBe(422);
    expect((await ask(vacancy_id, what, { ...body, filter: { search: 'nobody at all' } })).status).toBe(422);
    expect(await jobs(vacancy_id)).toEqual([]);
  });
});

describe('a decision that can be undone', () => {
  const decide = (id: number, status: string) =>
    server.request('PUT', `/api/application/${id}/status`, {
      token: school.token,
      json: { status, seen_status: 'Pending', can_undo: true },
    });
  const undo = (vacancy: number, job: number, token = school.token) =>
    server.request('POST', `/api/vacancy/${vacancy}/applicants/jobs/${job}/undo`, { token });
  const seen = async (id: number, { token }: { token: string }) =>
    (await server.request('GET', `/api/application/${id}`, { token })).body.data;

  it('waits some seconds, untold, and then happens by itself', async () => {
    const { vacancy_id, first } = await withTwo();
    sent = [];
    const decided = await decide(first, 'Rejected');
    expect(decided.body.message).toMatch(/: Rejected in 10 seconds, unless you undo it\.$/);
    expect(decided.body.data).toMatchObject({
      school_status: 'Pending',
      next_status: 'Rejected',
      allowed_statuses: [],
    });
    const { body } = await server.request('GET', `/api/vacancy/${vacancy_id}/applicants`, {
      token: school.token,
    });
    const listed = body.data.find((one: { application_id: number }) => one.application_id === first);
    expect(listed).toMatchObject({ school_status: 'Pending', next_status: 'Rejected', allowed_statuses: [] });
    expect(await seen(first, candidate)).toMatchObject({
      candidate_status: 'Pending',
      allowed_statuses: ['Withdrawn'],
    });
    expect(await seen(first, candidate)).not.toHaveProperty('next_status');
    await work();
    expect([await statusOf(first), sent]).toEqual(['Pending', []]);
    expect((await jobs(vacancy_id))[0]).toMatchObject({
      undo_until: expect.any(String),
      application_id: first,
      candidate_name: listed.candidate.full_name,
    });

    server.clock.forward(11);
    await work();
    expect(await seen(first, school)).toMatchObject({ school_status: 'Rejected', next_status: null });
    expect(sent).toHaveLength(1);
    expect((await jobs(vacancy_id))[0]).toMatchObject({ undo_until: null, is_finished: true });
  });

  it('leaves everything as it was when it is undone in time, and is refused afterwards', async () => {
    const { vacancy_id, first, later } = await withTwo();
    sent = [];
    await decide(first, 'Rejected');
    const [{ id }] = await jobs(vacancy_id);
    expect((await undo(vacancy_id, id, other.token)).status).toBe(403);
    const undone = await undo(vacancy_id, id);
    expect([undone.status, undone.body.message]).toEqual([200, 'Undone. Nobody has been told.']);
    server.clock.forward(11);
    await work();
    expect([await statusOf(first), sent, await jobs(vacancy_id)]).toEqual(['Pending', [], []]);

    const all = await ask(vacancy_id, 'move', { status: 'Shortlisted', filter: {}, can_undo: true });
    expect(all.body.data).toMatchObject({ total: 2, undo_until: expect.any(String), candidate_name: null });
    server.clock.forward(11);
    const late = await undo(vacancy_id, all.body.data.id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This has already happened and cannot be undone.',
    ]);
    await work();
    expect([await statusOf(first), await statusOf(later)]).toEqual(['Shortlisted', 'Shortlisted']);
  });

  it('happens or is undone, never both, when the time ends while it is being undone', async () => {
    const { vacancy_id, first } = await withTwo();
    sent = [];
    await decide(first, 'Rejected');
    const [{ id }] = await jobs(vacancy_id);
    server.clock.forward(9.999);
    const [undone] = await Promise.all([undo(vacancy_id, id), server.clock.forward(0.002), work()]);
    await work();
    const isUndone = undone.status === 200;
    expect(await statusOf(first)).toBe(isUndone ? 'Pending' : 'Rejected');
    expect(sent).toHaveLength(isUndone ? 0 : 1);
  });
});
