import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newWebhook } from '../../../testing/new-webhook.ts';
import { COMPRESSED_PHOTO, fileOfPhoto } from '../../../testing/real/photos.ts';
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
import { webhookDeliveries } from '../../news/tables/webhook.ts';

let server: TestServer;
let school: Profile;
let rival: Profile;
let candidate: Profile;
let other: Profile;
let vacancyId: number;
let id: number;
beforeAll(async () => {
  server = await testServer();
  [school, rival, other] = await Promise.all([newSchool(server), newSchool(server), newCandidate(server)]);
});
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (await newVacancy(server, school)).vacancy_id;
  id = (await newApplication(server, candidate, vacancyId)).application_id;
});
afterAll(() => server.close());

const write = ({ token }: Person, text: string, files: File[] = []) =>
  server.request('POST', `/api/application/${id}/messages`, { token, form: asForm({ text, files }) });
const read = async ({ token }: Person, query = '') =>
  (await server.request('GET', `/api/application/${id}/messages${query}`, { token })).body.data;
const threads = async ({ token }: Person, query = '') =>
  (await server.request('GET', `/api/messages${query}`, { token })).body.data;
const move = (status: string, message?: string) =>
  server.request('PUT', `/api/application/${id}/status`, { token: school.token, json: { status, message } });
const mute = ({ token }: Person, is_muted: boolean) =>
  server.request('PUT', `/api/application/${id}/messages/mute`, { token, json: { is_muted } });
const noticesOf = async ({ token }: Person) =>
  ((await server.request('GET', '/api/notification', { token })).body.data as { title: string }[]).map(
    ({ title }) => title,
  );

const unreadOf = async ({ token }: Person) =>
  (await server.request('GET', '/api/notification', { token })).body.meta.unread;

