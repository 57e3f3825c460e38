import type { Handlers } from '../http/handler.ts';
import { adminListOperations, adminStats } from './admin-lists.ts';
import { application } from './application.ts';
import { apply } from './apply.ts';
import { auth } from './auth.ts';
import { candidate } from './candidate.ts';
import { changePassword } from './change-password.ts';
import { changeVacancy } from './change-vacancy.ts';
import { contact } from './contact.ts';
import { document } from './document.ts';
import { interview } from './interview.ts';
import { invitation } from './invitation.ts';
import { notification } from './notification.ts';
import { promotion } from './promotion.ts';
import { reference } from './reference.ts';
import { saved } from './saved.ts';
import { savedSearch } from './saved-search.ts';
import { school } from './school.ts';
import { statistics } from './statistics.ts';
import { user } from './user.ts';
import { vacancy } from './vacancy.ts';

/** Every operation's handler. An operation without one, or the other way round, does not compile and does not start. */
export const handlers: Handlers = {
  ...adminListOperations,
  ...adminStats,
  ...application,
  ...apply,
  ...auth,
  ...candidate,
  ...changePassword,
  ...changeVacancy,
  ...contact,
  ...document,
  ...interview,
  ...notification,
  ...invitation,
  ...promotion,
  ...reference,
  ...saved,
  ...savedSearch,
  ...school,
  ...statistics,
  ...user,
  ...vacancy,
};
