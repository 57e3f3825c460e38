import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serverTexts } from '../../../../generated/server-texts.ts';
import {
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  pdf,
} from '../../testing/scenario.ts';
import type { Person } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';
import { UNWATCHED_TABLES } from '../office/audit/audit-admin-actions.ts';
import { sweepActions } from '../office/audit/audit-queries.ts';

const { server, admin, reader, candidate, school } = await withServer({
  admin: (on) => on.admin(),
  reader: (on) => on.admin(),
  candidate: (on) => newCandidate(on),
  school: (on) => newSchool(on),
});

const send = (method: string, path: string, json?: object, { token }: Pick<Person, 'token'> = admin) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const noted = async (query = '') => (await send('GET', `/admin/audit?per_page=100${query}`)).body;
const inArabic = async (query = '') => {
  const headers = { 'accept-language': 'ar' };
  return (
    await server.request('GET', `/api/admin/audit?per_page=100${query}`, { token: reader.token, headers })
  ).body;
};
const newest = async () => (await noted()).data[0];

describe('an Admin’s action', () => {
  it('is logged with actor, operation, target, values before and after, and the request', async () => {
    const { headers } = await send('PUT', `/school/${school.id}`, { city: 'Al Khobar' });
    expect(await newest()).toMatchObject({
      user_id: admin.user.id,
      by: 'An Admin',
      summary: 'Change a school’s profile',
      changed: ['City'],
      operation: 'updateSchool',
      thing: `school ${school.id}`,
      about: expect.stringMatching(new RegExp(`^.+ \\(school ${school.id}\\)$`)),
      subject: { kind: 'school', id: school.id, name: expect.any(String) },
      request_id: headers['x-request-id'],
      changes: [
        {
          what: `School ${school.id}`,
          kind: 'changed',
          facts: [{ field: 'City', before: expect.any(String), after: 'Al Khobar' }],
        },
      ],
    });
  });

  it('is logged for single-statement writes and for calls that change no row', async () => {
    const { body } = await send('POST', '/skills', { skill_desc: 'Falconry' });
    const made = await newest();
    expect(made).toMatchObject({ operation: 'createSkill', change_count: 1, thing: 'skills' });
    expect(made.changes[0]).toMatchObject({ what: `Skill ${body.data.skill_id}`, kind: 'added' });
    await send('POST', '/notification/read-all');
    expect(await newest()).toMatchObject({ operation: 'readAllNotifications', changes: [] });
  });

  it('is described in the words of forms and messages, not of columns', async () => {
    const other = await newSchool(server);
    await send('POST', `/school/${other.id}/refuse`, { reason: 'The licence has expired.' });
    expect((await newest()).changed).toEqual(['Approval', 'Decided on', 'Message to the school']);
    await send('PUT', `/school/${other.id}`, { contact_email: 'office@new.example.com' });
    expect((await newest()).changed).toEqual([expect.stringMatching(/mail/i)]);
  });

  it('is logged as a password change without the password', async () => {
    const { user } = await server.signUp('Candidate');
    await send('PUT', `/user/${user.id}`, { password: 'another secret of hers' });
    const { changes } = await newest();
    expect(changes).toEqual([
      { what: `Account ${user.id}`, kind: 'changed', facts: [{ field: 'Password' }] },
    ]);
  });

  it('names its subject in the reader’s language, and the Admin’s own account as that', async () => {
    await send('PUT', `/school/${school.id}`, { city: 'Dammam' });
    expect((await inArabic()).data[0].about).toMatch(new RegExp(`مدرسة ${school.id}`));
    await send('PUT', '/user/me/language', { language: 'en' });
    expect(await newest()).toMatchObject({ thing: 'user', about: 'Own account' });
  });

  it('names its records, fields and answers in the reader’s language', async () => {
    const { body } = await send('POST', '/skills', { skill_desc: 'Archery' });
    const { data: added } = await inArabic();
    expect(added[0]).toMatchObject({ about: 'مهارة', changes: [{ what: `مهارة ${body.data.skill_id}` }] });
    await send('PUT', `/school/${school.id}`, { city: 'Tabuk' });
    const [{ changed, changes }] = (await inArabic()).data;
    expect([...changed, changes[0].facts[0].field]).toEqual(['المدينة', 'المدينة']);
    await send('DELETE', `/skills/${body.data.skill_id}`);
    expect(await newest()).toMatchObject({ about: `Skill ${body.data.skill_id}` });
    const facts: { field: string }[] = (await inArabic()).data[0].changes[0].facts;
    expect(facts.length).toBeGreaterThan(1);
    expect(facts.filter(({ field }) => /[A-Za-z]/.test(field))).toEqual([]);
  });

  it('is summarised and found in the reader’s language', async () => {
    await send('PUT', `/school/${school.id}`, { city: 'Abha' });
    expect((await inArabic()).data[0].summary).toBe('تعديل ملف مدرسة');
    const found = await inArabic(`&search=${encodeURIComponent('تعديل ملف مدرسه')}`);
    expect(found.data[0]).toMatchObject({ operation: 'updateSchool', summary: 'تعديل ملف مدرسة' });
  });

  it('keeps its stored summary when its operation is gone, and follows one that is reworded', async () => {
    await server.db.execute(sql`
      insert into admin_actions (user_id, operation, summary, thing, request_id)
      values (${admin.user.id}, 'blessSkill', 'Bless a skill', 'skill 1', 'gone operation'),
        (${admin.user.id}, 'deleteSkill', 'Throw a skill away', 'skill 1', 'reworded operation')`);
    const summaries = async (read: typeof noted) => [
      (await read('&search=gone operation')).data[0].summary,
      (await read('&search=reworded operation')).data[0].summary,
    ];
    expect(await summaries(noted)).toEqual(['Bless a skill', 'Delete a skill']);
    expect(await summaries(inArabic)).toEqual(['Bless a skill', 'حذف مهارة']);
  });

  it('is not logged when refused, read-only or done by another role', async () => {
    const { meta } = await noted();
    expect((await send('DELETE', `/user/${admin.user.id}`)).status).toBe(409);
    await newVacancy(server, school);
    await send('GET', '/user');
    expect((await noted()).meta.total).toBe(meta.total);
  });

  it('stays in the log after a person’s erasure, without any value about the person', async () => {
    const person = await newCandidate(server);
    const id = person.user.id;
    await send('PUT', `/user/${id}`, { full_name: 'Zubaida Unmistakable' });
    expect(await newest()).toMatchObject({ about: `Zubaida Unmistakable (user ${id})` });
    await send('DELETE', `/user/${id}`);
    const after = await noted(`&search=user ${id}`);
    expect(after.data.filter((action: object) => 'subject' in action)).toEqual([]);
    expect(after.data.map(({ operation }: { operation: string }) => operation)).toEqual([
      'deleteUser',
      'updateUser',
    ]);
    expect(after.data[1].about).toBe(`Former user (user ${id})`);
    const { rows } = await server.db.execute(
      sql`select 1 from admin_changes c where c::text ilike '%unmistakable%'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('erasing a school', () => {
  it('copies neither its applicants’ values nor its notes about them into the log', async () => {
    const owner = await newSchool(server);
    const asOwner = (path: string, json: object) => send('POST', path, json, owner);
    const [one, two] = [await newVacancy(server, owner), await newVacancy(server, owner)];
    await newApplication(server, candidate, one.vacancy_id, {
      phone: '971509988776',
      resume: pdf('rare.pdf'),
    });
    await newInvitation(server, owner, two.vacancy_id, candidate.id);
    const { shortlist_id } = (await asOwner('/shortlist', { name: 'Rare list' })).body.data;
    const note = { note: 'Unspeakable in class' };
    expect(
      (await send('PUT', `/shortlist/${shortlist_id}/candidate/${candidate.id}`, note, owner)).status,
    ).toBe(200);
    await send('POST', `/job/save-job/${one.vacancy_id}`, undefined, candidate);
    expect((await send('DELETE', `/user/${owner.user.id}`)).status).toBe(200);
    const { changes } = await newest();
    expect(changes.map(({ what }: { what: string }) => what).join()).toContain('Application ');
    const { rows } = await server.db.execute(sql`
      select table_name, before from admin_changes c join admin_actions using (admin_action_id)
      where operation = 'deleteUser' and (
        c::text ~* '971509988776|rare\\.pdf|unspeakable'
        or (before is not null
          and table_name in ('applications', 'invitations', 'saved_vacancies', 'shortlisted_candidates', 'files')))`);
    expect(rows).toEqual([]);
  });
});

describe('the audit log', () => {
  it('can be searched, sorted and filtered', async () => {
    await send('POST', '/subjects', { subject_name: 'Calligraphy' });
    const operations = async (query: string) =>
      (await noted(query)).data.map(({ operation }: { operation: string }) => operation);
    expect(await operations('&search=add a subject')).toEqual(['createSubject']);
    expect(await operations(`&search=${admin.email}&sort=created_at`)).toContain('createSubject');
    expect(await operations('&search=nobody has done this')).toEqual([]);
    // One or two letters are searched for at the start of words, as everywhere.
    expect(await operations('&search=su')).toContain('createSubject');
    expect(await operations('&search=bj')).not.toContain('createSubject');
    expect(await operations('&done_to=2020-01-01')).toEqual([]);
    expect(await operations(`&user_id=${candidate.user.id}`)).toEqual([]);
    expect(await operations('&sort=summary')).not.toEqual([]);
  });

  it('can be read only by Admins', async () => {
    expect((await send('GET', '/admin/audit', undefined, candidate)).status).toBe(403);
    expect((await send('GET', '/admin/audit', undefined, school)).status).toBe(403);
    expect((await server.request('GET', '/api/admin/audit')).status).toBe(401);
    expect((await send('GET', '/admin/audit?sort=user')).status).toBe(400);
  });
});

describe('audit log rows', () => {
  it.each([
    sql`delete from admin_actions`,
    sql`delete from admin_changes`,
    sql`update admin_actions set user_id = 1`,
    sql`update admin_changes set after = '{"city": "Elsewhere"}'`,
    sql`truncate admin_actions cascade`,
  ])('cannot be changed in the database: %#', async (statement) => {
    await send('POST', '/notification/read-all');
    await send('PUT', `/school/${school.id}`, { city: 'Jeddah' });
    await expect(server.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'What Admins have done is kept as it is.' },
    });
  });

  it('are deleted after two years, and no earlier', async () => {
    const old = sql`now() - interval '731 days'`;
    await server.db.execute(sql`
      insert into admin_actions (user_id, operation, summary, thing, request_id, created_at)
      values (${admin.user.id}, 'deleteSkill', 'Delete a skill', 'skill 1', 'long ago', ${old})`);
    const { meta } = await noted();
    await sweepActions(server.db, server.clock.now());
    expect((await noted()).meta.total).toBe(meta.total - 1);
    expect((await noted('&search=long ago')).data).toEqual([]);
  });
});

it('has a name for the records of each audited table', async () => {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select relname as name from pg_trigger t join pg_class c on t.tgrelid = c.oid
    where t.tgname = 'note_admin_change'`);
  const nameless = rows.filter(({ name }) => !Object.hasOwn(serverTexts, `audit.record_${name}`));
  expect(rows.length).toBeGreaterThan(60);
  expect(nameless).toEqual([]);
});

it('audits every table except an explicit list', async () => {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select relname as name from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_admin_change')`);
  const after = readFileSync(join(import.meta.dirname, '../../engine/db/migrations/after.sql'), 'utf8');
  const named = [...after.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
  expect([...UNWATCHED_TABLES].sort()).toEqual(named.sort());
});
