import words from '../../../data/password-words.json' with { type: 'json' };
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { breachedPasswords, type IsBreached, type Warnings } from './breached-passwords.ts';

/** The number of most common passwords that are refused; the shortest are refused anyway. */
const MOST = 10_000;
const SHORTEST = 6;

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use: the list is large, and many servers never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((one) => one.length >= SHORTEST).slice(0, MOST)),
  );
  return list;
}

/** Ignores case, because guessers try variants. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}

/** The site's own words in sequence, with anything but letters between and around them. */
const CONTEXT = new RegExp(`^(?:${words.join('|')})+$`);

export const isSiteName = (password: string): boolean =>
  CONTEXT.test(password.toLowerCase().replace(/[^\p{L}]/gu, ''));

/** The operator's rules for new passwords: `PASSWORD_BLOCKLIST`, `PASSWORD_BREACHES_URL`. */
export type PasswordRules = { passwordBlocklist: boolean; isBreached?: IsBreached | null };

/** The rules from the configuration. */
export function passwordRules(
  {
    passwordBlocklist = false,
    passwordBreachesUrl = null,
  }: { passwordBlocklist?: boolean; passwordBreachesUrl?: string | null },
  log: Warnings,
): PasswordRules {
  const isBreached = passwordBreachesUrl === null ? null : breachedPasswords(passwordBreachesUrl, log);
  return { passwordBlocklist, isBreached };
}

const TEXTS = {
  common: 'account.common_password',
  context: 'account.guessable_password',
  breached: 'account.breached_password',
} as const;

/** Explains why a new password is refused, if it is. */
export async function refusalReason(
  { passwordBlocklist, isBreached }: PasswordRules,
  password: string,
): Promise<keyof typeof TEXTS | null> {
  if (passwordBlocklist && (await isCommonPassword(password))) return 'common';
  if (passwordBlocklist && isSiteName(password)) return 'context';
  return (await isBreached?.(password)) ? 'breached' : null;
}

/**
 * Checks a new password, if the operator wants it.
 *
 * @throws Refusal 422 on the field
 */
export async function refuseUnsafePassword(rules: PasswordRules, password: string): Promise<void> {
  const fault = await refusalReason(rules, password);
  if (fault) throw Refusal.ofFields({ password: [coded(TEXTS[fault])] });
}
