import { describe, expect, it } from 'vitest';
import { asForm, newCandidate, pdf, png } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara } = await withServer({ sara: newCandidate });

type Fields = Record<string, unknown>;
const path = (id: number) => `/api/candidate/${id}`;
const read = async (id: number, token: string) =>
  (await server.request('GET', path(id), { token })).body.data;
const put = (id: number, token: string, json: Fields) => server.request('PUT', path(id), { token, json });

describe('photo and cover', () => {
  const save = (fields: Fields) =>
    server.request('POST', path(sara.id), { token: sara.token, form: asForm(fields) });

  it('are uploaded when new; the URL of the stored one keeps it', async () => {
    const first = (await save({ candidate_picture: png(), candidate_cover: png('cover.png') })).body.data;
    expect(first.candidate_cover).toMatch(/^\/storage\/[\w-]+\.png$/);
    const files = server.storedFiles();
    const kept = await save({
      candidate_picture: first.candidate_picture,
      candidate_cover: `https://jobs.example${first.candidate_cover}`,
      current_city: 'Salalah',
    });
    expect(kept.body.data).toMatchObject({
      candidate_picture: first.candidate_picture,
      candidate_cover: first.candidate_cover,
      current_city: 'Salalah',
    });
    const json = { candidate_picture: first.candidate_picture, candidate_cover: null };
    const { body } = await put(sara.id, sara.token, json);
    expect(body.data).toMatchObject({ ...json, candidate_cover: null });
    expect(server.storedFiles()).toHaveLength(files.length - 1);
  });

  it('of somebody else cannot be claimed by URL', async () => {
    const other = await newCandidate(server, { candidate_picture: png() });
    const { candidate_picture } = await read(other.id, other.token);
    const before = await read(sara.id, sara.token);
    const { body } = await save({ candidate_picture });
    expect(body.data.candidate_picture).toBe(before.candidate_picture);
  });

  it('are refused when not a picture or too large', async () => {
    const texts = { candidate_picture: ['Only JPG, PNG, or GIF files are allowed'] };
    expect((await save({ candidate_picture: 'my face' })).body.errors).toEqual(texts);
    expect((await save({ candidate_picture: pdf('face.png') })).body.errors).toEqual(texts);
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    const answer = await save({ candidate_cover: large });
    expect(answer).toMatchObject({
      status: 413,
      body: { errors: { candidate_cover: ['File size must be less than 2MB'] } },
    });
  });
});
