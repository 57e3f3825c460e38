import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { accompanied, plainOf } from './accompanied.ts';
import { database } from './connect.ts';
import { inOneStatement } from './one-statement.ts';

/** A database whose statements fail with this code, and how many it was sent. */
function failing(code: string) {
  const sent: string[] = [];
  const query = async ({ text }: { text: string }) => {
    sent.push(text);
    throw Object.assign(new Error('It failed.'), { code });
  };
  return { db: database({ query, options: {} } as unknown as Pool), sent };
}

describe('a database whose first statement takes a read along', () => {
  it('retries a statement after a conflict as often as the database does', async () => {
    const { db, sent } = failing('40001');
    const { db: own } = accompanied(db, async () => null);
    await expect(own.execute(sql`select 1`)).rejects.toThrow();
    expect(sent).toEqual(Array(4).fill('select 1'));
  });

  it('is told apart from the one without the read, also within a common statement', async () => {
    const { db } = failing('');
    const { db: own } = accompanied(db, async () => null);
    expect(plainOf(own)).toBe(db);
    expect(plainOf(db)).toBe(db);
    await inOneStatement(own, (one) => [expect(plainOf(one)).toBe(db)]);
  });

  it('writes nothing after the read has failed', async () => {
    const { db, sent } = failing('');
    const { db: own, done } = accompanied(db, () => Promise.reject(new Error('The session has ended.')));
    const ended = 'The session has ended.';
    await expect(own.transaction(async () => null)).rejects.toThrow(ended);
    await expect(own.execute(sql`delete from users`)).rejects.toMatchObject({ cause: { message: ended } });
    await expect(done).rejects.toThrow(ended);
    expect(sent).toEqual([]);
  });
});
