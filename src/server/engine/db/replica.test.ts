import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import type { Db } from './connect.ts';
import { MOST_LAG, ReadsOnly, replicaOf } from './replica.ts';

/** A primary and a standby whose positions a test sets. */
function replicated() {
  const state = {
    now: 0,
    primary: '0/100',
    standby: '0/100' as string | null | Error,
    used: [] as boolean[],
  };
  const release = vi.fn();
  const pool = (ask: () => string | null | Error) =>
    ({
      options: {},
      query: async () => {
        const position = ask();
        if (position instanceof Error) throw position;
        return { rows: [{ position }] };
      },
      connect: async () => ({ query: () => new Promise(() => {}), release }),
      end: async () => {},
    }) as unknown as Pool;
  const standby = pool(() => state.standby);
  const replica = replicaOf({
    db: drizzle(pool(() => state.primary)),
    pools: { members: standby, visitors: standby },
    onState: (isUsed) => state.used.push(isUsed),
    clock: () => state.now,
  });
  return {
    state,
    replica,
    release,
    /** Whether it serves this user after these milliseconds, once the positions have been compared. */
    servesIn: async (milliseconds: number, userId: number | null = null) => {
      state.now += milliseconds;
      replica.serves(userId);
      await turn();
      await turn();
      return replica.serves(userId);
    },
  };
}

it('is not asked before its position is known', () => {
  const { replica } = replicated();
  expect(replica.serves(null)).toBe(false);
});

it('is asked while it lags by less than ten seconds, and again once it has caught up', async () => {
  const { state, servesIn } = replicated();
  expect(await servesIn(0)).toBe(true);
  state.primary = '1/0';
  expect(await servesIn(MOST_LAG - 1_000)).toBe(true);
  expect(await servesIn(2_000)).toBe(false);
  state.standby = '0/FFFFFFFF';
  expect(await servesIn(2_000)).toBe(false);
  state.standby = '1/0';
  expect(await servesIn(2_000)).toBe(true);
  expect(state.used).toEqual([true, false, true]);
});

it('is left alone for five seconds after a failure', async () => {
  const { state, replica, servesIn } = replicated();
  expect(await servesIn(0)).toBe(true);
  replica.leave(new Error('gone'));
  expect(await servesIn(4_000)).toBe(false);
  expect(await servesIn(2_000)).toBe(true);
  state.standby = new Error('gone');
  expect(await servesIn(2_000)).toBe(false);
  expect(await servesIn(4_000)).toBe(false);
});

it('is not asked when its address leads to a primary', async () => {
  const { state, servesIn } = replicated();
  state.standby = null;
  expect(await servesIn(0)).toBe(false);
});

it('does not serve a user whom a change concerns until it must have the change', async () => {
  const { replica, servesIn } = replicated();
  expect(await servesIn(0, 7)).toBe(true);
  replica.changed(7);
  expect([await servesIn(0, 7), await servesIn(0, 8), await servesIn(0)]).toEqual([false, true, true]);
  expect(await servesIn(MOST_LAG + 1, 7)).toBe(true);
  replica.changed(null);
  expect([await servesIn(0, 8), await servesIn(0)]).toEqual([false, true]);
});

it('gives up reads that hang once it is left alone, and closes their connections', async () => {
  const { replica, release } = replicated();
  const read = replica.read(
    'members',
    (db) => db.execute(sql`select 1`),
    (db) => db.execute(sql`select 2`),
  );
  await turn();
  expect(release).not.toHaveBeenCalled();
  replica.leave(new Error('gone'));
  await expect(read).rejects.toThrow('The replica is left alone.');
  expect(release).toHaveBeenCalledExactlyOnceWith(true);
});

it('refuses work that writes or begins a transaction', async () => {
  const { replica, release } = replicated();
  const read = (work: (db: Db) => Promise<unknown>) => replica.read('visitors', async () => null, work);
  await expect(read((db) => db.transaction(async () => {}))).rejects.toThrow(ReadsOnly);
  const written = await read((db) => db.execute(sql`delete from users`)).catch((error) => error);
  expect(written.cause).toBeInstanceOf(ReadsOnly);
  expect(release).toHaveBeenLastCalledWith(false);
});
