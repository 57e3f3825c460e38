import type { Db } from '../../engine/db/connect.ts';
import { withoutSetting } from '../../engine/db/with-setting.ts';

/** The setting's name in the database: `note_admin_change()` of its migrations. */
export const ADMIN_CALL = 'marketplace.admin_call';

/** Changes what must be forgotten: the log of Admins' actions would keep the former values. */
export const unnoted = (tx: Db, work: () => Promise<void>): Promise<void> =>
  withoutSetting(tx, ADMIN_CALL, work);
