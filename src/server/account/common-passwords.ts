import words from '../data/password-words.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';

/** The number of most common passwords that are refused; the shortest are refused anyway. */
const MOST = 10_000;
const SHORTEST = 6;

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first use: the list is large, and many servers never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((one) => one.length >= SHORTEST).slice(0, MOST)),
  );
  return list;
}

/** Ignores case: guessers try variants, too. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}

/** Words of the site's own subject, one after the other, with anything but letters between and around them. */
const CONTEXT = new RegExp(`^(?:${words.join('|')})+$`);

export const isOfContext = (password: string): boolean =>
  CONTEXT.test(password.toLowerCase().replace(/[^\p{L}]/gu, ''));

/**
 * Checks a new password, if the operator wants it (`PASSWORD_BLOCKLIST`).
 *
 * @throws Refusal 422 on the field
 */
export async function refuseCommonPassword(
  { passwordBlocklist }: { passwordBlocklist: boolean },
  password: string,
): Promise<void> {
  if (!passwordBlocklist) return;
  if (await isCommonPassword(password))
    throw Refusal.ofFields({ password: [say('account.common_password')] });
  if (isOfContext(password)) throw Refusal.ofFields({ password: [say('account.guessable_password')] });
}
