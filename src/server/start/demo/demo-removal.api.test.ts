import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { ensureAdmin } from '../../areas/account/ensure-admin.ts';
import { setPasswordOf } from '../../areas/account/set-password.ts';
import { FileStore } from '../../engine/files/file-store.ts';
import { MailFolder } from '../../engine/mail/mail-folder.ts';
import { newPasskey } from '../../testing/passkey/new-passkey.ts';
import { apply, newCandidate } from '../../testing/scenario.ts';
import { newColleague } from '../../testing/team-scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { productApi } from '../api.ts';
import { demoIds, refuseDemoAccounts, removeDemoData } from './demo-removal.ts';
import { loadDemoData } from './load-demo-data.ts';

const { server } = await withServer({});
const root = resolve(import.meta.dirname, '../../../..');
const login = (user_name: string, password: string) =>
  server.request('POST', '/api/auth/login', { json: { user_name, password } });

it('demo accounts prevent a start without the demo, and are removed with all their data', async () => {
  await refuseDemoAccounts(server.db);
  const { document } = productApi(root);
  const store = new FileStore({ dataDir: server.dataDir });
  const pool = (server.db as unknown as { $client: Pool }).$client;
  await loadDemoData(
    { db: server.db, pool },
    store,
    document,
    server.clock.now(),
    resolve(root, 'src/server/data/demo'),
  );
  await expect(refuseDemoAccounts(server.db)).rejects.toThrow(/npm run demo:remove.*DATA_DIR.*DEMO=1/);

  // The demo's Admin does not count as the first Admin.
  const demo = await demoIds(server.db);
  await ensureAdmin(server.db, { email: 'boss@example.com', password: 'boss-secret' }, demo);
  await ensureAdmin(server.db, { email: 'BOSS@example.com', password: 'another one' }, demo);
  await expect(
    ensureAdmin(server.db, { email: 'other@example.com', password: 'boss-secret' }, demo),
  ).rejects.toThrow('ADMIN_EMAIL other@example.com names no Admin');

  const person = await newCandidate(server);
  const { rows: open } = await server.db.execute<{ vacancy_id: string }>(
    sql`select vacancy_id from vacancies v where closed_at is null and application_deadline > now()
      and not exists (select 1 from vacancy_questions q where q.owner_id = v.vacancy_id) order by 1 limit 1`,
  );
  expect((await apply(server, person, Number(open[0]!.vacancy_id))).status).toBe(201);
  const { rows: owned } = await server.db.execute<{ school_id: string }>(
    sql`select school_id from schools s join users u on u.id = s.user_id where u.user_name = 'demo-school-2@example.com'`,
  );
  const colleague = await newColleague(server, { id: Number(owned[0]!.school_id) }, 'recruiter');
  const place = { db: server.db, store, mails: new MailFolder(server.dataDir), publicUrl: 'http://x.test' };
  expect(await removeDemoData(place)).toBe(demo.length);
  await refuseDemoAccounts(server.db);
  const { rows } = await server.db.execute(sql`select user_name from users order by 1`);
  expect(rows).toEqual(
    ['boss@example.com', colleague.email, person.email].sort().map((user_name) => ({ user_name })),
  );
  expect(server.storedFiles().filter((path) => path.includes('/files/'))).toHaveLength(1);
  // A real colleague in a demo school keeps the account but must sign in again.
  const { status } = await server.request('GET', '/api/notification', { token: colleague.token });
  expect(status).toBe(401);
  const news = await server.request('GET', '/api/notification', { token: person.token });
  expect(news.body.data).toMatchObject([{ kind: 'school_left' }]);
  expect(await removeDemoData(place)).toBe(0);
  expect((await login('boss@example.com', 'boss-secret')).status).toBe(200);
}, 120_000);

it('setting a password on the command line ends all sessions and lists passkeys that still work', async () => {
  const { email, token, user } = await server.signUp('School');
  expect(await setPasswordOf(server.db, email, 'from elsewhere')).toEqual([]);
  await newPasskey(server, user.id);
  expect(await setPasswordOf(server.db, email, 'from the console')).toEqual(['A key']);
  expect((await server.request('GET', '/api/notification', { token })).status).toBe(401);
  expect((await login(email, 'from the console')).status).toBe(200);
  await expect(setPasswordOf(server.db, email, 'short')).rejects.toThrow('at least 6');
  await expect(setPasswordOf(server.db, 'nobody@example.com', 'long enough')).rejects.toThrow('no account');
});
