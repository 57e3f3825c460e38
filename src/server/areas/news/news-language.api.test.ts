import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertMail } from '../../engine/mail/mail-outbox-queries.ts';
import { newApplication, newCandidate, newSchool, newVacancy, type Profile } from '../../testing/scenario.ts';
import { toRiyadhHour } from '../../testing/site-clock.ts';
import type { Person } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';
import { mailApplicationDigests } from '../hiring/application-digest/application-digest.ts';

const { server } = await withServer({});

const ARABIC = { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.5' };
const LATIN = /[A-Za-z]{3}/;
/** Without names, which are isolated, and links. */
const ownWords = (text: string) => text.replace(/\u2068[^\u2069]*\u2069|https?:\S+/g, '');
const speak = async ({ token }: Person, language: string) =>
  expect((await server.request('PUT', '/api/user/me/language', { token, json: { language } })).status).toBe(
    200,
  );
const newestTo = async ({ email }: Pick<Person, 'email'>) => (await server.mail.to(email)).at(-1)!;
const wantMails = ({ token }: Person, json: object) =>
  server.request('PUT', '/api/mail/preferences', { token, json });

describe('signing up in Arabic', () => {
  const password = 'a long enough one';
  const register = async (headers: Record<string, string>) => {
    const email = server.newEmail();
    const json = { user_name: email, full_name: 'سارة خليل', password, role_id: 2 };
    await server.request('POST', '/api/auth/register', { json, headers });
    return { email };
  };

  it('mails the code in Arabic, and later mails too', async () => {
    const made = await register(ARABIC);
    const { subject, text, html } = await newestTo(made);
    expect(subject).toBe('رمز التأكيد الخاص بك');
    expect(text).toContain('مرحبًا سارة خليل،');
    expect(ownWords(text).replace('Education Marketplace', '')).not.toMatch(LATIN);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    const json = { user_name: made.email, otp: await server.mail.codeFor(made.email) };
    const { body } = await server.request('POST', '/api/auth/verify-otp', { json });
    expect(body.data.user.language).toBe('ar');
    await server.request('POST', '/api/auth/forgot-password', { json: { user_name: made.email } });
    expect((await newestTo(made)).html).toContain('dir="rtl"');
  });

  it.each([[{}], [{ 'accept-language': 'en' }]])('is not assumed with the headers %j', async (headers) => {
    const made = await register(headers);
    const { subject, html } = await newestTo(made);
    expect(subject).toBe('Your verification code');
    expect(html).toContain('<html lang="en" dir="ltr">');
    const json = { user_name: made.email, otp: await server.mail.codeFor(made.email) };
    const { body } = await server.request('POST', '/api/auth/verify-otp', { json });
    expect(body.data.user.language).toBeNull();
  });
});

describe('news between people of different languages', () => {
  let school: Profile;
  let candidate: Profile;
  let vacancy_id: number;
  beforeEach(async () => {
    school = await newSchool(server);
    candidate = await newCandidate(server);
    vacancy_id = (await newVacancy(server, school)).vacancy_id;
  });
  const move = (id: number, json: object) =>
    server.request('PUT', `/api/application/${id}/status`, { token: school.token, json });
  const newest = async ({ token }: Person, headers = {}) =>
    (await server.request('GET', '/api/notification', { token, headers })).body.data[0];

  it('are mailed to each in their own, whoever causes them', async () => {
    await speak(school, 'ar');
    await wantMails(school, { new_applications: true });
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const mail = await newestTo(school);
    expect(mail.subject).toBe('طلب جديد: \u2068Mathematics Teacher\u2069');
    expect(mail.text).toContain('قدّم \u2068Sara Khalil\u2069 طلبًا على \u2068Mathematics Teacher\u2069.');
    expect(mail.html).toContain('<bdi>Sara Khalil</bdi>');
    expect(ownWords(mail.text).replace('Education Marketplace', '')).not.toMatch(LATIN);
    await wantMails(candidate, { status_changes: true });
    await move(application_id, { status: 'Shortlisted' });
    const told = await newestTo(candidate);
    expect(told.subject).toBe('Mathematics Teacher: Shortlisted');
    expect(told.html).toContain('<html lang="en" dir="ltr">');
  });

  it('are notified in the language in which each reads', async () => {
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    expect((await newest(school)).title).toBe('New application');
    await speak(school, 'ar');
    expect(await newest(school)).toMatchObject({
      title: 'طلب جديد',
      message: 'قدّم \u2068Sara Khalil\u2069 طلبًا على \u2068Mathematics Teacher\u2069.',
    });
    await speak(candidate, 'ar');
    await move(application_id, { status: 'Offered' });
    expect((await newest(candidate)).message).toBe('قدّمت لك المدرسة عرضًا');
    await speak(candidate, 'en');
    expect((await newest(candidate)).message).toBe('The school has made you an offer');
  });

  it('keep what somebody wrote as it is, with its own direction', async () => {
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    await speak(candidate, 'ar');
    await move(application_id, { status: 'Under Review', message: 'We read it on Sunday.' });
    const { html, text } = await newestTo(candidate);
    expect(html).toMatch(/<p dir="auto"[^>]*>We read it on Sunday\.<\/p>/);
    expect(text).toContain('\n\nWe read it on Sunday.\n\n');
  });

  it('isolate an Arabic name in an English mail and notification', async () => {
    await wantMails(school, { new_applications: true });
    const omar = await newCandidate(server, { first_name: 'عمر', last_name: 'حداد' });
    await newApplication(server, omar, vacancy_id);
    const words = '\u2068عمر حداد\u2069 has applied for Mathematics Teacher.';
    expect((await newestTo(school)).text).toContain(words);
    expect((await newestTo(school)).html).toContain('<bdi>عمر حداد</bdi> has applied');
    expect((await newest(school)).message).toBe(words);
  });

  it('count in the plural forms of the digest’s language', async () => {
    toRiyadhHour(server, 1);
    await speak(school, 'ar');
    await wantMails(school, { new_applications: false, daily_applications: true });
    for (let n = 0; n < 3; n += 1) await newApplication(server, await newCandidate(server), vacancy_id);
    toRiyadhHour(server, 1);
    const posting = {
      mail: { post: insertMail },
      settings: { publicUrl: 'http://marketplace.test' },
    };
    await mailApplicationDigests(server.db, posting, server.clock.now());
    const { subject, text } = await newestTo(school);
    expect(subject).toBe('3 طلبات جديدة');
    expect(text).toContain('\u2068Mathematics Teacher\u2069 (3 طلبات)');
  });

  it('read a notification stored with an older text', async () => {
    const facts = { vacancy_title: 'Art Teacher', deadline: '2026-08-01', waiting: 'Nobody waits.' };
    await server.db.execute(
      sql`insert into notifications (user_id, kind, facts, created_at)
          values (${school.user.id}, 'vacancy_expired', ${JSON.stringify(facts)}::jsonb, now() + interval '9 years')`,
    );
    expect((await newest(school)).message).toBe('It took applications until August 1, 2026. Nobody waits.');
  });
});
