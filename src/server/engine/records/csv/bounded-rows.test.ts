import { describe, expect, it } from 'vitest';
import { batchesByCursor, batchOfAll } from './bounded-rows.ts';

const MANY = Array.from({ length: 3_000 }, (_, at) => at);

describe('the rows of an export', () => {
  it('are read in batches on demand, and not at all if there are too many', async () => {
    const asked: number[] = [];
    const search = async ({
      per_page,
      after,
    }: {
      per_page: number;
      after?: { place: readonly string[] };
    }) => {
      const from = after ? Number(after.place[0]) + 1 : 0;
      asked.push(per_page);
      const rows = MANY.slice(from, from + per_page);
      const last = from + per_page < MANY.length ? [String(rows.at(-1))] : null;
      return { rows, last, total: { rows: MANY.length, isCapped: false } };
    };
    const batches = await batchesByCursor([], search);
    expect(asked).toEqual([500]);
    expect((await batches.next()).value).toEqual(MANY.slice(0, 500));
    expect(asked).toEqual([500]);
    expect((await Array.fromAsync(batches)).flat()).toEqual(MANY.slice(500));
    expect(asked).toEqual([500, 500, 500, 500, 500, 500]);
    asked.length = 0;
    await expect(batchesByCursor([], search, 700)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('700'),
    });
    expect(asked).toEqual([500]);
  });

  it('are not read if there are more than a list counts, and too many', async () => {
    const search = async ({ page, per_page }: { page: number; per_page: number }) => {
      const rows = MANY.slice((page - 1) * per_page, page * per_page);
      return { rows, last: null, total: { rows: 1_000, isCapped: true } };
    };
    await expect(batchesByCursor([], search, 2_999)).rejects.toMatchObject({ status: 400 });
    expect((await Array.fromAsync(await batchesByCursor([], search, 3_000))).flat()).toHaveLength(500);
  });

  it('are read in one batch after counting where the list has no positions', async () => {
    const asked: number[] = [];
    const search = async ({ per_page }: { per_page: number }) => {
      asked.push(per_page);
      const rows = MANY.slice(0, per_page);
      return { rows, last: null, total: { rows: MANY.length, isCapped: false } };
    };
    expect(await Array.fromAsync(await batchOfAll(search))).toEqual([MANY]);
    expect(asked).toEqual([500, 20_000]);
    asked.length = 0;
    await expect(batchOfAll(search, 2_999)).rejects.toMatchObject({ status: 400 });
    expect(asked).toEqual([500]);
  });
});
