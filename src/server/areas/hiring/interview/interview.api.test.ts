import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  newApplicant,
  newCandidate,
  newInterview,
  newSchool,
  type Profile,
} from '../../../testing/scenario.ts';
import type { Person } from '../../../testing/test-server.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';
import { lockApplication } from '../application/application-queries.ts';

const HOUR = 3600;
const { server, school } = await withServer({ school: newSchool });
let candidate: Profile;
let applicationId: number;
beforeEach(async () => {
  ({ candidate, applicationId } = await newApplicant(server, school));
});

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR * 1000).toISOString();
const schedule = (json: object, { token }: Person = school) =>
  server.request('POST', `/api/application/${applicationId}/interviews`, { token, json });
const change = (id: number, json: object, { token }: Person = school) =>
  server.request('PUT', `/api/interview/${id}`, { token, json: { despite_clash: true, ...json } });
const cancel = (id: number, { token }: Person = school) =>
  server.request('DELETE', `/api/interview/${id}`, { token });
const move = (status: string) =>
  server.request('PUT', `/api/application/${applicationId}/status`, {
    token: school.token,
    json: { status },
  });
const application = async ({ token }: Person) =>
  (await server.request('GET', `/api/application/${applicationId}`, { token })).body.data;
const newsOf = async ({ token }: Person) =>
  (await server.request('GET', '/api/notification', { token })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );

describe('scheduling an interview', () => {
  it('moves the application forward, and notifies the candidate, also by mail', async () => {
    const starts_at = '2099-05-04T07:00:00.000Z';
    const sent = { starts_at, kind: 'in_person', minutes: 45, place: 'Room 12', note: 'Bring a plan.' };
    const { status, body } = await schedule(sent);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...sent, ends_at: '2099-05-04T07:45:00.000Z', status: 'upcoming' });
    for (const person of [candidate, school]) {
      const read = await application(person);
      expect(read.candidate_status).toBe('Interview');
      // Readers at the school get its clock first.
      expect(read.interviews).toEqual([
        { ...body.data, starts_at_zoned: expect.stringMatching(/Z\[!?Asia\/Dubai\]$/) },
      ]);
    }
    expect(await newsOf(candidate)).toEqual(['interview_scheduled']);
    const mail = (await server.mail.to(candidate.email)).at(-1)!;
    expect(mail.subject).toBe('Interview at Palm Valley School');
    expect(mail.text).toContain('Mon, May 4, 2099, 11:00\u00a0AM (Dubai)');
    expect(mail.text).toContain('Interview type: In person');
    expect(mail.text).toContain('Place: Room 12');
    expect(mail.text).toContain('Note: Bring a plan.');
    expect(mail.text).toContain(`http://marketplace.test/candidate/application/${applicationId}/`);
  });

  it('works again, online with a link instead of a place', async () => {
    await newInterview(server, school, applicationId);
    const link = 'https://meet.example.com/x';
    const { status, body } = await schedule({
      kind: 'online',
      starts_at: inHours(1),
      minutes: '30',
      link,
      despite_clash: true,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ link, minutes: 30 });
    expect((await application(candidate)).interviews.map((one: { link?: string }) => one.link)).toEqual([
      link,
      undefined,
    ]);
  });

  it.each([
    [
      {},
      {
        starts_at: ['Date and time are required'],
        minutes: ['Length is required'],
        kind: ['Interview type is required'],
      },
    ],
    [{ starts_at: '2020-01-01T10:00:00Z' }, { starts_at: ['The interview must be in the future'] }],
    [{ starts_at: '2099-12-31' }, { starts_at: ['Invalid date format'] }],
    [{ minutes: 0 }, { minutes: ['An interview must last at least 5 minutes'] }],
    [{ minutes: 481 }, { minutes: ['An interview can last at most 480 minutes'] }],
    [{ kind: 'by_letter' }, { kind: ['Choose one of the options'] }],
    [{ place: '' }, { place: ['Place is required'] }],
    [{ kind: 'online' }, { link: ['Link is required'] }],
    [{ kind: 'online', link: 'javascript:alert(1)' }, { link: ['Enter a valid URL'] }],
  ])('refuses %j', async (changes, errors) => {
    const good = { kind: 'in_person', starts_at: '2099-05-04T07:00:00Z', minutes: 45, place: 'Room 12' };
    const { status, body } = await schedule(Object.keys(changes).length ? { ...good, ...changes } : {});
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect((await application(candidate)).candidate_status).toBe('Pending');
  });

  it.each(['Offered', 'Hired', 'Rejected'])('is refused for an application that is %s', async (status) => {
    await move(status);
    const answer = await schedule({ kind: 'in_person', starts_at: inHours(1), minutes: 30, place: 'Here' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(`You cannot schedule an interview for an application marked ${status}.`);
  });

  it('is limited to 20 interviews', async () => {
    for (let count = 0; count < 20; count += 1) await newInterview(server, school, applicationId);
    const answer = await schedule({ kind: 'in_person', starts_at: inHours(1), minutes: 30, place: 'Here' });
    expect(answer.status).toBe(409);
  });
});

