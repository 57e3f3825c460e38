import type { Settings } from '../../../engine/http/handler.ts';
import { say } from '../../../engine/messages/say.ts';

/** The site's identity for passkeys: what they are bound to, and the origin where they work. */
export type RelyingParty = { name: string; id: string; origin: string };

/**
 * From the configured public URL, never from the request. Browsers bind passkeys to names, not to IP
 * addresses, so a local server is `localhost`.
 */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { name: say('passkey.site'), id: url.hostname, origin: url.origin };
}
