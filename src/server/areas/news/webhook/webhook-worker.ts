import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../engine/db/connect.ts';
import { type OutsidePost, postOutside } from '../../../engine/http/outbound/post-outside.ts';
import { type MailContext, tell } from '../tell.ts';
import {
  claimDeliveries,
  type Delivery,
  dueWebhooks,
  MAX_TRIES,
  markDelivered,
  markUndelivered,
  type Outcome,
  stopWebhook,
  type Webhook,
} from './webhook-queries.ts';
import { signedHeaders } from './webhook-signature.ts';

/** Deliveries to one receiver at once: a slow one holds up only its own. */
const AT_ONCE = 4;

export type WebhookWorker = {
  /** Delivers all that is due. */
  work: () => Promise<void>;
  /** Resolves when the attempts in progress have ended. */
  stop: () => Promise<void>;
};

export type WebhookTools = {
  db: Db;
  posting: MailContext;
  log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock: () => Date;
  resolve?: OutsidePost['resolve'];
};

/** Whether the site itself runs on its developer's machine: then webhooks may lead there, too. */
export const mayBeLocal = (publicUrl: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(publicUrl).hostname);

/**
 * Sends deliveries to webhooks. Each is claimed with a lease, so that it is sent by one process only; a receiver may still get
 * one twice, when the process ends before it notes the answer.
 */
export function webhookWorker(tools: WebhookTools): WebhookWorker {
  const { db, log } = tools;
  const lanes = new Map<number, Promise<void>>();
  let isStopped = false;

  const deliverAll = async (webhook: Webhook) => {
    for (let claimed = AT_ONCE; claimed === AT_ONCE && !isStopped; ) {
      const deliveries = await claimDeliveries(db, webhook.webhook_id, AT_ONCE);
      claimed = deliveries.length;
      await Promise.all(deliveries.map((delivery) => attempt(tools, webhook, delivery)));
    }
  };

  const lane = (webhook: Webhook) => {
    const id = webhook.webhook_id;
    const running =
      lanes.get(id) ??
      deliverAll(webhook)
        .catch((error) => log?.warn({ err: error, webhook: id }, 'a webhook cannot be worked off'))
        .finally(() => lanes.delete(id));
    lanes.set(id, running);
    return running;
  };

  return {
    work: async () => {
      try {
        await Promise.all((await dueWebhooks(db)).map(lane));
      } catch (error) {
        log?.warn({ err: error }, 'due webhooks cannot be read');
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(lanes.values());
    },
  };
}

/** Sends a claimed delivery, and notes what came of it. */
export async function attempt(tools: WebhookTools, webhook: Webhook, delivery: Delivery): Promise<Outcome> {
  const { db, log, posting } = tools;
  const outcome = await send(tools, webhook, delivery);
  const { status_code } = outcome;
  const line = { webhook: webhook.webhook_id, delivery: delivery.delivery_id, status: status_code };
  if (status_code !== null && status_code >= 200 && status_code < 300) {
    await markDelivered(db, delivery, outcome);
    log?.info(line, 'webhook delivered');
    return outcome;
  }
  await markUndelivered(db, delivery, outcome);
  log?.warn({ ...line, tries: delivery.tries, why: outcome.error }, 'webhook not delivered');
  const isGone = status_code === 410;
  if (isGone || delivery.tries >= MAX_TRIES)
    await db.transaction(async (tx) => {
      const stopped = await stopWebhook(tx, webhook.webhook_id, isGone ? 'gone' : 'failing');
      if (!stopped) return;
      const facts = { host: new URL(stopped.webhook.url).host };
      await tell(tx, posting, 'webhook-stopped', { to: { owner: stopped.maker }, facts });
      log?.warn({ webhook: webhook.webhook_id }, 'webhook stopped');
    });
  return outcome;
}

async function send(
  { posting, clock, resolve }: WebhookTools,
  webhook: Webhook,
  { message_id, event_type, created_at, data }: Delivery,
): Promise<Outcome> {
  const at = clock();
  const body = JSON.stringify({ type: event_type, timestamp: created_at.toISOString(), data });
  const { secret, former_secret, former_until } = webhook;
  const former = former_secret !== null && former_until !== null && former_until > at ? [former_secret] : [];
  try {
    const { status, text } = await postOutside({
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Education-Marketplace-Webhooks/1',
        ...signedHeaders({ id: message_id, at, body }, [secret, ...former]),
      },
      body,
      mayBeLocal: mayBeLocal(posting.settings.publicUrl),
      ...(resolve && { resolve }),
    });
    return { status_code: status, response: text, error: null };
  } catch (error) {
    // Node's code, such as ENOTFOUND: programs and people look it up in any language.
    const { code = 'FAILED' } = error as { code?: string };
    return { status_code: null, response: null, error: code };
  }
}
