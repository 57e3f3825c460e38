import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import { newCandidate, pdf, png, updateCandidate } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

/** The number of bytes that streams can write before the disk is full. */
let room = Number.POSITIVE_INFINITY;
const { createWriteStream, write } = fs;
const noRoom = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
const limited = {
  ...fs,
  write: (...args: [number, Buffer, number, number, number | null, (error: Error | null) => void]) => {
    room -= args[3];
    if (room < 0) args[5](noRoom());
    else write(...args);
  },
};
const onSmallDisk = (path: string, options: object) => createWriteStream(path, { ...options, fs: limited });
Object.assign(fs, { createWriteStream: onSmallDisk });
syncBuiltinESMExports();
afterAll(() => {
  Object.assign(fs, { createWriteStream });
  syncBuiltinESMExports();
});

const { server, sara } = await withServer({ sara: newCandidate });
const update = (fields: Record<string, unknown>) => updateCandidate(server, sara, fields);

it('answers 503 to an upload while the disk is full, stores nothing, and accepts it once there is space', async () => {
  const before = server.storedFiles();
  // The first file fits, the second does not.
  room = png().size;
  const { status, headers, body } = await update({
    designation: 'Head',
    candidate_picture: png(),
    candidate_cv: pdf('mine.pdf'),
  });
  expect({ status, retry: headers['retry-after'], ok: body.status }).toEqual({
    status: 503,
    retry: '60',
    ok: false,
  });
  expect(server.storedFiles()).toEqual(before);

  room = Number.POSITIVE_INFINITY;
  const taken = await update({ candidate_picture: png(), candidate_cv: pdf('mine.pdf') });
  expect(taken.status).toBe(200);
  expect(taken.body.data).toMatchObject({ candidate_cv: expect.stringMatching(/mine\.pdf$/) });
  expect(taken.body.data.designation).not.toBe('Head');
});
