import { Pool, type PoolClient } from 'pg';
import type { Recording, Statement } from './recording.ts';

/** As many connections as the product uses (src/server/start/start-server.ts). */
export const POOL_SIZE = 20;

export const poolOf = (url: string) => new Pool({ connectionString: url, max: POOL_SIZE });

/** Runs a call's recorded statements, prepared like the product's; returns the rows of the last one. */
export async function replay(pool: Pool, recording: Recording, varied: number): Promise<unknown[]> {
  let made: unknown;
  let transaction: PoolClient | undefined;
  let rows: unknown[] = [];
  const ask = async (statement: Statement) => {
    const { name, text } = statement;
    if (statement.inTransaction) transaction ??= await pool.connect();
    const client = statement.inTransaction ? transaction! : pool;
    const values = statement.values.map((value) =>
      value.as === 'given' ? value.value : value.as === 'varied' ? varied : made,
    );
    const answer = await client.query({ ...(name && { name }), text, values });
    if (statement.makes) made = Object.values(answer.rows[0])[0];
    if (text === 'commit') {
      transaction!.release();
      transaction = undefined;
    }
    return answer.rows;
  };
  for (const group of recording) rows = (await Promise.all(group.map(ask))).at(-1)!;
  return rows;
}
