import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../engine/db/embedded-postgres.ts';

export type ReplicatedPostgres = {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** The standby's data folder. */
  standbyDir: string;
};

const newDir = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `marketplace-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Starts a PostgreSQL server, has `fill` fill it, and adds a standby: a copy that follows by streaming. */
export async function replicatedPostgres(fill: (url: string) => Promise<void>): Promise<ReplicatedPostgres> {
  const primaryDir = newDir('primary');
  const standbyDir = newDir('standby');
  const first = await startEmbeddedPostgres({ dataDir: primaryDir, durable: false });
  try {
    await fill(first.url);
  } finally {
    // A stopped server's folder can be copied as it is: pg_basebackup does not come with npm.
    await first.stop();
  }
  execFileSync('cp', ['-a', join(primaryDir, 'postgres'), standbyDir]);
  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, durable: false });
  onTestFinished(() => primary.stop());
  const { port, username, password } = new URL(primary.url);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  writeFileSync(join(standbyDir, 'postgres/standby.signal'), '');
  writeFileSync(join(standbyDir, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const standby = await startEmbeddedPostgres({ dataDir: standbyDir, durable: false });
  onTestFinished(() => standby.stop());
  return { primary, standby, standbyDir };
}
