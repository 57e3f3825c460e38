import { copyFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pngOfSize } from '../../testing/files/picture-files.ts';
import { fileOf, newCandidate, updateCandidate } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { pictureOf } from './content/picture.ts';
import { FileStore } from './file-store.ts';

const { server, sara } = await withServer({ sara: newCandidate });

const portrait = async (width = 800, height = 600): Promise<string> => {
  const picture = fileOf(pngOfSize(width, height), 'me.png', 'image/png');
  const { body } = await updateCandidate(server, sara, { candidate_picture: picture });
  return body.data.candidate_picture;
};
const atWidth = (address: string, width: number) => address.replace('/storage/', `/storage/${width}/`);
const onDisk = (address: string) =>
  server.storedFiles().filter((path) => path.includes(address.split('/').at(-1)!));

describe('a stored picture', () => {
  it('has its size in its URL', async () => {
    expect(await portrait()).toMatch(/^\/storage\/[\w-]+-800x600\.png$/);
  });

  it('is available in smaller sizes, as an immutable WebP', async () => {
    const { status, headers, raw } = await server.request('GET', atWidth(await portrait(), 192));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(raw.length),
    });
    expect(pictureOf(raw, 'image/webp')).toMatchObject({ width: 192, height: 144 });
  });

  it('is resized once per size under concurrent requests', async () => {
    const address = await portrait();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.request('GET', atWidth(address, 96))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ raw }) => raw.toString('hex'))).size).toBe(1);
    expect(onDisk(address)).toHaveLength(2);
  });

  it.each([95, 97, 100_000, 0])('is not available at %i pixels', async (width) => {
    expect((await server.request('GET', atWidth(await portrait(), width))).status).toBe(404);
  });

  it('that cannot be decoded is served unchanged and never decoded again', async () => {
    const address = await portrait();
    const [path] = onDisk(address);
    writeFileSync(path!, Buffer.alloc(2000, 7));
    const find = vi.spyOn(FileStore.prototype, 'find');
    onTestFinished(() => find.mockRestore());
    const reads = [];
    for (const width of [192, 192, 384]) {
      const { status, headers } = await server.request('GET', atWidth(address, width));
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      reads.push(find.mock.calls.length);
    }
    // To resize it, and to send it; then only to send it.
    expect(reads).toEqual([2, 3, 4]);
  });

  it('is not found under an overlong name', async () => {
    const name = `${'a'.repeat(280)}.png`;
    const answers = await Promise.all(
      ['', '96/'].map((width) => server.request('GET', `/storage/${width}${name}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('is served in full size while many pictures wait to be resized', async () => {
    const [path] = onDisk(await portrait());
    const name = (index: number) => `crowd-${index}.png`;
    for (let index = 0; index < 40; index += 1) copyFileSync(path!, join(dirname(path!), name(index)));
    const { promise: allAsked, resolve: onAllAsked } = Promise.withResolvers<void>();
    let asked = 0;
    const { find } = FileStore.prototype;
    const finding = vi.spyOn(FileStore.prototype, 'find').mockImplementation(async function (
      this: FileStore,
      one,
    ) {
      asked += 1;
      if (asked === 40) onAllAsked();
      await allAsked;
      return find.call(this, one);
    });
    onTestFinished(() => finding.mockRestore());
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => server.request('GET', `/storage/96/${name(index)}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const whole = answers.filter(({ headers }) => headers['content-type'] === 'image/png');
    expect(whole).toHaveLength(10);
    for (const { headers } of whole) expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('is resized even if its name, an old one, lacks the size', async () => {
    const address = await portrait();
    const [path] = onDisk(address);
    const old = address.replace('-800x600', '');
    renameSync(path!, path!.replace('-800x600', ''));
    const { status, raw } = await server.request('GET', atWidth(old, 96));
    expect([status, (await sharp(raw).metadata()).width]).toEqual([200, 96]);
  });

  it('is removed in all sizes', async () => {
    const address = await portrait();
    await server.request('GET', atWidth(address, 96));
    await server.request('GET', atWidth(address, 384));
    expect(onDisk(address)).toHaveLength(3);
    await portrait(10, 10);
    expect(onDisk(address)).toEqual([]);
    expect((await server.request('GET', atWidth(address, 96))).status).toBe(404);
  });

  it('is swept in all sizes once no row references it', async () => {
    const address = await portrait();
    await server.request('GET', atWidth(address, 96));
    const storageName = address.split('/').at(-1);
    const file = sql`(select id from files where storage_name = ${storageName})`;
    await server.db.execute(sql`delete from candidate_files where file_id in ${file}`);
    await server.db.execute(sql`delete from files where id in ${file}`);
    for (const path of onDisk(address)) utimesSync(path, 0, 0);
    await new FileStore(server).sweep(server.db);
    expect(onDisk(address)).toEqual([]);
  });
});
