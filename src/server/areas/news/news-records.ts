import type { RecordsOf } from '../../engine/http/records.ts';
import { findNotification } from './notification/notification-queries.ts';
import { findDelivery, findWebhook } from './webhook/webhook-queries.ts';

/** Finders of this area's records, for the router. */
export const newsRecords = {
  notification: { find: findNotification },
  webhook: { find: findWebhook },
  webhook_delivery: { find: findDelivery },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof newsRecords> {}
}
