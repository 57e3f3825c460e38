import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { dayIn, toRiyadhHour } from '../../../testing/site-clock.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { sendLapseNews } from './lapse-news.ts';
import type { Lapsing } from './lapse-queries.ts';

const { server } = await withServer({});

type Reader = Pick<Profile, 'token' | 'email'>;

const sendNews = (post = insertMail, onFailure?: OnFailure<Lapsing>) =>
  sendLapseNews(
    server.db,
    { mail: { post }, settings: { publicUrl: 'http://marketplace.test' } },
    server.clock.now(),
    onFailure,
  );
/** Sends the morning's news on some later day. */
const sendNewsIn = async (days: number, hour = 8) => {
  toRiyadhHour(server, days, hour);
  await sendNews();
};
const act = async (method: string, path: string, { token }: Reader, sent: object = {}) => {
  const answer = await server.request(method, `/api${path}`, { token, ...sent });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
/** Read in the database, since sessions end while months pass. */
const countOf = (person: Reader, kind = 'checks_lapsing'): Promise<number> =>
  server.db.$count(
    sql`notifications join users on users.id = notifications.user_id`,
    sql`users.user_name = ${person.email} and notifications.kind = ${kind}`,
  );
/** Sessions end as the clock goes on. */
const signInAgain = async (person: Profile) => {
  const json = { user_name: person.email, password: person.password };
  person.token = (await server.request('POST', '/api/auth/login', { json })).body.data.token;
};
const mailsTo = async ({ email }: Reader, subject: RegExp) =>
  (await server.mail.to(email)).filter((mail) => subject.test(mail.subject));

let school: Profile;
let candidate: Profile;
let id: number;
const check = (item: string, days: number) =>
  act('POST', `/application/${id}/hiring-file/check`, school, {
    form: asForm({ item, checked_on: dayIn(server, 0), expires_on: dayIn(server, days) }),
  });
const setStatus = (status: string) =>
  status === 'Withdrawn'
    ? act('POST', `/application/${id}/withdraw`, candidate)
    : act('PUT', `/application/${id}/status`, school, { json: { status } });
beforeEach(async () => {
  toRiyadhHour(server, 1);
  [school, candidate] = [await newSchool(server), await newCandidate(server)];
  const { vacancy_id } = await newVacancy(server, school, { application_deadline: dayIn(server, 300) });
  id = (await newApplication(server, candidate, vacancy_id)).application_id;
  await act('PUT', `/application/${id}/hiring-file`, school, { json: { checklist: 'general' } });
});

describe('the news that a check lapses', () => {
  it('reaches the school 60, 30 and 7 days ahead, once each, and never on another day', async () => {
    await check('online-search', 62);
    const told: number[] = [];
    for (let left = 62; left >= -1; left--) {
      const before = await countOf(school);
      await sendNews();
      if ((await countOf(school)) > before) told.push(left);
      toRiyadhHour(server, 1);
    }
    expect(told).toEqual([60, 30, 7]);
    expect(await countOf(candidate, 'documents_lapsing')).toBe(0);
  });

  it('is sent in the morning, once, with concurrent workers', async () => {
    await check('online-search', 40);
    await sendNewsIn(10, 6);
    expect(await countOf(school)).toBe(0);
    toRiyadhHour(server, 0);
    await Promise.all([sendNews(), sendNews(), sendNews(), sendNews()]);
    await sendNews();
    expect(await countOf(school)).toBe(1);
    const mails = await mailsTo(school, /^Checks of .* lapse soon$/);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/Online search: valid until \S/);
    expect(mails[0]!.text).toContain(`http://marketplace.test/school/application/${id}/`);
    expect(mails[0]!.unsubscribe).toContain('/unsubscribe?token=');
  });

  it('tells only the nearest step after days without a server, and nothing once it has lapsed', async () => {
    await check('online-search', 100);
    await sendNewsIn(98);
    expect(await countOf(school)).toBe(1);
    await sendNewsIn(1);
    expect(await countOf(school)).toBe(1);
    await signInAgain(school);
    await check('prohibition-lists', 100);
    await sendNewsIn(101);
    expect(await countOf(school)).toBe(1);
  });

  it('starts anew for a check that is renewed, and ends with one that is taken back', async () => {
    await check('online-search', 70);
    await sendNewsIn(40);
    await signInAgain(school);
    await check('online-search', 70);
    await sendNewsIn(1);
    expect(await countOf(school)).toBe(1);
    await sendNewsIn(10);
    expect(await countOf(school)).toBe(2);
    await act('POST', `/application/${id}/hiring-file/reopen`, school, { json: { item: 'online-search' } });
    await sendNewsIn(50);
    expect(await countOf(school)).toBe(2);
  });

  it('is one for all checks of a file, and names the one that lapses first', async () => {
    await check('online-search', 60);
    await check('prohibition-lists', 55);
    await check('safeguarding-question', 90);
    await sendNewsIn(1);
    const [mail, ...others] = await mailsTo(school, /lapse soon/);
    expect(others).toEqual([]);
    expect(mail!.text.indexOf('Prohibition lists')).toBeLessThan(mail!.text.indexOf('Online search'));
    expect(mail!.text).not.toContain('Safeguarding');
    expect(await countOf(school)).toBe(1);
  });

  it('also reaches the candidate about what it provides, who may then upload the new document', async () => {
    const provide = () =>
      server.request('POST', `/api/application/${id}/hiring-file/evidence`, {
        token: candidate.token,
        form: asForm({ item: 'identity', provided: pdf('passport.pdf') }),
      });
    await check('identity', 70);
    await check('online-search', 70);
    expect((await provide()).body.code).toBe('hiring_file.checked_before');
    await sendNewsIn(10);
    expect([await countOf(school), await countOf(candidate, 'documents_lapsing')]).toEqual([1, 1]);
    const [mail] = await mailsTo(candidate, /^Documents for .* lapse soon$/);
    expect(mail!.text).toContain('Identity: valid until');
    expect(mail!.text).not.toContain('Online search');
    expect(mail!.text).toContain(`http://marketplace.test/candidate/application/${id}/`);
    expect((await provide()).status).toBe(200);
    const file = await act('GET', `/application/${id}/hiring-file`, school);
    const identity = file.items_before_hire.find(({ item }: { item: string }) => item === 'identity');
    expect(identity).toMatchObject({ state: 'checked', is_lapsing: true, evidence: [{ by: 'candidate' }] });
  });

  it.each(['Rejected', 'Withdrawn'])('is not sent about an application that was %s', async (status) => {
    await check('identity', 40);
    await setStatus(status);
    await sendNewsIn(5);
    expect([await countOf(school), await countOf(candidate, 'documents_lapsing')]).toEqual([0, 0]);
  });

  it('is sent about who was hired', async () => {
    await check('identity', 40);
    await setStatus('Hired');
    await sendNewsIn(5);
    expect([await countOf(school), await countOf(candidate, 'documents_lapsing')]).toEqual([1, 1]);
  });

  it('is mailed as each reader chooses, and not to reviewers', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    await act('PUT', '/mail/preferences', recruiter, { json: { deadlines: false } });
    await act('PUT', '/mail/preferences', candidate, { json: { status_changes: false } });
    await check('identity', 40);
    await sendNewsIn(1);
    const mails = async (person: Reader) => (await mailsTo(person, /lapse soon/)).length;
    expect([await countOf(school), await mails(school)]).toEqual([1, 1]);
    expect([await countOf(recruiter), await mails(recruiter)]).toEqual([1, 0]);
    expect([await countOf(reviewer), await mails(reviewer)]).toEqual([0, 0]);
    expect([await countOf(candidate, 'documents_lapsing'), await mails(candidate)]).toEqual([1, 0]);
  });

  it('is said in the reader’s language', async () => {
    await act('PUT', '/user/me/language', school, { json: { language: 'ar' } });
    await check('online-search', 40);
    await sendNewsIn(1);
    const [mail] = await mailsTo(school, /تنتهي قريبًا/);
    expect(mail!.text).toContain('صالح حتى');
    expect(mail!.text).not.toMatch(/Online search|valid until/);
  });

  it('is rolled back and reported where it fails, and does not block others', async () => {
    const failing: typeof insertMail = async (tx, mail) => {
      if (mail.to === school.email) await tx.execute(sql`select 1 / 0`);
      await insertMail(tx, mail);
    };
    await check('identity', 40);
    const failed: number[] = [];
    toRiyadhHour(server, 1);
    await sendNews(failing, ({ application_id }) => failed.push(application_id));
    expect(failed).toEqual([id]);
    expect(await countOf(school)).toBe(0);
  });
});

