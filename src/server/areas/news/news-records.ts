import type { RecordsOf } from '../../engine/http/records.ts';
import { findNotification } from './notification/notification-queries.ts';

/** Finders of this area's records, for the router. */
export const newsRecords = {
  notification: { find: findNotification },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof newsRecords> {}
}