describe('changing an interview', () => {
  it('changes the fields sent, and notifies the candidate only of real changes', async () => {
    const { interview_id, starts_at } = await newInterview(server, school, applicationId);
    const same = await change(interview_id, { minutes: 30, starts_at });
    expect(same.status).toBe(200);
    expect(await newsOf(candidate)).toEqual(['interview_scheduled']);
    const { body } = await change(interview_id, {
      minutes: 60,
      kind: 'online',
      link: 'https://meet.example.com',
    });
    expect(body.data).toMatchObject({ minutes: 60, starts_at, link: 'https://meet.example.com' });
    expect(body.data.place ?? null).toBeNull();
    expect(await newsOf(candidate)).toEqual(['interview_changed', 'interview_scheduled']);
    expect((await server.mail.to(candidate.email)).at(-1)!.subject).toBe(
      'Interview at Palm Valley School changed',
    );
  });

  it('keeps neither place nor link of an interview by phone, and needs none', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const { status, body } = await change(interview_id, { kind: 'phone' });
    expect(status).toBe(200);
    expect(body.data.kind).toBe('phone');
    expect(body.data.place ?? null).toBeNull();
    const refused = await change(interview_id, { kind: 'in_person' });
    expect(refused.body.errors).toEqual({ place: ['Place is required'] });
  });

  it('stores no link or place that does not belong to its type, even if sent alone', async () => {
    const held = { kind: 'phone', place: undefined, despite_clash: true };
    const link = 'https://meet.example.com/x';
    const inPerson = await newInterview(server, school, applicationId);
    const byPhone = await newInterview(server, school, applicationId, held);
    const online = await newInterview(server, school, applicationId, { ...held, kind: 'online', link });
    for (const [{ interview_id, kind }, sent] of [
      [inPerson, { link }],
      [byPhone, { place: 'Room 9' }],
      [online, { place: 'Room 9', link: 'https://meet.example.com/y' }],
    ] as const) {
      const { status, body } = await change(interview_id, sent);
      expect(status).toBe(200);
      expect(body.data.kind).toBe(kind);
      expect(!!body.data.link).toBe(kind === 'online');
      expect(!!body.data.place).toBe(kind === 'in_person');
    }
    expect((await change(inPerson.interview_id, { place: 'Room 9' })).body.data.place).toBe('Room 9');
  });

  it('derives the type of one from before types: online with a link, else in person', async () => {
    const held = { kind: 'online', link: 'https://meet.example.com', despite_clash: true };
    const online = await newInterview(server, school, applicationId, held);
    const inPerson = await newInterview(server, school, applicationId);
    await server.db.execute(sql`update interviews set kind = 'in_person'`);
    const migration = new URL('../../../engine/db/migrations/0047_interview_kind.sql', import.meta.url);
    await server.db.execute(sql.raw(readFileSync(migration, 'utf8').split('breakpoint')[1]!));
    const { interviews } = await application(candidate);
    expect(
      interviews.map(({ interview_id, kind }: { interview_id: number; kind: string }) => [
        interview_id,
        kind,
      ]),
    ).toEqual([
      [online.interview_id, 'online'],
      [inPerson.interview_id, 'in_person'],
    ]);
  });

  it('requires the place of an interview in person', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const { status, body } = await change(interview_id, { place: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ place: ['Place is required'] });
  });

  it('keeps a cancelled interview visible, but no longer changeable', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    expect((await cancel(interview_id)).body.data.status).toBe('cancelled');
    expect((await application(candidate)).interviews).toMatchObject([{ status: 'cancelled' }]);
    expect(await newsOf(candidate)).toEqual(['interview_cancelled', 'interview_scheduled']);
    expect((await cancel(interview_id)).status).toBe(409);
    expect((await change(interview_id, { minutes: 60 })).body.message).toBe(
      'This interview has been cancelled.',
    );
  });

  it('cancels it with the decision about the application', async () => {
    await newInterview(server, school, applicationId);
    await move('Rejected');
    expect((await application(candidate)).interviews).toMatchObject([{ status: 'cancelled' }]);
    expect(await newsOf(candidate)).toEqual(['status_changed', 'interview_scheduled']);
  });

  it('tells who is hired that it is no longer needed, not that it was cancelled', async () => {
    await newInterview(server, school, applicationId);
    await move('Offered');
    await move('Hired');
    expect((await application(candidate)).interviews).toMatchObject([{ status: 'cancelled' }]);
    const subjects = (await server.mail.to(candidate.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your interview at Palm Valley School is no longer needed');
    expect(subjects.filter((subject) => /cancelled/.test(subject))).toEqual([]);
  });

  it('cancels it once among 20 concurrent changes and cancellations', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? cancel(interview_id) : change(interview_id, { minutes: 31 + index }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const news = await newsOf(candidate);
    expect(news.filter((kind: string) => kind === 'interview_cancelled')).toHaveLength(1);
    expect(news).toHaveLength(1 + done);
  });

  it('leaves the mail about its cancellation to the one who cancels it while a decision waits', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const { email } = candidate;
    const waiting = transactionsWaiting(server);
    const both = await server.db.transaction(async (tx) => {
      await lockApplication(tx, applicationId);
      const cancelled = cancel(interview_id);
      await expect.poll(waiting).toBe(1);
      const decided = move('Rejected');
      await expect.poll(waiting).toBe(2);
      return [cancelled, decided];
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const subjects = (await server.mail.to(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /cancelled/.test(subject))).toHaveLength(1);
  });

  it('is limited to its school: others can neither change, schedule nor read it', async () => {
    const { interview_id } = await newInterview(server, school, applicationId);
    const rival = await newSchool(server);
    const stranger = await newCandidate(server);
    const json = { kind: 'in_person', starts_at: inHours(1), minutes: 30, place: 'Here' };
    for (const person of [rival, candidate, stranger]) {
      expect((await schedule(json, person)).status).toBe(403);
      expect((await change(interview_id, { minutes: 60 }, person)).status).toBe(403);
      expect((await cancel(interview_id, person)).status).toBe(403);
    }
    for (const { token } of [rival, stranger])
      expect((await server.request('GET', '/api/interview', { token })).body.meta.total).toBe(0);
    expect((await server.request('GET', '/api/interview')).status).toBe(401);
  });

  it('deletes it with its application', async () => {
    await newInterview(server, school, applicationId);
    await server.db.execute(sql`delete from applications where application_id = ${applicationId}`);
    const mine = await server.request('GET', '/api/interview', { token: candidate.token });
    expect(mine.body.meta.total).toBe(0);
  });
});

describe('the list of interviews', () => {
  it('starts with the next one for both sides, and can be filtered', async () => {
    const far = await newInterview(server, school, applicationId, { starts_at: inHours(72) });
    const near = await newInterview(server, school, applicationId, { starts_at: inHours(3) });
    const cancelled = await newInterview(server, school, applicationId, { starts_at: inHours(50) });
    const held = await newInterview(server, school, applicationId, { starts_at: inHours(1) });
    await cancel(cancelled.interview_id);
    server.clock.forward(2 * HOUR);
    const ids = async (query = '', { token }: Person = candidate) =>
      (await server.request('GET', `/api/interview${query}`, { token })).body.data.map(
        (row: { interview_id: number }) => row.interview_id,
      );
    const all = [near, far, cancelled, held].map((one) => one.interview_id);
    expect(await ids()).toEqual(all);
    expect((await ids('?per_page=100', school)).filter((id: number) => all.includes(id))).toEqual(all);
    expect(await ids('?status=upcoming')).toEqual(all.slice(0, 2));
    expect(await ids('?status=past')).toEqual(all.slice(3));
    expect(await ids('?status=cancelled')).toEqual([cancelled.interview_id]);
    expect(await ids(`?from=${inHours(45).slice(0, 10)}`)).toEqual(
      [far, cancelled].map((one) => one.interview_id),
    );
    expect(await ids('?page=2&per_page=3')).toEqual(all.slice(3));
    const { body } = await server.request('GET', '/api/interview?per_page=1', { token: candidate.token });
    expect(body.meta).toEqual({ total: 4, page: 1, per_page: 1, month: null, today: null });
    expect(body.data[0]).toMatchObject({
      status: 'upcoming',
      vacancy: { vacancy_title: 'Mathematics Teacher' },
      candidate: { full_name: 'Sara Khalil' },
    });
    for (const from of ['soon', '0000-01-01']) {
      const path = `/api/interview?from=${from}`;
      expect((await server.request('GET', path, { token: candidate.token })).status).toBe(400);
    }
  });
});
