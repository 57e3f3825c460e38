import { Secret, TOTP } from 'otpauth';
import {
  beginFactor,
  enableFactor,
  findSecondFactor,
} from '../areas/account/second-factor/second-factor-queries.ts';
import type { Person, TestServer } from './test-server.ts';

/** Seven digits, because a six-digit code could be right by chance. */
export const WRONG_CODE = '1234567';

/** Gives a user a second factor; the test takes the role of the authenticator app. */
export async function withFactor(
  server: TestServer,
  { user }: Pick<Person, 'user'>,
  recoveryCodes: string[] = [],
): Promise<{ code: () => string }> {
  const secret = 'JBSWY3DPEHPK3PXP';
  const factor = { user_id: user.id, secret, shown_codes: recoveryCodes, begun_in: null };
  await beginFactor(server.db, { ...factor, created_at: server.clock.now() });
  await enableFactor(server.db, (await findSecondFactor(server.db, user.id))!, server.clock.now());
  return {
    // A used code is refused, so each call moves on to the next time step.
    code: () => {
      server.clock.forward(30);
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: server.clock.now().getTime(),
      });
    },
  };
}
