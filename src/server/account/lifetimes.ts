import { keptFor } from '../retention/retention.ts';

/** How long what is given to a person lasts, and how long one waits for the next. */

/** A mailed code. */
export const CODE_MINUTES = 10;
/** Between two mails with a code, or with a link, to one address; the screen that asks for a code counts it down. */
export const NEXT_CODE_SECONDS = 60;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A mailed link for a new password. */
export const RESET_LINK_MINUTES = keptFor('resets') / MINUTE;
/** A registration that nobody confirms. */
export const REGISTRATION_HOURS = keptFor('registrations') / HOUR;
/** A session that is not used. */
export const SESSION_DAYS = keptFor('sessions') / DAY;
/** The same of an Admin, who sees everybody. */
export const ADMIN_SESSION_HOURS = 12;

/** A session that is used all the time: after so long its person shows the password, or a passkey, again. */
export const SESSION_LONGEST_DAYS = 90;
export const ADMIN_SESSION_LONGEST_DAYS = 7;

export const codeEnd = (now: Date): Date => later(now, CODE_MINUTES * MINUTE);
export const resetLinkEnd = (now: Date): Date => later(now, RESET_LINK_MINUTES * MINUTE);
/** When a session that is used now, and was opened then, ends, if it is not used again. */
export function sessionEnd(now: Date, isAdmin = false, opened = now): Date {
  const unused = later(now, isAdmin ? ADMIN_SESSION_HOURS * HOUR : SESSION_DAYS * DAY);
  const atLast = later(opened, (isAdmin ? ADMIN_SESSION_LONGEST_DAYS : SESSION_LONGEST_DAYS) * DAY);
  return unused < atLast ? unused : atLast;
}
/** When a registration was made at the earliest that may still be confirmed. */
export const registrationsBegin = (now: Date): Date => later(now, -REGISTRATION_HOURS * HOUR);

/** A mailed invitation to work for a school. */
export const TEAM_INVITATION_DAYS = 7;
export const teamInvitationEnd = (now: Date): Date => later(now, TEAM_INVITATION_DAYS * DAY);

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
