import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '../../../language/run/value/durations.ts';
import type { Context } from '../../engine/http/handler.ts';
import { limitCalls } from '../../engine/http/limits/limit-calls.ts';
import { countCall, countCallsQueued, type RateWindow } from '../../engine/http/limits/rate-limit-queries.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { CODE_MINUTES, NEXT_CODE_SECONDS } from './lifetimes.ts';

/** How often something may be tried from one network or for one account. Attempts of one network never affect another. */
export const LIMITS = {
  /** Failures: a success is given back. Used by the operation `login`, and wherever a password is asked for again. */
  signIn: { limit: 10, per: MINUTE },
  passkey: { limit: 30, per: MINUTE },
  register: { limit: 20, per: MINUTE },
  verify: { limit: 30, per: MINUTE },
  resend: { limit: 20, per: MINUTE },
  forgot: { limit: 20, per: MINUTE },
  reset: { limit: 20, per: MINUTE },
  contact: { limit: 10, per: MINUTE },
  changeEmail: { limit: 10, per: HOUR },
  emailLink: { limit: 20, per: MINUTE },
  /** What visitors fill in, of all kinds of records together. */
  record: { limit: 10, per: HOUR },
  report: { limit: 10, per: MINUTE },
  /** Opening and answering a referee's link. */
  reference: { limit: 20, per: MINUTE },
  /** Mails to addresses that are not known to be the caller's, of all kinds together. */
  mail: { limit: 200, per: DAY },
} as const;

/** Tries of one code, from one network and in all. Not scaled: they are what makes 6 digits enough. */
const CODE_TRIES = { network: 5, all: 50, per: CODE_MINUTES * MINUTE };
/**
 * Mails with a code or a link to one address: for each requester, and in all. The first few of each requester do not
 * count in the total, so that an owner always gets some, however many strangers have requested them.
 */
const MAILS = {
  pause: { limit: 1, per: NEXT_CODE_SECONDS * SECOND },
  asker: { limit: 10, per: DAY },
  floor: 2,
  all: { limit: 30, per: DAY },
};

/** The limit of one network, before it is scaled. */
export function networkWindow(what: keyof typeof LIMITS, address: string): RateWindow {
  return { key: `${what}:address:${address}`, ...LIMITS[what] };
}

type Ask = Pick<Context, 'db' | 'clock' | 'settings' | 'address'>;

/** Hashed, so that the tables are not lists of e-mail and network addresses. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
export const accountKey = (email: string): string => hashed(email.trim().toLowerCase());
/** A network's stored form. */
export const networkKey = hashed;

/**
 * Counts an attempt for the caller's network and, with a session, for the account; returns the counters' keys, for
 * callers that give the attempt back.
 */
export async function countAttempt(
  context: Ask,
  what: keyof typeof LIMITS,
  signedIn?: { id: number },
): Promise<string[]> {
  const ofAccount = { key: `${what}:user:${signedIn?.id}`, ...LIMITS[what] };
  const windows = [networkWindow(what, context.address), ...(signedIn ? [ofAccount] : [])];
  await countAttemptIn(context, windows);
  return windows.map(({ key }) => key);
}

/** Counts an attempt of the caller's network under several limits, up to the first that refuses it. */
export const countAttemptOf = (context: Ask, ...limits: (keyof typeof LIMITS)[]): Promise<void> =>
  countAttemptIn(
    context,
    limits.map((what) => networkWindow(what, context.address)),
  );

async function countAttemptIn(context: Ask, windows: readonly RateWindow[]): Promise<void> {
  const refusal = (wait: number) => coded('account.too_many_attempts', { time: formatWait(wait) });
  await limitCalls(
    context,
    windows.map((window) => ({ ...window, refusal })),
    { queued: true },
  );
}

/**
 * Returns the limits of tries of an address's codes: those of one network, which start anew with a fresh code, and
 * those of all.
 */
export function codeAttemptLimits(
  email: string,
  network: string,
): { ofNetwork: RateWindow; all: RateWindow } {
  const key = `code-tries:${accountKey(email)}`;
  const { network: perNetwork, all, per } = CODE_TRIES;
  return {
    ofNetwork: { key: `${key}:${networkKey(network)}`, limit: perNetwork, per },
    all: { key, limit: all, per },
  };
}

/**
 * Whether a mail of this kind may be sent now; otherwise the seconds to wait. The same whether the address has an
 * account. `askerKey` distinguishes the requester
 * from others of the network, such as by a registration of this browser.
 */
export async function waitForMail(
  { db, clock, settings, address }: Ask,
  kind: 'code' | 'reset' | 'email',
  email: string,
  { withPause, askerKey }: { withPause: boolean; askerKey?: string },
): Promise<{ allowed: boolean; wait: number }> {
  const scale = settings.rateLimitScale;
  const { pause, asker, floor, all } = MAILS;
  const key = `mail-${kind}:${accountKey(email)}`;
  const asking = `${key}:${networkKey(askerKey ?? address)}`;
  const ofNetwork = networkWindow('mail', address);
  const windows = [
    // Counted in any case, for mails that do keep the pause.
    {
      key: `${asking}:pause`,
      limit: withPause ? pause.limit * scale : Number.POSITIVE_INFINITY,
      per: pause.per,
    },
    { ...ofNetwork, limit: ofNetwork.limit * scale },
    { key: `${asking}:day`, limit: asker.limit * scale, per: asker.per },
  ];
  const asked = (await countCallsQueued(db, windows, clock())).at(-1)!;
  if (!asked.allowed || asked.count <= floor) return asked;
  return countCall(db, { key: `${key}:day`, limit: all.limit * scale, per: all.per }, clock());
}

/** Formats a duration: 45 seconds, 2 minutes, 3 hours. */
export function formatWait(seconds: number): string {
  const [size, unit] =
    seconds < 90
      ? [1, 'account.seconds' as const]
      : seconds < 5400
        ? [60, 'account.minutes' as const]
        : [3600, 'account.hours' as const];
  return say(unit, { n: Math.ceil(seconds / size) });
}
