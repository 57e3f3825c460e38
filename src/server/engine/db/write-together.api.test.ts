import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type TestServer, testServer } from '../../testing/test-server.ts';
import { users } from './tables/accounts.ts';
import { mailOutbox } from './tables/mail-outbox.ts';
import { CHANGED, changeTogether, rowsToInsert, writeTogether } from './write-together.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  person = await server.signUp('Candidate');
});
afterAll(() => server.close());

const mail = (subject: string, more: Partial<typeof mailOutbox.$inferInsert> = {}) => ({
  recipient: 'nobody@example.com',
  subject,
  body_text: 'Text',
  body_html: '<p>Text</p>',
  ...more,
});
const stored = () =>
  server.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, 'nobody@example.com'))
    .orderBy(asc(mailOutbox.id));
const rename = (name: string, id: number) =>
  sql`update ${users} set full_name = ${name} where ${eq(users.id, id)} returning ${users.id}`;

it('inserts rows in order, each value as given, and defaults for the columns that none has', async () => {
  const due_at = new Date('2030-01-02T03:04:05.678Z');
  const odd = 'A “quote”, \\, \', "and" \ud800 ümlaut';
  const rows = [mail(odd, { concerns: [1, 2], due_at }), mail('Two', { calendar: 'x', due_at })];
  await writeTogether(server.db, [
    rowsToInsert(
      mailOutbox,
      rows.map((row) => ({ concerns: [], ...row })),
    ),
  ]);
  expect(await stored()).toMatchObject([
    { subject: odd.toWellFormed(), concerns: [1, 2], due_at, calendar: null, priority: 'normal', tries: 0 },
    { subject: 'Two', concerns: [], due_at, calendar: 'x', priority: 'normal', tries: 0 },
  ]);
});

it('makes a change with the writes that follow from it, or none of them', async () => {
  const { id } = person.user;
  const follows = (subject: string) => [rowsToInsert(mailOutbox, [mail(subject)], CHANGED)];
  expect(await changeTogether(server.db, rename('New Name', id), follows('Renamed'))).toEqual([{ id }]);
  expect(await changeTogether(server.db, rename('Nobody', -1), follows('Renamed nobody'))).toEqual([]);
  const failing = [...follows('Failed'), sql`insert into ${mailOutbox} (subject) values ('No recipient')`];
  await expect(changeTogether(server.db, rename('Newer Name', id), failing)).rejects.toThrow();
  const [row] = await server.db.select().from(users).where(eq(users.id, id));
  expect(row!.full_name).toBe('New Name');
  expect((await stored()).map(({ subject }) => subject).slice(2)).toEqual(['Renamed']);
});
