import { randomBytes } from 'node:crypto';
import { insertPasskey } from '../../areas/account/passkey/passkey-queries.ts';
import type { TestServer } from '../test-server.ts';

/** Stores a passkey without a real device and returns its id. */
export async function newPasskey({ db, clock }: TestServer, userId: number): Promise<number> {
  const made = await insertPasskey(db, {
    user_id: userId,
    name: 'A key',
    credential_id: randomBytes(16),
    public_key: randomBytes(16),
    user_handle: randomBytes(16),
    counter: 0,
    transports: [],
    with_factor: false,
    created_at: clock.now(),
  });
  return made!.passkey_id;
}
