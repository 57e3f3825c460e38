import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { objectStore } from '../../../testing/store/object-store.ts';
import { fileBucket } from './file-bucket.ts';
import { fileFolder } from './file-folder.ts';
import { MissingBucket, type StoreBackend, StoreUnavailable } from './store-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'marketplace-place-'));
const store = await objectStore();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await store.close();
});

const [PAST, FUTURE] = [new Date(0), new Date(8.64e15)];
const upload = (content: string) => {
  const path = join(folder, 'waiting');
  writeFileSync(path, content);
  return path;
};
const namesIn = async (place: StoreBackend, kind: 'public' | 'private', moment = FUTURE) => {
  const names: string[] = [];
  for await (const part of place.olderThan(kind, moment)) names.push(...part);
  return names.sort();
};

describe.each<[string, () => StoreBackend]>([
  ['a folder', () => fileFolder(join(folder, 'files'))],
  ['an S3-compatible store', () => fileBucket(store.url)],
])('%s', (_, open) => {
  const place = open();

  it('stores a file whole and removes the original', async () => {
    const path = upload('content');
    await place.put('private', 'a-1.pdf', path);
    expect(existsSync(path)).toBe(false);
    const found = (await place.find('private', 'a-1.pdf'))!;
    expect([found.bytes, await text(await found.content())]).toEqual([7, 'content']);
  });

  it('stores empty and large files', async () => {
    const large = 'x'.repeat(3_000_000);
    await place.put('private', 'large.pdf', upload(large));
    expect(await text(await (await place.find('private', 'large.pdf'))!.content())).toBe(large);
    await place.remove('private', ['large.pdf']);
  });

  it('finds no unknown file, and no file of the other visibility', async () => {
    expect(await place.find('private', 'none.pdf')).toBeNull();
    expect(await place.find('public', 'a-1.pdf')).toBeNull();
  });

  it('lists names by age', async () => {
    await place.put('private', 'b_2.pdf', upload('other'));
    await place.put('public', 'c.png', upload('picture'));
    expect(await namesIn(place, 'private')).toEqual(['a-1.pdf', 'b_2.pdf']);
    expect(await namesIn(place, 'private', PAST)).toEqual([]);
    expect(await namesIn(place, 'public')).toEqual(['c.png']);
  });

  it('removes files and ignores missing ones', async () => {
    await place.remove('private', ['a-1.pdf', 'gone.pdf']);
    await place.remove('private', ['a-1.pdf']);
    expect(await namesIn(place, 'private')).toEqual(['b_2.pdf']);
  });

  it('keeps its site’s mark apart from its files', async () => {
    expect(await place.mark()).toBeNull();
    await place.setMark('one');
    await place.setMark('other');
    expect(await place.mark()).toBe('other');
    expect(await namesIn(place, 'private')).toEqual(['b_2.pdf']);
  });
});

/** A store that answers as a test dictates. */
const storeThat = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://key:secret@127.0.0.1:${typeof address === 'object' ? address!.port : 0}/bucket`;
};

describe('an S3 store that', () => {
  const put = (url: string) => fileBucket(url).put('private', 'a.pdf', upload('content'));

  it('cannot be reached is reported as unavailable, and the file stays where it was', async () => {
    await expect(put('http://key:secret@127.0.0.1:1/bucket')).rejects.toThrow(StoreUnavailable);
    expect(readFileSync(join(folder, 'waiting'), 'utf8')).toBe('content');
  });

  it('starts to answer in time may take longer for the rest, and so may a slow reader', async () => {
    // A busy machine needs a moment for the start of an answer, too.
    const patience = 2_000;
    const { promise: isLate, resolve: onLate } = Promise.withResolvers<void>();
    const url = await storeThat((request, response) => {
      response.setHeader('content-length', 7);
      if (request.method === 'HEAD') return response.end();
      response.write('con');
      return isLate.then(() => response.end('tent'));
    });
    const content = await (await fileBucket(url, patience).find('private', 'a.pdf'))!.content();
    AbortSignal.timeout(1.2 * patience).addEventListener('abort', () => onLate());
    expect(await text(content)).toBe('content');
  });

  it('never starts to answer is reported as unavailable', async () => {
    const url = await storeThat(() => undefined);
    await expect(fileBucket(url, 50).find('private', 'a.pdf')).rejects.toThrow(StoreUnavailable);
  });

  it('fails to delete one of several files is reported as unavailable', async () => {
    const url = await storeThat((_, response) =>
      response.end(
        '<DeleteResult><Deleted><Key>private/a.pdf</Key></Deleted><Error><Key>private/b.pdf</Key><Code>AccessDenied</Code></Error></DeleteResult>',
      ),
    );
    await fileBucket(url).remove('private', ['a.pdf']);
    await expect(fileBucket(url).remove('private', ['a.pdf', 'b.pdf'])).rejects.toThrow(StoreUnavailable);
  });

  it('contains an object for the folder itself lists only the names in it', async () => {
    const object = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified><Size>0</Size></Contents>`;
    const url = await storeThat((_, response) =>
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${object('private/')}${object('private/a.pdf')}</ListBucketResult>`,
      ),
    );
    expect(await namesIn(fileBucket(url), 'private')).toEqual(['a.pdf']);
  });

  it('lacks the bucket is not mistaken for an empty one', async () => {
    const lacking = fileBucket(store.url.replace('/marketplace/', '/misspelt/'));
    await expect(lacking.mark()).rejects.toThrow(MissingBucket);
    await expect(lacking.mark()).rejects.toThrow('the bucket "misspelt", which is not there');
    await expect(namesIn(lacking, 'private')).rejects.toThrow(StoreUnavailable);
  });

  it('rejects the key is reported as unavailable, not as empty', async () => {
    const stranger = fileBucket(store.url.replace('S3RVER:S3RVER', 'NOBODY:S3RVER'));
    await expect(stranger.find('private', 'b_2.pdf')).rejects.toThrow(StoreUnavailable);
    await expect(namesIn(stranger, 'private')).rejects.toThrow(StoreUnavailable);
  });
});
