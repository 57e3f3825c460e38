import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import { newSavedSearch } from '../../../testing/saved-search-scenario.ts';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { savedSearches } from '../tables/saved-search.ts';
import { mailSavedSearches } from './saved-search-mails.ts';

const { server, school } = await withServer({ school: newSchool });

const DAY = 24 * 60 * 60;
const act = (method: string, path: string, { token }: Profile, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
const save = async (candidate: Profile, mails: string | undefined, filters: object = {}) => {
  const { status, body } = await act('POST', '/saved-search', candidate, { name: 'Lutes', mails, filters });
  expect(status).toBe(201);
  return body.data;
};
const post = (changes: object) => newVacancy(server, school, changes as Record<string, unknown>);
const posting = { mail: { post: insertMail }, settings: { publicUrl: 'http://marketplace.test' } };
const pass = async (days: number) => {
  server.clock.forward(days * DAY);
  await mailSavedSearches(server.db, posting, server.clock.now());
};
const mailsTo = async ({ email }: Profile) =>
  (await server.mail.to(email)).filter(({ subject }) => subject.includes('Lutes'));

describe('the mails about a saved search’s new jobs', () => {
  it('are sent daily, with titles, links to each job and to all, and a one-click unsubscribe', async () => {
    const candidate = await newCandidate(server);
    await save(candidate, 'daily', { search: 'lute', city: ['Doha', 'Riyadh'] });
    await post({ vacancy_title: 'Lute Teacher', city: 'Doha', country_id: 187 });
    await post({ vacancy_title: 'Harp Teacher', city: 'Doha', country_id: 187 });
    await pass(0.5);
    expect(await mailsTo(candidate)).toEqual([]);
    await pass(0.6);
    const [mail, ...others] = await mailsTo(candidate);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('1 new job: Lutes');
    expect(mail!.text).toContain('Lute Teacher, ');
    expect(mail!.text).toMatch(/\/candidate\/job\/\d+\/lute-teacher/);
    expect(mail!.text).toContain('/candidate/jobs?city=Doha&city=Riyadh&search=lute');
    expect(mail!.text).not.toContain('Harp');
    expect(mail!.unsubscribe).toContain('/unsubscribe?token=');
    await pass(1.1);
    expect(await mailsTo(candidate)).toHaveLength(1);
  });

  it('are sent weekly, without jobs from before the candidate’s last visit', async () => {
    const candidate = await newCandidate(server);
    const { saved_search_id } = await save(candidate, 'weekly', { search: 'viola' });
    await post({ vacancy_title: 'Viola Teacher' });
    await pass(2);
    expect(await mailsTo(candidate)).toEqual([]);
    await act('POST', `/saved-search/${saved_search_id}/visit`, candidate);
    server.clock.forward(1);
    await post({ vacancy_title: 'Viola Tutor' });
    await pass(6);
    const [mail] = await mailsTo(candidate);
    expect(mail!.text).toContain('Viola Tutor');
    expect(mail!.text).not.toContain('Viola Teacher');
  });

  it('are not sent by default, nor when saved-search mails are turned off', async () => {
    const [quiet, unwilling] = [await newCandidate(server), await newCandidate(server)];
    expect((await save(quiet, undefined, { search: 'oboe' })).mails).toBe('never');
    await save(unwilling, 'daily', { search: 'oboe' });
    await act('PUT', '/mail/preferences', unwilling, { saved_searches: false });
    await post({ vacancy_title: 'Oboe Teacher' });
    await pass(8);
    expect(await mailsTo(quiet)).toEqual([]);
    expect(await mailsTo(unwilling)).toEqual([]);
  });

  it('are sent although another search fails, which is reported', async () => {
    const [broken, whole] = [await newCandidate(server), await newCandidate(server)];
    const { saved_search_id } = await save(broken, 'daily', { search: 'harpsichord' });
    // A change of the rules may have made a stored filter invalid.
    const filters = sql`'{"salary_min": "much"}'::jsonb`;
    await server.db
      .update(savedSearches)
      .set({ filters })
      .where(eq(savedSearches.saved_search_id, saved_search_id));
    await save(whole, 'daily', { search: 'harpsichord' });
    await post({ vacancy_title: 'Harpsichord Teacher' });
    const failed: number[] = [];
    server.clock.forward(1.1 * DAY);
    await mailSavedSearches(server.db, posting, server.clock.now(), (one) =>
      failed.push(one.saved_search_id),
    );
    expect(failed).toEqual([saved_search_id]);
    expect(await mailsTo(whole)).toHaveLength(1);
    await mailSavedSearches(server.db, posting, server.clock.now(), (one) =>
      failed.push(one.saved_search_id),
    );
    expect(failed).toHaveLength(1);
  });

  it('follow a changed frequency from then on', async () => {
    const candidate = await newCandidate(server);
    const { saved_search_id } = await save(candidate, 'never', { search: 'cello' });
    await post({ vacancy_title: 'Cello Teacher' });
    server.clock.forward(1);
    const changed = await act('PUT', `/saved-search/${saved_search_id}`, candidate, { mails: 'daily' });
    expect(changed.body.data).toMatchObject({ mails: 'daily', new_jobs: 1 });
    await pass(1.1);
    expect(await mailsTo(candidate)).toEqual([]);
  });
});

describe('the frequency of a saved search’s mails', () => {
  it('is set by its candidate only, to a known value', async () => {
    const candidate = await newCandidate(server);
    const { saved_search_id: id } = await newSavedSearch(server, candidate);
    const put = (whom: Partial<Profile>, json: unknown, of = id) =>
      server.request('PUT', `/api/saved-search/${of}`, { token: whom.token, json });
    expect((await put({}, { mails: 'daily' })).status).toBe(401);
    expect((await put(school, { mails: 'daily' })).status).toBe(403);
    expect((await put(await newCandidate(server), { mails: 'daily' })).status).toBe(403);
    expect((await put(candidate, { mails: 'daily' }, 987_654)).status).toBe(404);
    expect((await put(candidate, {})).body.errors).toEqual({ mails: ['Choose how often'] });
    expect((await put(candidate, { mails: 'hourly' })).status).toBe(422);
    expect((await put(candidate, { mails: 'weekly' })).status).toBe(200);
  });
});
