import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  newApplicant,
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import type { Person } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { PROPOSALS_AT_MOST } from './interview-reply-operations.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

const HOUR = 3600;
const { server } = await withServer({});
let school: Profile;
let candidate: Profile;
let applicationId: number;
beforeEach(async () => {
  school = await newSchool(server);
  ({ candidate, applicationId } = await newApplicant(server, school));
});

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR * 1000).toISOString();
const accept = async (id: number, { token }: Person = candidate, seen_starts_at?: string) =>
  server.request('POST', `/api/interview/${id}/accept`, {
    token,
    json: { seen_starts_at: seen_starts_at ?? (await startOf(id)) },
  });
const startOf = async (id: number): Promise<string | undefined> =>
  (await server.request('GET', '/api/interview?per_page=100', { token: candidate.token })).body.data.find(
    ({ interview_id }: { interview_id: number }) => interview_id === id,
  )?.starts_at;
const propose = (id: number, json: object, { token }: Person = candidate) =>
  server.request('POST', `/api/interview/${id}/propose`, { token, json });
const change = (id: number, json: object) =>
  server.request('PUT', `/api/interview/${id}`, { token: school.token, json });
const newsOf = async ({ token }: Person) =>
  (await server.request('GET', '/api/notification', { token })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );

describe('a candidate’s reply to an interview', () => {
  it('accepts the time once, and notifies the school, also by mail', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    expect((await accept(interview_id)).body.data).toMatchObject({ answer: 'accepted', can_change: true });
    expect((await accept(interview_id)).status).toBe(200);
    const news = await newsOf(school);
    expect(news.filter((kind: string) => kind === 'interview_accepted')).toHaveLength(1);
    expect((await server.mail.to(school.email)).at(-1)!.subject).toBe('Interview accepted');
  });

  it('is refused if the interview was moved since the candidate saw it', async () => {
    const { interview_id, starts_at } = await newInterview(server, school, applicationId);
    const moved = inHours(48);
    await change(interview_id, { starts_at: moved });
    const late = await accept(interview_id, candidate, starts_at);
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^The school has moved this interview to .+\. Check the new time and try again\.$/,
      ),
    ]);
    expect(await newsOf(school)).not.toContain('interview_accepted');
    const unseen = await server.request('POST', `/api/interview/${interview_id}/accept`, {
      token: candidate.token,
      json: {},
    });
    expect([unseen.status, Object.keys(unseen.body.errors)]).toEqual([422, ['seen_starts_at']]);
    expect((await accept(interview_id, candidate, moved)).body.data.answer).toBe('accepted');
  });

  it('proposes another time, which counts as accepted when the school sets it', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const proposed_at = inHours(200);
    const { body } = await propose(interview_id, { proposed_at, proposal: 'I teach until noon.' });
    expect(body.data).toMatchObject({ answer: 'proposed', proposed_at, proposal: 'I teach until noon.' });
    const mail = (await server.mail.to(school.email)).at(-1)!;
    expect(mail.subject).toBe('New interview time proposed');
    expect(mail.text).toContain('I teach until noon.');
    const taken = (await change(interview_id, { starts_at: proposed_at })).body.data;
    expect(taken).toMatchObject({ starts_at: proposed_at, answer: 'accepted', proposed_at: null });
    expect((await change(interview_id, { starts_at: inHours(300) })).body.data.answer).toBeNull();
  });

  it('stands in the application’s history with what else happened, on both sides', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    await propose(interview_id, { proposed_at: inHours(200) });
    await change(interview_id, { starts_at: inHours(100) });
    await accept(interview_id);
    await server.request('DELETE', `/api/interview/${interview_id}`, { token: school.token });
    const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind);
    const own = await server.request('GET', `/api/application/${applicationId}`, { token: candidate.token });
    const [first, ...rest] = kinds(own.body.data.events);
    expect([first, ...rest.slice(0, 3)]).toEqual([
      'interview_cancelled',
      'interview_accepted',
      'interview_changed',
      'interview_proposed',
    ]);
    // One statement moves the application and schedules: both happen at the same time.
    expect(rest.slice(3, 5).sort()).toEqual(['interview_scheduled', 'moved']);
    expect(rest.at(-1)).toBe('applied');
    const { vacancy_id } = own.body.data;
    const theirs = await server.request(
      'GET',
      `/api/vacancy/${vacancy_id}/history?application_id=${applicationId}`,
      { token: school.token },
    );
    expect(kinds(theirs.body.data).filter((kind) => kind !== 'opened')).toEqual([first, ...rest]);
    expect(theirs.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'interview_scheduled', from: 'Interview', to: 'Interview' }),
      ]),
    );
  });

  it.each<[string, object]>([
    ['no time', {}],
    ['a time in the past', { proposed_at: '2020-01-01T10:00:00Z' }],
  ])('is refused with %s', async (_, json) => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const { status, body } = await propose(interview_id, json);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['proposed_at']]);
  });

  it(`proposes at most ${PROPOSALS_AT_MOST} times, and not after the interview has begun or been cancelled`, async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const json = { proposed_at: inHours(300) };
    for (let count = 0; count < PROPOSALS_AT_MOST; count += 1) await propose(interview_id, json);
    expect((await propose(interview_id, json)).status).toBe(409);
    await server.request('DELETE', `/api/interview/${interview_id}`, { token: school.token });
    expect((await accept(interview_id)).status).toBe(409);
    const soon = await newInterview(server, school, applicationId, { starts_at: inHours(1) });
    server.clock.forward(2 * HOUR);
    expect((await accept(soon.interview_id)).body.message).toBe('This interview has already started.');
  });

  it('is limited to the candidate’s own interviews', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const stranger = await newCandidate(server);
    for (const person of [stranger, school]) {
      expect((await accept(interview_id, person)).status).toBe(403);
      expect((await propose(interview_id, {}, person)).status).toBe(403);
    }
  });
});

