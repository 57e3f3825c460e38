import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, mailOutbox } from '../../../engine/db/tables/mail-outbox.ts';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { CODE_MINUTES } from '../../account/lifetimes.ts';

const { server, school, person } = await withServer({ school: newSchool, person: newCandidate });
const admin = await server.admin();
beforeEach(() => server.db.delete(mailOutbox));

const inAnHour = () => new Date(Date.now() + 3_600_000);
async function failed(changes: Partial<typeof mailOutbox.$inferInsert> = {}): Promise<number> {
  const mail = { recipient: 'a@example.com', subject: 'Hello', body_text: 'a secret', body_html: '' };
  const [row] = await server.db
    .insert(mailOutbox)
    .values({ ...mail, error: '550 no mailbox', tries: 3, due_at: inAnHour(), ...changes })
    .returning({ id: mailOutbox.id });
  return row!.id;
}
const list = (query = '', token: string | undefined = admin.token) =>
  server.request('GET', `/api/admin/mail${query}`, { token });
const retry = (id: number, token: string | undefined = admin.token) =>
  server.request('POST', `/api/admin/mail/${id}/retry`, { token });
const stored = async () => (await server.db.select().from(mailOutbox))[0]!;

describe('failed mails', () => {
  it('are listed with the reason and without their content', async () => {
    const waiting = await failed();
    const over = await failed({ recipient: 'b@example.com', tries: MAX_ATTEMPTS, due_at: new Date() });
    await failed({ error: null, tries: 0 });
    await failed({ sent_at: new Date() });
    const { status, body, raw } = await list();
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { id: over, state: 'given_up', due_at: null },
      { id: waiting, state: 'waiting', reason: '550 no mailbox', tries: 3, recipient: 'a@example.com' },
    ]);
    expect(body.meta.total).toBe(2);
    expect(raw.toString()).not.toContain('a secret');
    expect((await list('?state=given_up')).body.data).toMatchObject([{ id: over }]);
    expect((await list('?state=waiting&search=mailbox')).body.data).toMatchObject([{ id: waiting }]);
    expect((await list('?search=b@')).body.data).toMatchObject([{ id: over }]);
    expect((await list('?page=2&per_page=1')).body.data).toMatchObject([{ id: waiting }]);
    expect((await list('?state=lost')).status).toBe(400);
  });

  it.each([
    ['that was given up', { recipient: 'c@example.com', tries: MAX_ATTEMPTS, due_at: new Date(0) }],
    ['whose retry is an hour away', { recipient: 'd@example.com' }],
  ])('are sent at once: one %s', async (_, changes) => {
    const id = await failed(changes);
    expect((await retry(id)).body.message).toBe('The e-mail is being sent again.');
    expect(await server.mail.to(changes.recipient)).toHaveLength(1);
    expect((await list()).body.data).toEqual([]);
  });

  it('are left alone while a worker may be sending them', async () => {
    const due_at = new Date(Date.now() + 60_000);
    const id = await failed({ due_at });
    const { status, body } = await retry(id);
    expect([status, body.message]).toEqual([409, 'This e-mail is being sent. Check again in two minutes.']);
    expect(await stored()).toMatchObject({ tries: 3, due_at });
  });

  it('are not sent if their code has expired', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const mail = { recipient: 'e@example.com', subject: 'Your verification code' };
    const { status, body } = await retry(await failed({ ...mail, created_at: minutesAgo(CODE_MINUTES + 1) }));
    expect([status, body.message]).toEqual([409, expect.stringContaining('has expired')]);
    expect((await retry(await failed({ ...mail, created_at: minutesAgo(1) }))).status).toBe(200);
  });

  it('are not sent again if they were sent meanwhile', async () => {
    const { status, body } = await retry(await failed({ sent_at: new Date() }));
    expect([status, body.message]).toEqual([409, 'This e-mail has already been sent.']);
    expect((await retry(999_999)).status).toBe(404);
  });

  it('are accessible to Admins only', async () => {
    const id = await failed();
    for (const [token, status] of [
      [undefined, 401],
      [school.token, 403],
      [person.token, 403],
    ] as const) {
      const caller = { token };
      expect((await server.request('GET', '/api/admin/mail', caller)).status).toBe(status);
      expect((await server.request('GET', '/api/admin/queues', caller)).status).toBe(status);
      expect((await server.request('POST', `/api/admin/mail/${id}/retry`, caller)).status).toBe(status);
    }
    expect(await stored()).toMatchObject({ tries: 3 });
  });
});

describe('the pending work', () => {
  const queues = async () =>
    (await server.request('GET', '/api/admin/queues', { token: admin.token })).body.data;

  it('is empty at first', async () => {
    expect(await queues()).toEqual(
      ['mails', 'applicant_jobs', 'cvs'].map((queue) => ({ queue, waiting: 0, failed: 0, oldest_at: null })),
    );
  });

  it('is counted by queue, with failures and the age of the oldest item', async () => {
    await failed({ created_at: new Date('2026-03-01T09:00:00Z') });
    await failed({ tries: MAX_ATTEMPTS, created_at: new Date('2026-03-02T09:00:00Z') });
    expect((await queues())[0]).toEqual({
      queue: 'mails',
      waiting: 1,
      failed: 2,
      oldest_at: '2026-03-01T09:00:00.000Z',
    });
  });
});
