import { beforeEach, describe, expect, it } from 'vitest';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { toRiyadhHour } from '../../../testing/site-clock.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { mailMessageDigests } from './message-digest.ts';
import type { DueReader } from './message-digest-queries.ts';

const { server } = await withServer({});

const send = (post = insertMail, onFailure?: OnFailure<DueReader>) =>
  mailMessageDigests(
    server.db,
    { mail: { post }, settings: { publicUrl: 'http://marketplace.test' } },
    server.clock.now(),
    onFailure,
  );
type Reader = Pick<Profile, 'token' | 'email'>;
const mailsTo = ({ email }: Reader) => server.mail.to(email);
const digestsTo = async (reader: Reader) =>
  (await mailsTo(reader)).filter(({ subject }) => /^\d+ unread message/.test(subject));
const choose = async ({ token }: Reader, json: object) =>
  expect((await server.request('PUT', '/api/mail/preferences', { token, json })).status).toBe(200);

let school: Profile;
let candidate: Profile;
let id: number;
beforeEach(async () => {
  toRiyadhHour(server, 1, 10);
  [school, candidate] = await Promise.all([newSchool(server), newCandidate(server)]);
  const vacancy = await newVacancy(server, school, { vacancy_title: 'Harp Teacher' });
  id = (await newApplication(server, candidate, vacancy.vacancy_id)).application_id;
});
const write = async ({ token }: Reader, text: string) =>
  expect(
    (await server.request('POST', `/api/application/${id}/messages`, { token, form: asForm({ text }) }))
      .status,
  ).toBe(201);
const read = ({ token }: Reader) => server.request('GET', `/api/application/${id}/messages`, { token });
const nextMorning = () => toRiyadhHour(server, 1, 8);

describe('the daily mail about messages', () => {
  it('replaces the mails for each message, names the conversations, and comes once', async () => {
    await choose(candidate, { messages: false });
    const before = (await mailsTo(candidate)).length;
    await write(school, 'When could you begin? My secret word is xylophone.');
    await write(school, 'And where do you live?');
    expect(await mailsTo(candidate)).toHaveLength(before);
    await send();
    expect(await digestsTo(candidate)).toEqual([]);
    nextMorning();
    await send();
    await send();
    const [mail, ...more] = await digestsTo(candidate);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('2 unread messages');
    expect(mail!.text).toContain('about Harp Teacher (2 messages)');
    expect(mail!.text).toContain(`/candidate/application/${id}/harp-teacher`);
    expect(mail!.text).not.toContain('xylophone');
    expect(mail!.unsubscribe).toBeTruthy();
  });

  it('names conversations about invitations, to either side, with links of their own', async () => {
    for (const person of [candidate, school]) await choose(person, { messages: false });
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Oboe Teacher' });
    const { invitation_id } = await newInvitation(server, school, vacancy_id, candidate.id);
    const path = `/api/job/invitation/${invitation_id}`;
    await server.request('POST', `${path}/accept`, { token: candidate.token });
    for (const { token } of [school, candidate]) {
      const form = asForm({ text: 'Hello' });
      expect((await server.request('POST', `${path}/messages`, { token, form })).status).toBe(201);
    }
    nextMorning();
    await send();
    const [own] = await digestsTo(candidate);
    expect(own!.text).toContain('about Oboe Teacher (1 message)');
    expect(own!.text).toMatch(new RegExp(`/candidate/invitation/${invitation_id}\\b`));
    const [theirs] = await digestsTo(school);
    expect(theirs!.text).toMatch(new RegExp(`/school/invitation/${invitation_id}\\b`));
  });

  it('goes to those of a school who chose it, and not to reviewers', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    for (const person of [colleague, reviewer]) await choose(person, { messages: false });
    await write(school, 'Hello');
    await write(candidate, 'Good morning');
    expect((await mailsTo(school)).at(-1)!.text).toContain('Good morning');
    nextMorning();
    await send();
    expect(await digestsTo(colleague)).toMatchObject([{ subject: '1 unread message' }]);
    expect(await digestsTo(school)).toEqual([]);
    expect(await digestsTo(reviewer)).toEqual([]);
  });

  it.each<[string, object, () => Promise<unknown>]>([
    ['of messages that were read', { messages: false }, () => read(candidate)],
    [
      'of a muted conversation',
      { messages: false },
      () =>
        server.request('PUT', `/api/application/${id}/messages/mute`, {
          token: candidate.token,
          json: { is_muted: true },
        }),
    ],
    ['of messages that were mailed at once', {}, () => choose(candidate, { messages: false })],
    ['if turned off', { messages: false, daily_messages: false }, async () => {}],
  ])('is not sent %s', async (_, choices, then) => {
    await choose(candidate, choices);
    await write(school, 'When could you begin?');
    server.clock.forward(60);
    await then();
    nextMorning();
    await send();
    expect(await digestsTo(candidate)).toEqual([]);
  });

  it('that fails for one reader is reported, and reaches the others', async () => {
    const other = await newCandidate(server);
    for (const person of [candidate, other]) await choose(person, { messages: false });
    await write(school, 'When could you begin?');
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Lute Teacher' });
    id = (await newApplication(server, other, vacancy_id)).application_id;
    await write(school, 'And you?');
    nextMorning();
    const failed: DueReader[] = [];
    const post: typeof insertMail = async (tx, ...mails) => {
      if (mails.some(({ to }) => to === candidate.email)) throw new Error('no room');
      return insertMail(tx, ...mails);
    };
    await send(post, (reader) => failed.push(reader));
    expect(failed).toMatchObject([{ side: 'candidate' }]);
    expect(await digestsTo(other)).toHaveLength(1);
  });
});