describe('a clash of interviews', () => {
  const schedule = (json: object, id = applicationId, { token }: Person = school) =>
    server.request('POST', `/api/application/${id}/interviews`, { token, json });

  it('is refused before anything is sent, unless confirmed', async () => {
    const starts_at = inHours(100);
    await newInterview(server, school, applicationId, { starts_at, minutes: 60 });
    const json = { starts_at: inHours(100.5), kind: 'in_person', minutes: 30, place: 'Here' };
    const { status, body } = await schedule(json);
    expect(status).toBe(422);
    expect(body.errors.despite_clash[0]).toContain('You are meeting Sara Khalil on');
    expect((await newsOf(candidate)).length).toBe(1);
    const kept = await schedule({ ...json, despite_clash: true });
    expect(kept.status).toBe(201);
    expect(kept.body.data).not.toHaveProperty('despite_clash');
    expect((await schedule({ ...json, starts_at: inHours(101.01) })).status).toBe(201);
  });

  it('with another school’s interview reveals only that there is one', async () => {
    const rival = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, rival);
    const other = await newApplication(server, candidate, vacancy_id);
    await newInterview(server, school, applicationId, { starts_at: inHours(100), minutes: 60 });
    const json = { starts_at: inHours(100), kind: 'in_person', minutes: 30, place: 'Here' };
    const { body } = await schedule(json, other.application_id, rival);
    expect(body.errors).toEqual({
      despite_clash: ['The candidate has another interview at this time. Tick to schedule this anyway.'],
    });
  });

  it('with a proposed time is refused, unless confirmed', async () => {
    const other = await newApplicant(server, school);
    const proposed_at = inHours(100);
    await newInterview(server, school, other.applicationId, { starts_at: proposed_at });
    const { interview_id } = await newInterview(server, school, applicationId, { starts_at: inHours(200) });
    await propose(interview_id, { proposed_at });
    const { status, body } = await change(interview_id, { starts_at: proposed_at });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['despite_clash']]);
    const kept = await change(interview_id, { starts_at: proposed_at, despite_clash: true });
    expect(kept.body.data).toMatchObject({ starts_at: proposed_at, answer: 'accepted' });
  });

  it('is ignored with itself, with cancelled interviews, and when only texts change', async () => {
    const first = await newInterview(server, school, applicationId, { starts_at: inHours(100) });
    expect((await change(first.interview_id, { minutes: 90 })).status).toBe(200);
    const second = await newInterview(server, school, applicationId, { starts_at: inHours(100) });
    expect((await change(second.interview_id, { note: 'Other words.' })).status).toBe(200);
    expect((await change(second.interview_id, { minutes: 20 })).status).toBe(422);
    await server.request('DELETE', `/api/interview/${first.interview_id}`, { token: school.token });
    expect((await change(second.interview_id, { minutes: 20 })).status).toBe(200);
  });
});

describe('the interview reminder', () => {
  const remind = (post = insertMail, onFailure?: Parameters<typeof remindOfInterviews>[3]) =>
    remindOfInterviews(
      server.db,
      { mail: { post }, settings: { publicUrl: 'http://marketplace.test' } },
      server.clock.now(),
      onFailure,
    );
  const reminders = async (person: Person) =>
    (await newsOf(person)).filter((kind: string) => kind === 'interview_reminder').length;

  it('is sent to both sides once, within the day before, with concurrent workers', async () => {
    await newInterview(server, school, applicationId, { starts_at: inHours(30) });
    await remind();
    expect(await reminders(candidate)).toBe(0);
    server.clock.forward(7 * HOUR);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    for (const person of [candidate, school]) expect(await reminders(person)).toBe(1);
    for (const { email } of [candidate, school]) {
      const { subject, text } = (await server.mail.to(email)).at(-1)!;
      expect(subject).toBe('Interview tomorrow');
      expect(text).toContain('The interview for ');
    }
  });

  it('is rolled back and reported when it fails, and does not block others', async () => {
    const other = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, other, vacancy_id);
    const { interview_id } = await newInterview(server, school, applicationId, { starts_at: inHours(30) });
    await newInterview(server, school, application_id, { starts_at: inHours(31) });
    server.clock.forward(8 * HOUR);
    const failed: number[] = [];
    await remind(
      async (tx, mail) => {
        if (mail.to === candidate.email) await tx.execute(sql`select 1 / 0`);
        await insertMail(tx, mail);
      },
      (one) => failed.push(one.interview_id),
    );
    expect(failed).toEqual([interview_id]);
    expect([await reminders(candidate), await reminders(other)]).toEqual([0, 1]);
  });

  it('is repeated for a new time, but not sent for late or cancelled interviews', async () => {
    const { interview_id } = await newInterview(server, school, applicationId, { starts_at: inHours(20) });
    await remind();
    expect(await reminders(candidate)).toBe(0);
    await change(interview_id, { starts_at: inHours(50) });
    const gone = await newInterview(server, school, applicationId, { starts_at: inHours(60) });
    await server.request('DELETE', `/api/interview/${gone.interview_id}`, { token: school.token });
    server.clock.forward(40 * HOUR);
    await remind();
    expect(await reminders(candidate)).toBe(1);
  });
});
