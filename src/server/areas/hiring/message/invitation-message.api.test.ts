import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newWebhook } from '../../../testing/new-webhook.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { webhookDeliveries } from '../../news/tables/webhook.ts';
import { messageThreads } from '../tables/message-thread.ts';
import { markMessagesRead } from './message-queries.ts';

let server: TestServer;
let school: Profile;
let rival: Profile;
let other: Profile;
let candidate: Profile;
let vacancyId: number;
let id: number;
beforeAll(async () => {
  server = await testServer();
  [school, rival, other] = await Promise.all([newSchool(server), newSchool(server), newCandidate(server)]);
});
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (await newVacancy(server, school)).vacancy_id;
  id = (await newInvitation(server, school, vacancyId, candidate.id)).invitation_id;
});
afterAll(() => server.close());

const path = (rest = '') => `/api/job/invitation/${id}/messages${rest}`;
const accept = () =>
  server.request('POST', `/api/job/invitation/${id}/accept`, { token: candidate.token, json: {} });
const write = ({ token }: Person, text: string, files: File[] = []) =>
  server.request('POST', path(), { token, form: asForm({ text, files }) });
const read = ({ token }: Person) => server.request('GET', path(), { token });
const messagesOf = async (person: Person) =>
  ((await read(person)).body.data.messages as { text: string }[]).map(({ text }) => text);
const threads = async ({ token }: Person, query = '') =>
  (await server.request('GET', `/api/messages${query}`, { token })).body.data;
const mute = ({ token }: Person, is_muted: boolean) =>
  server.request('PUT', path('/mute'), { token, json: { is_muted } });
const hide = () =>
  server.request('PUT', `/api/candidate/hidden-school/${school.id}`, { token: candidate.token });
const noticesOf = async ({ token }: Person) =>
  (await server.request('GET', '/api/notification', { token })).body.data as {
    id: number;
    title: string;
    read_at: string | null;
    target?: { screen: string };
  }[];

