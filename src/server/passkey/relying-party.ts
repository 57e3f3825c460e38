import type { Settings } from '../http/handler.ts';
import { say } from '../words/say.ts';

/** The site as passkeys know it: what they are bound to, and on which pages they work. */
export type RelyingParty = { name: string; id: string; origin: string };

/**
 * From the public address that is configured, never from what a caller says. A browser binds passkeys to names and not to
 * numbers, so a server on the own machine is `localhost`.
 */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { name: say('passkey.site'), id: url.hostname, origin: url.origin };
}
