import { expect, it, vi } from 'vitest';
import type { Db } from './connect.ts';
import { type LaterKind, LaterWrites } from './later-writes.ts';

const db = {} as Db;
const GONE = Object.assign(new Error('deleted meanwhile'), { code: '23503', constraint: 'views_user' });
const logger = () => ({ warn: vi.fn() });

it('writes the rows of a kind together', async () => {
  const write = vi.fn(async () => {});
  const views: LaterKind<number> = { write };
  const later = new LaterWrites(db, logger());
  later.note(views, 1);
  later.note(views, 2);
  expect(write).not.toHaveBeenCalled();
  await later.written();
  expect(write.mock.calls).toEqual([[db, [1, 2]]]);
});

it('writes the others one by one when a row cannot be written', async () => {
  const written: number[] = [];
  const views: LaterKind<number> = {
    write: async (_, rows) => {
      if (rows.includes(2)) throw GONE;
      written.push(...rows);
    },
  };
  const log = logger();
  const later = new LaterWrites(db, log);
  for (const row of [1, 2, 3]) later.note(views, row);
  await later.written();
  expect(written).toEqual([1, 3]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('gives up a batch at once when the database does not answer', async () => {
  const write = vi.fn(async () => {
    throw new Error('timeout exceeded when trying to connect');
  });
  const log = logger();
  const later = new LaterWrites(db, log);
  const views: LaterKind<number> = { write };
  for (const row of [1, 2, 3]) later.note(views, row);
  await later.written();
  expect(write).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('writes without being asked once enough rows wait', async () => {
  const write = vi.fn(async () => {});
  const views: LaterKind<number> = { write };
  const later = new LaterWrites(db, logger());
  for (let row = 0; row < 500; row += 1) later.note(views, row);
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
});