describe('messages about an application', () => {
  it('go from one side to the other, are new until they are read, and show who has seen them', async () => {
    expect((await write(school, 'When could you begin?')).body.data).toMatchObject({
      text: 'When could you begin?',
      is_own: true,
      is_seen: false,
    });
    expect(await threads(candidate)).toMatchObject([{ application_id: id, unread: 1, is_own: false }]);
    const [first] = (await read(candidate)).messages;
    expect(first).toMatchObject({ text: 'When could you begin?', is_own: false, is_new: true });
    expect((await read(candidate)).messages[0].is_new).toBe(false);
    expect(await threads(candidate)).toMatchObject([{ unread: 0 }]);
    expect((await read(school)).messages[0].is_seen).toBe(true);

    expect((await write(candidate, 'من أغسطس، إن شاء الله')).status).toBe(201);
    const { messages, with: name } = await read(school);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'من أغسطس، إن شاء الله',
      'When could you begin?',
    ]);
    expect(name).toBe(messages[0].author);
  });

  it('are counted in the application until the other side reads them', async () => {
    const unread = async ({ token }: Person) =>
      (await server.request('GET', `/api/application/${id}`, { token })).body.data.unread;
    expect([await unread(school), await unread(candidate)]).toEqual([null, null]);
    await write(school, 'When could you begin?');
    await write(school, 'And where do you live?');
    expect([await unread(school), await unread(candidate)]).toEqual([null, 2]);
    await read(candidate);
    await write(candidate, 'In August.');
    expect([await unread(school), await unread(candidate)]).toEqual([1, null]);
    await read(school);
    expect(await unread(school)).toBeNull();
  });

  it('are counted beside the applicant until somebody of the school reads them', async () => {
    const unread = async () => {
      const path = `/api/vacancy/${vacancyId}/applicants`;
      const { body } = await server.request('GET', path, { token: school.token });
      return body.data.map(({ unread }: { unread: unknown }) => unread);
    };
    await write(school, 'When could you begin?');
    expect(await unread()).toEqual([null]);
    await write(candidate, 'In August.');
    await write(candidate, 'Or in July.');
    expect(await unread()).toEqual([2]);
    await read(school);
    expect(await unread()).toEqual([null]);
  });

  it('of a candidate are told to webhooks of the school, with ids only', async () => {
    const hook = await newWebhook(server, { ...school, school_id: school.id }, ['message.received']);
    await write(school, 'When could you begin?');
    await write(candidate, 'In August.');
    const told = await server.db
      .select({ type: webhookDeliveries.event_type, data: webhookDeliveries.data })
      .from(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.webhook_id, hook.id), eq(webhookDeliveries.event_type, 'message.received')),
      );
    expect(told).toEqual([
      { type: 'message.received', data: { application_id: id, vacancy_id: vacancyId, school_id: school.id } },
    ]);
  });

  it('are told by notification and mail, with a link to the application', async () => {
    await write(school, 'Please bring your degree.');
    expect((await noticesOf(candidate))[0]).toMatch(/^Message from /);
    const mail = (await server.mail.to(candidate.email)).at(-1)!;
    expect(mail.text).toContain('Please bring your degree.');
    expect(mail.text).toContain(`/candidate/application/${id}/`);
    // What is read there is no news any more.
    await read(candidate);
    expect(await unreadOf(candidate)).toBe(0);
    await write(candidate, 'I will.');
    expect((await noticesOf(school))[0]).toMatch(/^Message from /);
    const reply = (await server.mail.to(school.email)).at(-1)!;
    expect(reply.text).toContain('I will.');
    expect(reply.text).toContain(`/school/application/${id}/`);
  });

  it('have the name and the position filled in where a school writes', async () => {
    const { body } = await write(school, 'Dear {name}, about {position}: {salary}?');
    expect(body.data.text).toBe('Dear Sara Khalil, about Mathematics Teacher: {salary}?');
    expect((await write(candidate, 'What is {name}?')).body.data.text).toBe('What is {name}?');
  });

  it('can be begun by a candidate from Shortlisted on, or once the school has written', async () => {
    expect(await read(candidate)).toMatchObject({ may_write: false, messages: [] });
    const { status, body } = await write(candidate, 'Hello?');
    expect([status, body.code]).toEqual([409, 'message.school_first']);
    await move('Shortlisted');
    expect((await read(candidate)).may_write).toBe(true);
    expect((await write(candidate, 'Thank you!')).status).toBe(201);
  });

  it('are refused to a school whose vacancy has been taken down, which the conversation says', async () => {
    await write(school, 'When could you begin?');
    await server.request('POST', `/api/vacancy/${vacancyId}/close`, { token: school.token });
    expect(await read(school)).toMatchObject({ may_write: true, vacancy_status: 'closed' });
    const admin = await server.admin();
    const json = { reason: 'The school is being checked.' };
    await server.request('POST', `/api/vacancy/${vacancyId}/take-down`, { token: admin.token, json });
    expect(await read(school)).toMatchObject({ may_write: false, vacancy_status: 'taken_down' });
    const { status, body } = await write(school, 'And how?');
    expect([status, body.code]).toEqual([409, 'vacancy.is_taken_down']);
    expect((await read(candidate)).may_write).toBe(true);
    expect((await write(candidate, 'In August.')).status).toBe(201);
  });

  it('follow from an accepted invitation once the candidate has applied, and the school may write at once', async () => {
    const invited = (await newVacancy(server, school, { display_vacancy_public: 0 })).vacancy_id;
    const { invitation_id } = await newInvitation(server, school, invited, candidate.id);
    const accepted = await server.request('POST', `/api/job/invitation/${invitation_id}/accept`, {
      token: candidate.token,
    });
    expect(accepted.body.data.status).toBe('Accepted');
    id = (await newApplication(server, candidate, invited)).application_id;
    expect((await write(school, 'Thank you for accepting.')).status).toBe(201);
    expect(await threads(candidate)).toMatchObject([{ application_id: id, vacancy_id: invited, unread: 1 }]);
    expect((await write(candidate, 'With pleasure.')).status).toBe(201);
  });

  it('include what a school writes with a decision, to which the candidate may answer', async () => {
    await move('Rejected', 'Dear {name}, we liked your lesson and will keep {position} in mind.');
    const [message] = (await read(candidate)).messages;
    expect(message).toMatchObject({ is_new: true });
    expect(message.text).toMatch(/^Dear Sara Khalil, .* keep Mathematics Teacher in mind/);
    expect((await write(candidate, 'Thank you for telling me.')).status).toBe(201);
  });

  it('carry files that both sides can open, and nobody else', async () => {
    const photo = await fileOfPhoto(COMPRESSED_PHOTO);
    const { files } = (await write(school, 'The contract.', [pdf('عقد العمل.pdf'), photo])).body.data;
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['عقد العمل.pdf', photo.name]);
    for (const { url } of files) {
      expect((await server.request('GET', url, { token: candidate.token })).status).toBe(200);
      expect((await server.request('GET', url, { token: school.token })).status).toBe(200);
      for (const { token } of [rival, other])
        expect((await server.request('GET', url, { token })).status).toBe(403);
    }
  });

  it.each([
    ['without a text', () => write(school, '   '), 'text'],
    ['of more than 5000 characters', () => write(school, 'x'.repeat(5001)), 'text'],
    [
      'with six files',
      () =>
        write(
          school,
          'Files',
          Array.from({ length: 6 }, () => pdf()),
        ),
      'files',
    ],
    [
      'with a program',
      () => write(school, 'Files', [new File(['MZ'], 'a.exe', { type: 'application/octet-stream' })]),
      'files.0',
    ],
  ])('are refused %s', async (_, send, field) => {
    const { status, body } = await send();
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await read(school)).messages).toEqual([]);
  });

  it('are refused to strangers, on both sides', async () => {
    for (const stranger of [rival, other]) {
      expect((await write(stranger, 'Hi')).status).toBe(403);
      expect((await mute(stranger, true)).status).toBe(403);
      const { status } = await server.request('GET', `/api/application/${id}/messages`, {
        token: stranger.token,
      });
      expect(status).toBe(403);
      expect(await threads(stranger)).toEqual([]);
    }
  });

  it('of a muted side arrive without being told', async () => {
    await write(school, 'One.');
    await mute(candidate, true);
    const before = await noticesOf(candidate);
    await write(school, 'Two.');
    expect(await noticesOf(candidate)).toEqual(before);
    expect(await threads(candidate)).toMatchObject([{ unread: 2, is_muted: true, last_message: 'Two.' }]);
    expect(await read(candidate)).toMatchObject({ is_muted: true });
    await mute(candidate, false);
    await write(school, 'Three.');
    expect((await noticesOf(candidate)).length).toBe(before.length + 1);
  });

  it('are 30 an hour for an account at most', async () => {
    const person = await newSchool(server);
    const own = (await newVacancy(server, person)).vacancy_id;
    id = (await newApplication(server, candidate, own)).application_id;
    const strict = await testServer({ rateLimitScale: 1, beside: server });
    const send = (text: string) =>
      strict.request('POST', `/api/application/${id}/messages`, {
        token: person.token,
        form: asForm({ text }),
      });
    for (let n = 1; n <= 30; n += 1) {
      // Stays below the limit of writes a minute.
      if (n % 10 === 0) strict.clock.forward(61);
      expect((await send(`Message ${n}`)).status).toBe(201);
    }
    strict.clock.forward(61);
    const refused = await send('One more');
    expect([refused.status, refused.body.code]).toEqual([429, 'message.too_many']);
    strict.clock.forward(3600);
    expect((await send('One more')).status).toBe(201);
    await strict.close();
  });

  it('are read 100 at once, and the earlier ones before them', async () => {
    const person = await newSchool(server);
    const own = (await newVacancy(server, person)).vacancy_id;
    id = (await newApplication(server, candidate, own)).application_id;
    for (let hour = 0; hour < 4; hour += 1) {
      for (let n = 1; n <= 30; n += 1) await write(person, `Message ${hour * 30 + n}`);
      server.clock.forward(3600);
    }
    const latest = await read(candidate);
    expect(latest.messages).toHaveLength(100);
    const earlier = await read(candidate, `?before=${latest.before}`);
    expect(earlier).toMatchObject({ before: null });
    expect(earlier.messages.map(({ text }: { text: string }) => text)[19]).toBe('Message 1');
  });

  it('are found by their words, the position and the other side', async () => {
    await write(school, 'Please send the attested DEGREE.');
    for (const words of ['attested degree', 'sara', 'mathematics'])
      expect((await threads(school, `?search=${words}`))[0]).toMatchObject({ application_id: id });
    expect(await threads(candidate, '?search=degree')).toMatchObject([{ with: expect.any(String) }]);
    expect(await threads(candidate, '?search=nonsense')).toEqual([]);
    expect(await threads(candidate, '?is_unread=false')).toEqual([]);
    expect(await threads(candidate, '?is_unread=true')).toHaveLength(1);
  });

  it('count every message once, even when many are written at the same time', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, (_, n) => write(school, `Number ${n}`)));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    expect(await threads(candidate)).toMatchObject([{ unread: 10 }]);
  });

  it('are deleted with the candidate, files included', async () => {
    await write(school, 'The contract.', [pdf('contract.pdf')]);
    const { files } = (await read(candidate)).messages[0];
    await server.request('DELETE', '/api/user/me', {
      token: candidate.token,
      json: { password: candidate.password },
    });
    expect((await server.request('GET', files[0].url, { token: school.token })).status).toBe(404);
    const left = (await threads(school)) as { application_id: number }[];
    expect(left.map(({ application_id }) => application_id)).not.toContain(id);
  });
});

