import { mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileTransport } from '../../engine/mail/mail-transport.ts';
import { sweepDatabase, sweepMails } from '../../start/sweep-database.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  pdf,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, person } = await withServer({ school: newSchool, person: newCandidate });

const DAY = 24 * 60 * 60;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY * 1000);
const countOf = async (table: string): Promise<number> => {
  const { rows } = await server.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]!.n;
};

describe('data kept as long as the retention table says', () => {
  it('is described to everybody as it is handled', async () => {
    const { status, body } = await server.request('GET', '/api/retention');
    expect(status).toBe(200);
    expect(body.data).toContainEqual({ what: 'A signup that was not confirmed', how_long: '24 hours' });
    expect(body.data).toContainEqual({ what: 'A notification', how_long: '365 days' });
    const headers = { 'accept-language': 'ar' };
    const arabic = (await server.request('GET', '/api/retention', { headers })).body.data;
    expect(arabic).toContainEqual({ what: 'إشعار', how_long: '365 يومًا' });
    expect(arabic).toHaveLength(body.data.length);
    expect(JSON.stringify(arabic.map(Object.values))).not.toMatch(/[a-z]|undefined/);
  });

  it('deletes applications two years after their vacancy closed, and both sides keep the count', async () => {
    const open = await newVacancy(server, school);
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, person, open.vacancy_id);
    await newApplication(server, person, vacancy_id, { resume: pdf('own.pdf') });
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    const before = [await countOf('applications'), await countOf('files')];
    await sweepDatabase(server.db, inDays(700));
    expect([await countOf('applications'), await countOf('files')]).toEqual(before);
    await sweepDatabase(server.db, inDays(731));
    expect([await countOf('applications'), await countOf('files')]).toEqual(before.map((n) => n - 1));
    expect(await countOf('former_applications')).toBe(2);
  });

  it('deletes messages about an invitation two years after the vacancy closed, files included', async () => {
    const [inviting, invitee] = await Promise.all([newSchool(server), newCandidate(server)]);
    const invited = async (vacancy_id: number) => {
      const { invitation_id } = await newInvitation(server, inviting, vacancy_id, invitee.id);
      const path = `/api/job/invitation/${invitation_id}`;
      await server.request('POST', `${path}/accept`, { token: invitee.token, json: {} });
      const form = asForm({ text: 'Hello.', files: [pdf('letter.pdf')] });
      expect((await server.request('POST', `${path}/messages`, { token: invitee.token, form })).status).toBe(
        201,
      );
    };
    const { vacancy_id } = await newVacancy(server, inviting);
    await invited((await newVacancy(server, inviting)).vacancy_id);
    await invited(vacancy_id);
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: inviting.token });
    const left = () => Promise.all(['application_history', 'message_threads', 'files'].map(countOf));
    const before = await left();
    await sweepDatabase(server.db, inDays(700));
    expect(await left()).toEqual(before);
    await sweepDatabase(server.db, inDays(731));
    expect(await left()).toEqual(before.map((n) => n - 1));
  });

  it('deletes notifications after a year', async () => {
    const { rows } = await server.db.execute(
      sql`insert into notifications (user_id, kind, facts, created_at)
        values (${person.user.id}, 'school_left', '{}', ${inDays(-364).toISOString()}),
          (${person.user.id}, 'school_left', '{}', ${inDays(-366).toISOString()}) returning id`,
    );
    expect(rows).toHaveLength(2);
    const before = await countOf('notifications');
    await sweepDatabase(server.db, server.clock.now());
    expect(await countOf('notifications')).toBe(before - 1);
  });

  it('lets only their reader see mails stored as files, and deletes them after a month', async () => {
    const folder = join(server.dataDir, 'mail');
    mkdirSync(folder, { recursive: true });
    const write = fileTransport(folder, 'http://marketplace.test');
    const [young, old] = [
      await write({ to: 'a@example.com', subject: 'a', text: '', html: '' }, 1),
      await write({ to: 'b@example.com', subject: 'b', text: '', html: '' }, 2),
    ];
    expect(statSync(young).mode & 0o777).toBe(0o600);
    utimesSync(old, inDays(-31), inDays(-31));
    await sweepMails(server.dataDir, server.clock.now());
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([young]);
  });
});
