import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { readConfig } from '../../../start/config.ts';
import { layFoundation } from '../../../start/foundation.ts';
import { PDF } from '../../../testing/scenario.ts';
import { databaseUrl, dropDatabase, MAINTENANCE } from '../../../testing/test-database.ts';
import { PASSWORD, testServer } from '../../../testing/test-server.ts';
import { restore } from './restore.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const MIGRATIONS = join(ROOT, 'src/server/engine/db/migrations');

/** Unpacks one of the backups in the repository. */
function unpack(name: string, folder: string): void {
  for (const [path, bytes] of Object.entries(
    unzipSync(readFileSync(join(import.meta.dirname, 'earlier', name))),
  )) {
    const isTable = path.endsWith('.jsonl');
    const file = join(folder, isTable ? `${path}.gz` : path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isTable ? gzipSync(bytes) : bytes);
  }
  for (const kind of ['public', 'private']) mkdirSync(join(folder, 'files', kind), { recursive: true });
}

async function newDatabase(name: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(MAINTENANCE) });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
}

/*
 * Backups made by earlier versions, each filled through the API of its time with an Admin, a school with a
 * vacancy, one candidate who applied and one who is invited. The number is its count of migrations.
 */
it.each([[3], [22]])('migrates a site of %i migrations without losing data', async (count) => {
  const work = mkdtempSync(join(tmpdir(), 'marketplace-earlier-'));
  const database = `earlier_${count}_${process.pid}`;
  await newDatabase(database);
  try {
    unpack(`${count}-migrations.zip`, join(work, 'backup'));
    const dataDir = join(work, 'data');
    const config = readConfig({ DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, DEMO: '0' });
    const manifest = await restore(config, join(work, 'backup'), MIGRATIONS);
    expect(manifest.migrations).toHaveLength(count);
    const { stop } = await layFoundation({ config, root: ROOT, log: () => undefined });
    await stop();
    const server = await testServer({ beside: { database, dataDir } });
    try {
      for (const [table, before] of Object.entries(manifest.tables)) {
        const { rows } = await server.db.execute<{ n: number }>(
          sql`select count(*)::int as n from ${sql.identifier(table)}`,
        );
        expect([table, rows[0]!.n]).toEqual([table, expect.toSatisfy((n: number) => n >= before)]);
      }
      const { rows } = await server.db.execute<{ user_name: string; role_name: string }>(
        sql`select user_name, role_name from users join roles using (role_id) order by users.id`,
      );
      expect(rows.map(({ role_name }) => role_name)).toEqual(['Admin', 'School', 'Candidate', 'Candidate']);
      const [admin, school, applied, invited] = await Promise.all(
        rows.map(async ({ user_name }) => {
          const json = { user_name, password: PASSWORD };
          const { status, body } = await server.request('POST', '/api/auth/login', { json });
          expect(status).toBe(200);
          const { token } = body.data;
          return {
            id: body.data.user.candidate_id as number,
            read: async (path: string) => {
              const answer = await server.request('GET', path, { token });
              expect([path, answer.status]).toEqual([path, 200]);
              return answer;
            },
          };
        }),
      );
      const profile = (await applied!.read(`/api/candidate/${applied!.id}`)).body.data;
      expect(profile).toMatchObject({
        first_name: 'Sara',
        first_name_ar: 'سارة',
        expected_salary: 180_000,
      });
      expect((await applied!.read(profile.candidate_cv)).raw).toEqual(Buffer.from(await PDF.arrayBuffer()));
      const [application] = (await applied!.read('/api/application')).body.data;
      const vacancy = (await school!.read(`/api/vacancy/${application.vacancy_id}`)).body.data;
      expect(vacancy).toMatchObject({ vacancy_title: 'Mathematics Teacher', city: 'Dubai' });
      const applicants = await school!.read(`/api/vacancy/${application.vacancy_id}/applicants`);
      expect(applicants.body.data).toMatchObject([{ application_id: application.application_id }]);
      const invitations = await invited!.read(`/api/job/candidate-invitations/${invited!.id}`);
      expect(invitations.body.data).toMatchObject([{ vacancy_id: application.vacancy_id }]);
      expect((await admin!.read('/api/user')).body.data).toHaveLength(4);
    } finally {
      await server.close();
    }
  } finally {
    await dropDatabase(database);
    rmSync(work, { recursive: true, force: true });
  }
});
