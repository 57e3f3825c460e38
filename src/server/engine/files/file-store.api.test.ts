import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../language/run/value/durations.ts';
import { type Person, type TestServer, testServer } from '../../testing/test-server.ts';
import { findFile } from './file-queries.ts';
import { FileStore } from './file-store.ts';

let server: TestServer;
let owner: Person;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signUp('Candidate');
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marketplace-files-'));
  store = new FileStore({ dataDir: folder });
  await store.claim(server.db);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => server.close());

function upload() {
  const path = join(store.incoming, 'waiting');
  writeFileSync(path, 'content');
  return { name: 'cv.pdf', type: 'application/pdf', size: 7, path };
}
const keep = async (files = store.forCall(server.db)) => {
  const one = upload();
  files.uploaded(one.path);
  await files.place(one, 'private');
  const file = await server.db.transaction((tx) => files.keep(tx, one, owner.user.id));
  return { file, files };
};

describe('a file', () => {
  it('is kept when the call succeeds', async () => {
    const { file, files } = await keep();
    await files.finish('succeeded');
    expect(existsSync(join(folder, 'files', file.visibility, file.storage_name))).toBe(true);
    expect(existsSync(join(store.incoming, 'waiting'))).toBe(false);
  });

  it('is removed when the call fails', async () => {
    const files = store.forCall(server.db);
    const { file } = await keep(files);
    const kept = join(folder, 'files', file.visibility, file.storage_name);
    await server.db.execute(sql`delete from files where id = ${file.id}`);
    expect(existsSync(kept)).toBe(true);
    await files.finish('failed');
    expect(existsSync(kept)).toBe(false);
  });

  it('stays with its row when a call fails after its transaction, while building the answer', async () => {
    const files = store.forCall(server.db);
    const { file } = await keep(files);
    await files.finish('failed');
    expect(existsSync(join(folder, 'files', file.visibility, file.storage_name))).toBe(true);
  });

  it('stays when the outcome of the commit is unknown, and is swept if its row is missing', async () => {
    const { file, files } = await keep();
    await files.finish('unknown');
    const path = join(folder, 'files', file.visibility, file.storage_name);
    expect(existsSync(path)).toBe(true);
    await server.db.execute(sql`delete from files where id = ${file.id}`);
    await store.sweep(server.db, 0);
    expect(existsSync(path)).toBe(false);
  });

  it('that was placed but not kept is removed, even when the call succeeds', async () => {
    const files = store.forCall(server.db);
    await files.place(upload(), 'private');
    expect(readdirSync(join(folder, 'files/private'))).toHaveLength(1);
    await files.finish('succeeded');
    expect(readdirSync(join(folder, 'files/private'))).toEqual([]);
  });

  it('stays when the transaction that discarded it failed, although the call succeeded', async () => {
    const { file } = await keep();
    const files = store.forCall(server.db);
    await server.db
      .transaction(async (tx) => {
        await files.discard(tx, file.id);
        throw new Error('no');
      })
      .catch(() => undefined);
    await files.finish('succeeded');
    expect(existsSync(join(folder, 'files', file.visibility, file.storage_name))).toBe(true);
  });

  it('that was uploaded but not kept is removed when the call succeeds', async () => {
    const files = store.forCall(server.db);
    files.uploaded(upload().path);
    await files.finish('succeeded');
    expect(existsSync(join(store.incoming, 'waiting'))).toBe(false);
  });

  it('that is discarded is removed only when the call succeeds', async () => {
    const { file } = await keep();
    for (const outcome of ['failed', 'succeeded'] as const) {
      const files = store.forCall(server.db);
      await server.db
        .transaction(async (tx) => {
          await files.discard(tx, file.id);
          if (outcome === 'failed') throw new Error('no');
        })
        .catch(() => undefined);
      await files.finish(outcome);
      expect(existsSync(join(folder, 'files', file.visibility, file.storage_name))).toBe(
        outcome === 'failed',
      );
      expect((await findFile(server.db, file.id)) !== null).toBe(outcome === 'failed');
    }
  });
});

describe('the sweep', () => {
  it('removes files without a row and keeps all others', async () => {
    const { file } = await keep();
    const orphans = ['incoming/a', 'private/b.pdf', 'public/c.png'].map((name) =>
      join(folder, 'files', name),
    );
    for (const path of orphans) writeFileSync(path, 'left behind');
    expect(await store.sweep(server.db)).toBe(0);
    for (const path of orphans) utimesSync(path, 0, (Date.now() - 2 * HOUR) / 1000);
    expect(await store.sweep(server.db)).toBe(3);
    expect(orphans.filter(existsSync)).toEqual([]);
    expect(existsSync(join(folder, 'files', file.visibility, file.storage_name))).toBe(true);
  });

  it('also removes recent files when the only server starts', async () => {
    upload();
    expect(await store.sweep(server.db, 0)).toBe(1);
  });
});
