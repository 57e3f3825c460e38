import words from '../data/password-words.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';

/** So many of the most common ones are refused; what is too short is refused anyway. */
const MOST = 10_000;
const SHORTEST = 6;

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded when it is first asked: the list is large, and many a server never needs it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((one) => one.length >= SHORTEST).slice(0, MOST)),
  );
  return list;
}

/** Whatever its capitals: who guesses tries those, too. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}

/** Words that everybody thinks of here, one behind the other, whatever stands between and around them that is no letter. */
const CONTEXT = new RegExp(`^(?:${words.join('|')})+$`);

export const isOfContext = (password: string): boolean =>
  CONTEXT.test(password.toLowerCase().replace(/[^\p{L}]/gu, ''));

/**
 * For every new password, where the operator wants it (`PASSWORD_BLOCKLIST`).
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
