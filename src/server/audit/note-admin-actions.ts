import { ROLE } from '../account/user-queries.ts';
import { withSetting } from '../db/with-setting.ts';
import type { NoteCalls, NotedCall } from '../http/note-calls.ts';
import { noteAction } from './audit-queries.ts';

/** What the database calls it: `note_admin_change()` of its migrations. */
const SETTING = 'marketplace.admin_call';

/** What only reads, but is kept by who reads it. */
const TAKES_ALONG = /\/export$/;

/**
 * Notes what Admins do. The database itself notes each row that such a call changes, in the same transaction, whichever
 * operation it is; one that has changed no row is noted once it has succeeded.
 */
export const noteAdminActions =
  (clock: () => Date): NoteCalls =>
  (db, call) => {
    const { route, user, request } = call;
    if (user.role_id !== ROLE.Admin || (route.isRead && !TAKES_ALONG.test(route.path))) return null;
    const action = {
      user_id: user.id,
      operation: route.id,
      summary: route.summary,
      thing: thingOf(call),
      request_id: request.id,
    };
    const at = clock();
    return {
      db: withSetting(db, SETTING, JSON.stringify({ ...action, at })),
      done: () => noteAction(db, { ...action, created_at: at }),
    };
  };

/** `/country/{id}` is about a `country 5`. */
function thingOf({ route, path }: NotedCall): string {
  const [first, second] = route.path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const kind = first === 'admin' && second ? second : first;
  return [kind, ...Object.values(path)].join(' ');
}
