import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCandidate } from '../../../testing/scenario.ts';
import { databaseUrl } from '../../../testing/test-database.ts';
import { testServer } from '../../../testing/test-server.ts';
import { readCsv } from '../../records/csv/csv-file.ts';

const MANY = 1_200;

const server = await testServer({ rateLimitScale: 1 });
afterAll(() => server.close());
const sara = await newCandidate(server);
const admin = await server.admin();

let holder: Client;
let address: string;
beforeAll(async () => {
  holder = new Client({ connectionString: databaseUrl(server.database) });
  await holder.connect();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => holder.end());

const ARCHIVE = '/api/user/me/export';
const begin = (signal?: AbortSignal) =>
  fetch(`${address}${ARCHIVE}`, {
    headers: { authorization: `Bearer ${sara.token}` },
    ...(signal && { signal }),
  });
const save = (path = ARCHIVE, { token }: { token: string } = sara) => server.request('GET', path, { token });

/** Delays the last part of an archive while the work runs. */
async function whileReportsHang<T>(work: () => Promise<T>): Promise<T> {
  await holder.query('begin; lock table reports in access exclusive mode');
  try {
    return await work();
  } finally {
    await holder.query('rollback');
  }
}

it('streams an export before its end is read, and refuses the account a second one meanwhile', async () => {
  const { first, rest } = await whileReportsHang(async () => {
    const reader = (await begin()).body!.getReader();
    const first = (await reader.read()).value!;
    const second = await save();
    expect(second.status).toBe(429);
    expect(second.body.message).toMatch(/^Your last download is still running/);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect((await save('/api/admin/user/export', admin)).status).toBe(200);
    return { first, rest: reader };
  });
  const pieces = [first];
  for (;;) {
    const { value, done } = await rest.read();
    if (done) break;
    pieces.push(value);
  }
  expect(Object.keys(unzipSync(Buffer.concat(pieces)))).toContain('profile.json');
  await expect.poll(async () => (await save()).status).toBe(200);
});

it('ends an export’s turn when its reader disconnects', async () => {
  await whileReportsHang(async () => {
    const gone = new AbortController();
    const { body } = await begin(gone.signal);
    await body!.getReader().read();
    gone.abort();
  });
  await expect.poll(async () => (await save()).status).toBe(200);
});

it('ends an export’s turn when it is refused', async () => {
  const refused = () => save('/api/admin/vacancies/export?status=perhaps', admin);
  for (const { status } of [await refused(), await refused()]) expect(status).toBe(400);
});

it('exports every row once and in order across batches', async () => {
  await server.db.execute(sql`
    insert into notifications (user_id, kind, facts) select ${sara.user.id}, 'candidate_profile_viewed', '{}'
    from generate_series(1, ${MANY}::int)`);
  const archive = unzipSync(new Uint8Array((await save()).raw));
  const rows = JSON.parse(Buffer.from(archive['data/notifications.json']!).toString()) as { id: number }[];
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(MANY);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));

  await server.db.execute(sql`
    insert into users (user_name, full_name, role_id, password_hash)
    select 'many-' || n || '@example.com', 'Many ' || n, 2, '-' from generate_series(1, ${MANY}::int) n`);
  const { raw } = await save('/api/admin/user/export?search=many-&sort=-created_at', admin);
  const { lines } = readCsv(raw.toString())!;
  const emails = lines.map(({ cells }) => cells.find((cell) => cell.startsWith('many-')));
  expect(new Set(emails).size).toBe(MANY);
  expect(lines).toHaveLength(MANY);
});
