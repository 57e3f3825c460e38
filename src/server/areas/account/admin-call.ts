import type { Db } from '../../engine/db/connect.ts';
import { withoutSetting } from '../../engine/db/with-setting.ts';

/** The setting's name in the database: `note_admin_change()` of its migrations. */
export const ADMIN_CALL = 'marketplace.admin_call';

/** Makes changes whose values must not be recorded: the audit log would keep the previous ones. */
export const withoutAuditLog = (tx: Db, work: () => Promise<void>): Promise<void> =>
  withoutSetting(tx, ADMIN_CALL, work);
