import { Client, type Pool } from 'pg';

/** The role with which the server connects to its database. */
export async function roleOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]!.role;
}

/**
 * Grants a role reading and writing of all rows, and nothing else: it owns no table, so it cannot alter any.
 * Repeated at each start, because a migration may have created tables.
 */
export async function grantRowAccess(ownerUrl: string, role: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const name = client.escapeIdentifier(role);
    await client.query(`grant usage on schema public to ${name}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await client.query(`grant usage, select, update on all sequences in schema public to ${name}`);
  } finally {
    await client.end();
  }
}
