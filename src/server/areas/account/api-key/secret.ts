import { KEY_PREFIX } from '../../../engine/http/session-user.ts';
import { newToken, tokenHash } from '../token.ts';

/** How many characters of the random part are stored, to tell keys apart: 24 of its 256 bits. */
const SHOWN = 4;

/** A new secret, and what the database stores of it. */
export function newSecret(): { secret: string; stored: { token_hash: Buffer; starts_with: string } } {
  const secret = KEY_PREFIX + newToken();
  return {
    secret,
    stored: { token_hash: tokenHash(secret), starts_with: secret.slice(0, KEY_PREFIX.length + SHOWN) },
  };
}
