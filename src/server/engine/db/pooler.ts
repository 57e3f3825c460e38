import { Client } from 'pg';

/** A statement timeout that nobody sets by chance, in milliseconds. */
const ASKED = 29_989;

/**
 * Whether this address leads to a pooler that shares connections by transaction (PgBouncer), which refuses or
 * drops a session's settings. False while nothing answers.
 *
 * @throws Error when statements of such a pooler have no time limit
 */
export async function isPooled(url: string): Promise<boolean> {
  const limit = await statementTimeout(url, ASKED);
  if (limit === null || limit === ASKED) return false;
  const own = limit === 'refused' ? await statementTimeout(url) : limit;
  if (own === 0)
    throw new Error(
      `DATABASE_URL leads to a pooler whose statements may run for ever. Add connect_query = 'set statement_timeout to 30000' to its database.`,
    );
  return true;
}

/** The timeout in force when this one is asked for; null: nothing answers. */
async function statementTimeout(url: string, asked?: number): Promise<number | 'refused' | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: asked,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: number }>(
      `select setting::int as limit from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]!.limit;
  } catch (error) {
    return /unsupported startup parameter/i.test((error as Error).message) ? 'refused' : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
