import { DAY, HOUR, MINUTE } from '../../../language/run/value/durations.ts';
import { retentionOf } from './retention.ts';

/** Lifetimes of codes, links and sessions, and the pause before the next mail. */

/** The lifetime of a mailed code. */
export const CODE_MINUTES = retentionOf('codes') / MINUTE;
/**
 * The pause between two mails with a code or link to one address; the screen that asks for a code counts it
 * down.
 */
export const NEXT_CODE_SECONDS = 60;

/** The lifetime of a mailed link for a new password. */
export const RESET_LINK_MINUTES = retentionOf('resets') / MINUTE;
/** The lifetime of an unconfirmed registration. */
export const REGISTRATION_HOURS = retentionOf('registrations') / HOUR;
/** The lifetime of an unused session. */
export const SESSION_DAYS = retentionOf('sessions') / DAY;
/** The lifetime of an Admin's unused session, shorter because Admins see everybody's data. */
export const ADMIN_SESSION_HOURS = 12;

/** The maximum lifetime of a session in use: then a password or passkey is needed again. */
export const SESSION_LONGEST_DAYS = 90;
export const ADMIN_SESSION_LONGEST_DAYS = 7;

export const codeEnd = (now: Date): Date => later(now, CODE_MINUTES * MINUTE);
export const resetLinkEnd = (now: Date): Date => later(now, RESET_LINK_MINUTES * MINUTE);
/** When a session opened at `opened` and used now expires, if it is not used again. */
export function sessionEnd(now: Date, isAdmin = false, opened = now): Date {
  const unused = later(now, isAdmin ? ADMIN_SESSION_HOURS * HOUR : SESSION_DAYS * DAY);
  const atLast = later(opened, (isAdmin ? ADMIN_SESSION_LONGEST_DAYS : SESSION_LONGEST_DAYS) * DAY);
  return unused < atLast ? unused : atLast;
}
/** The earliest time of a registration that may still be confirmed. */
export const oldestRegistration = (now: Date): Date => later(now, -REGISTRATION_HOURS * HOUR);

/** The lifetime of a mailed invitation to a school's team. */
export const TEAM_INVITATION_DAYS = 7;
export const teamInvitationEnd = (now: Date): Date => later(now, TEAM_INVITATION_DAYS * DAY);

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
