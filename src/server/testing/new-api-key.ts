import { insertKey } from '../areas/account/api-key/api-key-queries.ts';
import { newSecret } from '../areas/account/api-key/secret.ts';
import { ROLE } from '../areas/account/user-queries.ts';
import type { TestServer } from './test-server.ts';

type Maker = { user: { id: number }; role?: keyof typeof ROLE; school_id?: number | null };

/** Stores an API key; returns its id and its secret. */
export async function newApiKey(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { user, role = 'School', school_id = null }: Maker,
  scopes: string[] = [],
  ends_on: string | null = null,
): Promise<{ id: number; secret: string }> {
  const { secret, stored } = newSecret();
  const { api_key_id } = await insertKey(db, {
    ...stored,
    user_id: user.id,
    role_id: ROLE[role],
    school_id,
    name: 'Applicant system',
    scopes,
    ends_on,
    created_at: clock.now(),
  });
  return { id: api_key_id, secret };
}
