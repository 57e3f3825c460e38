import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { siteDay, startOfSiteDay } from '../../../language/run/value/site-day.ts';
import { retentionOf, type SweptKind } from '../../areas/account/retention.ts';
import { saveDisclosure } from '../../areas/hiring/hiring-file/disclosure-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import { sweepDatabase } from '../../start/sweep-database.ts';
import { newApplicationDraft } from '../application-draft-scenario.ts';
import { newWebhook } from '../new-webhook.ts';
import { newApplication, newCandidate, newInvitation, newSchool, newVacancy } from '../scenario.ts';
import { PASSWORD } from '../test-server.ts';
import { withServer } from '../with-server.ts';

// The clock is frozen, so that each retention period is tested to the millisecond.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => {
  vi.useRealTimers();
});

const { server, school, candidate, admin } = await withServer({
  school: newSchool,
  candidate: newCandidate,
  admin: (at) => at.admin(),
});
const DAY = 24 * 60 * 60 * 1000;

async function post(path: string, json: object, token?: string): Promise<void> {
  const { status, body } = await server.request('POST', `/api${path}`, { json, token });
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
}
const found = (table: string, where: SQL) =>
  sql`select 1 from ${sql.identifier(table)} where ${where} limit 1`;
const of = ({ user }: { user: { id: number } }) => sql`user_id = ${user.id}`;

/** Requests an e-mail change and returns the token mailed to the new address. */
async function changedAddress(token: string): Promise<string> {
  const address = server.newEmail();
  await post('/auth/change-email', { user_name: address, password: PASSWORD }, token);
  return /token=([\w-]+)/.exec((await server.mail.to(address)).at(-1)!.text)![1]!;
}

/** Creates one row of each kind and returns a query that finds it. Admin actions have their own test. */
const SWEPT: Record<Exclude<SweptKind, 'admin_actions'>, () => Promise<SQL>> = {
  async registrations() {
    const user_name = server.newEmail();
    await post('/auth/register', { full_name: 'A', user_name, password: PASSWORD, role_id: 2 });
    return found('users', sql`user_name = ${user_name}`);
  },
  async resets() {
    await post('/auth/forgot-password', { user_name: candidate.email });
    return found('password_resets', of(candidate));
  },
  async passkey_challenges() {
    await post('/auth/passkey/begin', {});
    return found('passkey_challenges', sql`true`);
  },
  async email_changes() {
    await changedAddress(candidate.token);
    return found('email_links', sql`kind = 'confirm' and ${of(candidate)}`);
  },
  async email_undos() {
    await post('/auth/confirm-email', { token: await changedAddress(school.token) });
    return found('email_links', sql`kind = 'undo' and ${of(school)}`);
  },
  sessions: async () => found('sessions', of(candidate)),
  async mails() {
    await server.mail.to(candidate.email);
    // The outbox uses the database's clock, which a test cannot freeze.
    const { rowCount } = await server.db.execute(sql`
      update mail_outbox set sent_at = ${server.clock.now().toISOString()}
      where recipient = ${candidate.email} and sent_at is not null`);
    expect(rowCount).toBeGreaterThan(0);
    return found('mail_outbox', sql`recipient = ${candidate.email}`);
  },
  async notifications() {
    const { vacancy_id } = await newVacancy(server, school);
    await newInvitation(server, school, vacancy_id, candidate.id);
    return found('notifications', of(candidate));
  },
  async applications() {
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, candidate, vacancy_id);
    await post(`/vacancy/${vacancy_id}/close`, {}, school.token);
    return found('applications', sql`vacancy_id = ${vacancy_id}`);
  },
  async disclosures() {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    await saveDisclosure(server.db, {
      ...{ application_id, vacancy_id, answers: { convicted: 'no' }, asked: [] },
      given_at: server.clock.now(),
    });
    const json = { status: 'Rejected' };
    await server.request('PUT', `/api/application/${application_id}/status`, { token: school.token, json });
    return found('hiring_disclosures', sql`application_id = ${application_id}`);
  },
  async application_drafts() {
    const { vacancy_id } = await newVacancy(server, school);
    await newApplicationDraft(server, candidate, vacancy_id);
    return found('application_drafts', sql`vacancy_id = ${vacancy_id}`);
  },
  async applicant_jobs() {
    const { vacancy_id } = await newVacancy(server, school);
    await server.db.execute(
      sql`insert into applicant_jobs (vacancy_id, user_id, kind, message, finished_at)
        values (${vacancy_id}, ${school.user.id}, 'message', 'Until Sunday', ${server.clock.now().toISOString()})`,
    );
    return found('applicant_jobs', sql`vacancy_id = ${vacancy_id} and message is not null`);
  },
  async repeated_calls() {
    const { vacancy_id } = await newVacancy(server, school);
    const headers = { 'idempotency-key': 'kept for a day' };
    const path = `/api/job/save-job/${vacancy_id}`;
    await server.request('POST', path, { token: candidate.token, headers });
    return found('idempotency_keys', of(candidate));
  },
  async profile_reads() {
    await server.request('GET', `/api/candidate/${candidate.id}`, { token: school.token });
    return found('profile_reads', sql`candidate_id = ${candidate.id}`);
  },
  async empty_searches() {
    await server.request('GET', '/api/vacancy?search=zither');
    return found('empty_searches', sql`words = 'zither'`);
  },
  async moved_values() {
    const at = server.clock.now().toISOString();
    await server.db.execute(sql`
      with noted as (
        insert into stored_changes (digest, work, changed, at)
        values ('1', '{"record": "candidate profiles", "path": "address"}', 1, ${at}) returning change_id
      ) insert into stored_change_values select change_id, ${candidate.id}, '"A road"', 'null' from noted`);
    return found('stored_change_values', sql`row_id = ${candidate.id}`);
  },
  async reports() {
    await post(`/report/school/${school.id}`, { reason: 'spam' }, candidate.token);
    const { body } = await server.request('GET', '/api/admin/reports', { token: admin.token });
    const settled = { outcome: 'dismissed', note: 'It is none.' };
    await post(`/admin/reports/${body.data[0].report_id}/settle`, settled, admin.token);
    return found('reports', sql`school_id = ${school.id} and settled_at is not null`);
  },
  async team_invitations() {
    const email = server.newEmail();
    await post('/team', { email, team_role: 'reviewer' }, school.token);
    return found('team_members', sql`email = ${email}`);
  },
  async security_events() {
    await post('/auth/login', { user_name: candidate.email, password: PASSWORD });
    return found('security_events', of(candidate));
  },
  async webhook_deliveries() {
    const { delivery } = await newWebhook(server, { user: school.user, school_id: school.id });
    return found('webhook_deliveries', sql`delivery_id = ${delivery}`);
  },
  async attempts() {
    await post('/auth/forgot-password', { user_name: candidate.email });
    return found('rate_limits', sql`key like 'mail:address:%'`);
  },
};

