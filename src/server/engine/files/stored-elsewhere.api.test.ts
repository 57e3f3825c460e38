import { afterAll, expect, it } from 'vitest';
import { pngOfSize } from '../../testing/files/picture-files.ts';
import { fileOf, newCandidate, PDF, pdf, updateCandidate } from '../../testing/scenario.ts';
import { objectStore } from '../../testing/store/object-store.ts';
import { slowStore } from '../../testing/store/slow-store.ts';
import { testServer } from '../../testing/test-server.ts';
import { fileBucket } from './backend/file-bucket.ts';
import { STORE_SECTIONS } from './backend/store-backend.ts';

const store = await objectStore();
const slow = await slowStore(store.url);
const server = await testServer({ storageUrl: slow.url });
afterAll(async () => {
  await server.close();
  await slow.close();
  await store.close();
});
const objects = async () => {
  const names: string[] = [];
  for (const place of STORE_SECTIONS)
    for await (const part of fileBucket(store.url).olderThan(place, new Date(8.64e15)))
      names.push(...part.map((name) => `${place}/${name}`));
  return names;
};

it('stores files in a remote store, serves private ones to authorised users only, and removes them', async () => {
  const sara = await newCandidate(server);
  const { body } = await updateCandidate(server, sara, {
    candidate_cv: pdf('mine.pdf'),
    candidate_picture: fileOf(pngOfSize(300, 200), 'me.png', 'image/png'),
  });
  const { candidate_cv: cv, candidate_picture: picture } = body.data;
  expect(server.storedFiles()).toEqual([]);

  const read = (address: string, token?: string) => server.request('GET', address, { token });
  expect((await read(cv)).status).toBe(401);
  expect((await read(cv, (await server.signUp('Candidate')).token)).status).toBe(403);
  const mine = await read(cv, sara.token);
  expect([mine.status, mine.raw.length]).toEqual([200, PDF.size]);
  expect(await read(picture)).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
  const small = picture.replace('/storage/', '/storage/96/');
  expect(await read(small)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  expect((await objects()).filter((name) => name.startsWith('sizes/'))).toHaveLength(1);

  const json = { password: 'correct horse' };
  const { status } = await server.request('DELETE', '/api/user/me', { token: sara.token, json });
  expect(status).toBe(200);
  expect(await objects()).toEqual([]);
});

it('answers 503 while the store is unavailable and stores nothing', async () => {
  const away = await testServer({ storageUrl: 'http://key:secret@127.0.0.1:1/bucket' });
  const sara = await newCandidate(away, {}).catch((error: Error) => error);
  expect(String(sara)).toMatch(/503/);
  expect(away.storedFiles()).toEqual([]);
  await away.close();
});

it('blocks no other call while a file is slow to reach the store', async () => {
  const sara = await newCandidate(server);
  const { arrived, release } = slow.hold();
  const uploading = updateCandidate(server, sara, { candidate_cv: pdf('slow.pdf') });
  await arrived;
  const json = { current_city: 'Salalah' };
  const other = await server.request('PUT', `/api/candidate/${sara.id}`, { token: sara.token, json });
  expect([other.status, other.body.data.current_city]).toEqual([200, 'Salalah']);
  release();
  const { candidate_cv: cv } = (await uploading).body.data;
  expect(cv).toMatch(/slow\.pdf$/);
  expect((await server.request('GET', cv, { token: sara.token })).raw).toHaveLength(PDF.size);
});

it('leaves nothing in the store when the call is refused after its upload', async () => {
  const sara = await newCandidate(server);
  const before = await objects();
  const { arrived, release } = slow.hold();
  const uploading = updateCandidate(server, sara, {
    candidate_cv: pdf('lost.pdf'),
    current_city: 'x'.repeat(5000),
  });
  await arrived;
  release();
  expect((await uploading).status).toBe(422);
  expect(await objects()).toEqual(before);
});
