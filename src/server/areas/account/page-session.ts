import { TAG_LENGTH } from '../../../language/run/screen/drawn-page.ts';
import { DAY, SECOND } from '../../../language/run/value/durations.ts';
import type { Context } from '../../engine/http/handler.ts';
import { isApiKey } from '../../engine/http/session-user.ts';
import { SESSION_LONGEST_DAYS } from './lifetimes.ts';

/**
 * The cookie by which a request for a page is known to come from a session. It holds the token without its first
 * characters, which the browser adds as the tag of the session that it has stored: neither is of use alone, so the
 * cookie cannot outlive a sign-out, nor be combined with another session. Only requests for pages read it.
 */
const COOKIE = { name: 'page', isLax: true };

type Cookies = Pick<Context, 'cookies'>;

/** The same answer, which signs a browser in; its pages are then rendered with the user's data. */
export function withPages<T extends { token: string }>({ cookies }: Cookies, answer: T): T {
  const seconds = (SESSION_LONGEST_DAYS * DAY) / SECOND;
  cookies.write({ ...COOKIE, value: answer.token.slice(TAG_LENGTH), seconds });
  return answer;
}

export const withoutPages = ({ cookies }: Cookies): void =>
  cookies.write({ ...COOKIE, value: '', seconds: 0 });

/** The token of the session that a browser names by its tag; null if it has not signed in here. */
export function tokenForPages({ cookies }: Cookies, tag: string): string | null {
  const rest = cookies.read(COOKIE.name);
  if (rest === null || rest === '') return null;
  const token = tag + rest;
  // An API key opens no pages.
  return isApiKey(token) ? null : token;
}