describe('messages about an invitation', () => {
  it('begin once the candidate has accepted, on either side', async () => {
    const early = await write(candidate, 'Is it the girls’ section?');
    expect([early.status, early.body.code]).toEqual([409, 'message.not_accepted']);
    expect((await read(candidate)).body.data).toMatchObject({ may_write: false, messages: [] });
    await accept();
    expect((await write(candidate, 'Is it the girls’ section?')).status).toBe(201);
    expect((await write(school, 'Yes, {name}, for {position}.')).status).toBe(201);
    const { data } = (await read(candidate)).body;
    expect(data).toMatchObject({ application_id: null, invitation_id: id, may_write: true });
    expect(data.messages[0]).toMatchObject({ is_new: true, is_own: false, invitation_id: id });
    expect(data.messages[0].text).toMatch(/^Yes, \S+ \S+, for /);
    expect((await read(candidate)).body.data.messages[0].is_new).toBe(false);
    expect((await read(school)).body.data.messages[0].is_seen).toBe(true);
  });

  it('stand in both sides’ lists, are searched, counted, and told with a link', async () => {
    await accept();
    await write(candidate, 'About the boarding house');
    expect(await threads(school, '?search=boarding')).toMatchObject([
      { invitation_id: id, application_id: null, status: null, unread: 1, vacancy_id: vacancyId },
    ]);
    expect(await threads(candidate)).toMatchObject([{ unread: 0, is_own: true }]);
    const notice = (await noticesOf(school))[0]!;
    expect(notice.target).toMatchObject({ screen: 'school-invitation', params: { id } });
    expect(notice.read_at).toBeNull();
    const mail = (await server.mail.to(school.email)).at(-1)!;
    expect(mail.text).toContain(`/school/invitation/${id}`);
    await read(school);
    expect((await noticesOf(school))[0]!.read_at).not.toBeNull();
    expect(await threads(school, '?search=boarding')).toMatchObject([{ unread: 0 }]);
  });

  it('are about the application once the candidate applies, with marks, files and mutes', async () => {
    await accept();
    await write(school, 'The contract.', [pdf('contract.pdf')]);
    await write(candidate, 'Thank you.');
    await mute(candidate, true);
    const { application_id } = await newApplication(server, candidate, vacancyId);
    const of = async ({ token }: Person) =>
      (await server.request('GET', `/api/application/${application_id}/messages`, { token })).body.data;
    const { messages, is_muted, invitation_id } = await of(candidate);
    expect([is_muted, invitation_id]).toEqual([true, null]);
    expect(messages).toMatchObject([
      { text: 'Thank you.', application_id, invitation_id: null },
      { text: 'The contract.', application_id },
    ]);
    const file = await server.request('GET', messages[1].files[0].url, { token: candidate.token });
    expect(file.status).toBe(200);
    expect(await threads(candidate)).toMatchObject([{ application_id, invitation_id: null, unread: 0 }]);
    expect((await threads(school))[0]).toMatchObject({ application_id, unread: 1 });
    // Whoever still has the invitation open goes on in the same conversation.
    expect((await write(school, 'And the visa?')).body.data).toMatchObject({ application_id });
    expect(await messagesOf(candidate)).toEqual(['And the visa?', 'Thank you.', 'The contract.']);
    const history = await server.request('GET', `/api/vacancy/${vacancyId}/history`, { token: school.token });
    expect(history.body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'written',
      'applied',
      'replied',
      'written',
    ]);
  });

  it('are lost by neither side when they are written while the candidate applies', async () => {
    await accept();
    const results = await Promise.all([
      write(school, 'First'),
      write(candidate, 'Second'),
      newApplication(server, candidate, vacancyId),
      write(school, 'Third'),
      write(candidate, 'Fourth'),
    ]);
    const { application_id } = results[2];
    const written = [results[0], results[1], results[3], results[4]]
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.data.text);
    const { body } = await server.request('GET', `/api/application/${application_id}/messages`, {
      token: candidate.token,
    });
    expect(body.data.messages.map(({ text }: { text: string }) => text).toSorted()).toEqual(
      written.toSorted(),
    );
    expect((await threads(candidate)).map((one: object) => Reflect.get(one, 'application_id'))).toEqual([
      application_id,
    ]);
  });

  it('are about the application also when the conversation is muted while the candidate applies', async () => {
    await accept();
    const { application_id } = await newApplication(server, candidate, vacancyId);
    const late = { vacancy_id: vacancyId, candidate_id: candidate.id, school_id: school.id };
    await server.db.insert(messageThreads).values({ ...late, invitation_id: id, school_muted: true });
    await write(candidate, 'Hello.');
    await write(school, 'Hello.');
    expect(await threads(candidate)).toMatchObject([{ application_id, invitation_id: null }]);
  });

  it('stay unread when they are written after a reader began to read, and the candidate has applied since', async () => {
    await accept();
    const read_id = (await write(candidate, 'Hello.')).body.data.message_id;
    const [begun] = await server.db
      .select()
      .from(messageThreads)
      .where(eq(messageThreads.candidate_id, candidate.id));
    await newApplication(server, candidate, vacancyId);
    await write(candidate, 'I have applied.');
    await markMessagesRead(server.db, begun!, 'school', read_id);
    expect((await threads(school, '?is_unread=true'))[0]).toMatchObject({ unread: 1, vacancy_id: vacancyId });
  });

  it('are for the two sides only', async () => {
    await accept();
    await write(candidate, 'Hello.');
    const { message_id } = (await write(school, 'Good morning.')).body.data;
    for (const person of [rival, other]) {
      expect((await read(person)).status).toBe(403);
      expect((await write(person, 'Hello.')).status).toBe(403);
      expect((await mute(person, true)).status).toBe(403);
    }
    expect((await server.request('GET', path())).status).toBe(401);
    const report = (person: Person, message: number) =>
      server.request('POST', path(`/${message}/report`), { token: person.token, json: { reason: 'money' } });
    expect((await report(school, message_id)).body.code).toBe('message.own');
    expect((await report(candidate, message_id)).status).toBe(200);
    expect((await report(candidate, message_id + 100_000)).status).toBe(404);
    // An Admin reads what was reported, and nothing else.
    const { token } = await server.admin();
    const { body } = await server.request('GET', '/api/admin/reports?about=school', { token });
    expect(body.data[0]).toMatchObject({ message: 'Good morning.', school_id: school.id });
    expect((await server.request('GET', path(), { token })).status).toBe(403);
  });

  it('of a muted side arrive without being told', async () => {
    await accept();
    await mute(school, true);
    const before = await noticesOf(school);
    const mails = (await server.mail.to(school.email)).length;
    await write(candidate, 'Hello.');
    expect(await noticesOf(school)).toEqual(before);
    expect(await server.mail.to(school.email)).toHaveLength(mails);
    expect((await threads(school))[0]).toMatchObject({ unread: 1, is_muted: true });
    await mute(school, false);
    await write(candidate, 'Hello again.');
    expect((await noticesOf(school))[0]!.id).toBeGreaterThan(before[0]!.id);
  });

  it('are not shown to a school from which the candidate hides', async () => {
    await accept();
    await write(candidate, 'Hello.', [pdf('letter.pdf')]);
    const { files } = (await read(school)).body.data.messages[0];
    expect((await hide()).status).toBe(200);
    expect((await read(school)).status).toBe(404);
    expect((await write(school, 'Hello?')).status).toBe(404);
    expect((await server.request('GET', files[0].url, { token: school.token })).status).toBe(403);
    const left = (await threads(school)) as { invitation_id: number }[];
    expect(left.map(({ invitation_id }) => invitation_id)).not.toContain(id);
    expect(await messagesOf(candidate)).toEqual(['Hello.']);
  });

  it('are in the export, and deleted with the candidate, files included', async () => {
    await accept();
    await write(school, 'The contract.', [pdf('contract.pdf')]);
    const { files } = (await read(candidate)).body.data.messages[0];
    const { raw } = await server.request('GET', '/api/user/me/export', { token: candidate.token });
    const exported = Object.values(unzipSync(new Uint8Array(raw))).map((one) => Buffer.from(one).toString());
    expect(exported.join()).toContain('The contract.');
    await server.request('DELETE', '/api/user/me', {
      token: candidate.token,
      json: { password: candidate.password },
    });
    expect((await read(school)).status).toBe(404);
    expect((await server.request('GET', files[0].url, { token: school.token })).status).toBe(404);
  });

  it('are written by the candidate also after applying, as before', async () => {
    await accept();
    expect((await write(candidate, 'Is it for both sections?')).status).toBe(201);
    const { application_id } = await newApplication(server, candidate, vacancyId);
    expect((await read(candidate)).body.data.may_write).toBe(true);
    const of = `/api/application/${application_id}/messages`;
    const form = asForm({ text: 'I have applied now.' });
    expect((await server.request('POST', of, { token: candidate.token, form })).status).toBe(201);
    expect((await write(candidate, 'And sent my letter.')).status).toBe(201);
  });

  it('do not count in the history of the vacancy before the candidate applies', async () => {
    await accept();
    await write(candidate, 'Hello.');
    const { body } = await server.request('GET', `/api/vacancy/${vacancyId}/history`, {
      token: school.token,
    });
    expect([body.data, body.meta.total]).toEqual([[], 0]);
  });

  it('are deleted with their vacancy, files included', async () => {
    await accept();
    await write(school, 'The contract.', [pdf('contract.pdf')]);
    const { files } = (await read(candidate)).body.data.messages[0];
    const { status } = await server.request('DELETE', `/api/vacancy/${vacancyId}`, { token: school.token });
    expect(status).toBe(200);
    expect((await server.request('GET', files[0].url, { token: candidate.token })).status).toBe(404);
    expect(await threads(candidate)).toEqual([]);
  });

  it('find nothing to write about when the vacancy is deleted meanwhile', async () => {
    await accept();
    const writing = Array.from({ length: 8 }, () => write(candidate, 'Hello.'));
    await server.request('DELETE', `/api/vacancy/${vacancyId}`, { token: school.token });
    for (const { status, body } of await Promise.all(writing))
      expect([201, 404], JSON.stringify(body)).toContain(status);
  });

  it('wait for an account that is being erased before they hold the invitation', async () => {
    await accept();
    const owned = sql`select from candidates where candidate_id = ${candidate.id} for update`;
    const account = ({ user }: Profile) => sql`select from users where id = ${user.id} for update`;
    // An erasure locks the profile, then the account, then what refers to them.
    for (const [first, ...then] of [[owned, account(candidate)], [account(candidate)], [account(school)]]) {
      const { writing } = await server.db.transaction(async (tx) => {
        await tx.execute(first!);
        const writing = write(candidate, 'Hello.');
        await expect.poll(transactionsWaiting(server)).toBe(1);
        await tx.execute(sql`set local lock_timeout = '200ms'`);
        for (const lock of then) await tx.execute(lock);
        await tx.execute(sql`select from invitations where invitation_id = ${id} for update`);
        return { writing };
      });
      expect((await writing).status).toBe(201);
    }
  });

  it('of a candidate are told to webhooks of the school, with ids only', async () => {
    const hook = await newWebhook(server, { ...school, school_id: school.id }, ['message.received']);
    await accept();
    await write(candidate, 'In August.');
    const told = (await server.db.select().from(webhookDeliveries)).filter(
      ({ webhook_id, event_type }) => webhook_id === hook.id && event_type === 'message.received',
    );
    expect(told.map(({ data }) => data)).toEqual([
      { invitation_id: id, vacancy_id: vacancyId, school_id: school.id },
    ]);
  });
});