describe('the news that documents are asked for', () => {
  const asked = () => countOf(candidate, 'documents_asked');
  const save = (json: object) => act('PUT', `/application/${id}/hiring-file`, school, { json });

  it('reaches the candidate when the file is opened, with a list and a link', async () => {
    expect(await asked()).toBe(1);
    const [mail, ...others] = await mailsTo(candidate, /asks for documents$/);
    expect(others).toEqual([]);
    expect(mail!.text).toContain('Identity');
    expect(mail!.text).not.toContain('Online search');
    expect(mail!.text).toMatch(new RegExp(`/candidate/application/${id}/`));
  });

  it('is repeated only where another checklist asks for more', async () => {
    await save({ checklist: 'general', disclosure_readers: [String(school.user.id)] });
    expect(await asked()).toBe(1);
    await save({ checklist: 'uk' });
    expect(await asked()).toBe(2);
    const mails = await mailsTo(candidate, /asks for documents$/);
    expect(mails.at(-1)!.text).not.toContain('Identity\n');
    await save({ checklist: 'uk' });
    expect(await asked()).toBe(2);
  });

  it('is mailed only if the candidate wants it', async () => {
    const other = await newCandidate(server);
    await act('PUT', '/mail/preferences', other, { json: { status_changes: false } });
    const { vacancy_id } = await newVacancy(server, school);
    id = (await newApplication(server, other, vacancy_id)).application_id;
    await save({ checklist: 'general' });
    expect(await countOf(other, 'documents_asked')).toBe(1);
    expect(await mailsTo(other, /asks for documents/)).toEqual([]);
  });
});
