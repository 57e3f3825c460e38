import { ROLE } from '../areas/account/user-queries.ts';
import { webhookDeliveries } from '../areas/news/tables/webhook.ts';
import { insertWebhook } from '../areas/news/webhook/webhook-queries.ts';
import { newWebhookSecret } from '../areas/news/webhook/webhook-signature.ts';
import type { TestServer } from './test-server.ts';

type Maker = { user: { id: number }; role?: keyof typeof ROLE; school_id?: number | null };

/** Stores a webhook with a delivery that was given up; returns their ids. */
export async function newWebhook(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { user, role = 'School', school_id = null }: Maker,
  event_types: string[] = [],
): Promise<{ id: number; delivery: number; secret: string }> {
  const secret = newWebhookSecret();
  const { webhook_id } = await insertWebhook(db, {
    user_id: user.id,
    role_id: ROLE[role],
    school_id,
    // A name that never resolves (RFC 2606).
    url: 'https://hooks.invalid/events',
    event_types,
    secret,
    created_at: clock.now(),
  });
  const [row] = await db
    .insert(webhookDeliveries)
    .values({
      webhook_id,
      message_id: 'msg_1',
      event_type: 'vacancy.closed',
      data: {},
      created_at: clock.now(),
      due_at: null,
    })
    .returning();
  return { id: webhook_id, delivery: row!.delivery_id, secret };
}