/** Runs a sweep, checks whether the row survives, and rolls back. */
const isKept = async (item: SQL, sweep: (tx: Db) => Promise<void>): Promise<boolean> => {
  let left = false;
  const undo = new Error('undone');
  await server.db
    .transaction(async (tx) => {
      await sweep(tx as unknown as Db);
      left = (await tx.execute(item)).rows.length > 0;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return left;
};

it.each(Object.entries(SWEPT))(
  'sweeps %s when their retention period ends, not before',
  async (what, make) => {
    const item = await make();
    const now = server.clock.now();
    // Search words are kept per day in Riyadh.
    const since = what === 'empty_searches' ? startOfSiteDay(siteDay(now)).getTime() + DAY : now.getTime();
    const end = since + retentionOf(what as SweptKind);
    const isKeptAt = (time: number) => isKept(item, (tx) => sweepDatabase(tx, new Date(time)));
    expect([await isKeptAt(end - 1), await isKeptAt(end + 1)]).toEqual([true, false]);
  },
);

it('sweeps the admin audit log by the database’s clock, not the server’s', async () => {
  const item = found('admin_actions', sql`thing = 'planted'`);
  const isKeptAfter = (age: string) =>
    isKept(item, async (tx) => {
      await tx.execute(sql`
        insert into admin_actions (user_id, operation, summary, thing, request_id, created_at)
        values (${admin.user.id}, 'deleteUser', 'Deleted', 'planted', 'planted', now() - ${age}::interval)`);
      await sweepDatabase(tx, new Date(server.clock.now().getTime() + 10_000 * DAY));
    });
  const days = retentionOf('admin_actions') / DAY;
  expect([await isKeptAfter(`${days} days`), await isKeptAfter(`${days} days 0.001 seconds`)]).toEqual([
    true,
    false,
  ]);
});