describe('a reported message', () => {
  const report = ({ token }: Person, message: number, application = id) =>
    server.request('POST', `/api/application/${application}/messages/${message}/report`, {
      token,
      json: { reason: 'money' },
    });

  it('is read by Admins, alone', async () => {
    const admin = await server.admin();
    await write(school, 'A first message.');
    const { message_id } = (await write(school, 'Send 200 dollars first.')).body.data;
    expect((await report(candidate, message_id)).status).toBe(200);
    const { body } = await server.request('GET', '/api/admin/reports?about=school', { token: admin.token });
    expect(body.data[0]).toMatchObject({ message: 'Send 200 dollars first.', school_id: school.id });
    const { status } = await server.request('GET', `/api/application/${id}/messages`, { token: admin.token });
    expect(status).toBe(403);
  });

  it('is all that Admins read: what nobody reported is in no answer to them', async () => {
    const admin = await server.admin();
    await write(school, 'A word about xylophones.');
    const sent = await write(candidate, 'Xylophones, with pleasure.', [pdf('scores.pdf')]);
    const file = await server.request('GET', sent.body.data.files[0].url, { token: admin.token });
    expect(file.status).toBe(403);
    await move('Under Review', 'We like xylophones.');
    const read = async (path: string) => {
      const { status, raw } = await server.request('GET', `/api${path}`, { token: admin.token });
      expect(status, path).toBe(200);
      return raw.toString();
    };
    const history = `/vacancy/${vacancyId}/history`;
    for (const path of [
      history,
      `${history}?application_id=${id}`,
      `/application/${id}`,
      `/vacancy/${vacancyId}/applicants`,
      `/vacancy/${vacancyId}/applicants/export`,
      `/vacancy/${vacancyId}/applicants/jobs`,
      '/application?search=sara',
      '/admin/application/export',
      '/admin/audit',
      '/admin/mail',
      '/admin/search?search=xylophone',
      '/notification',
    ])
      expect(await read(path), path).not.toMatch(/xylophone/i);
    const kinds = JSON.parse(await read(history)).data.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('replied');
    const { body } = await server.request('GET', `/api${history}`, { token: school.token });
    expect(JSON.stringify(body.data)).toContain('Xylophones, with pleasure.');
  });

  it('cannot be one’s own, or belong to another application', async () => {
    const { message_id } = (await write(school, 'Good morning.')).body.data;
    const own = await report(school, message_id);
    expect([own.status, own.body.code]).toEqual([409, 'message.own']);
    const elsewhere = (await newApplication(server, candidate, (await newVacancy(server, school)).vacancy_id))
      .application_id;
    expect((await report(candidate, message_id, elsewhere)).status).toBe(404);
    expect((await report(other, message_id)).status).toBe(403);
  });
});
