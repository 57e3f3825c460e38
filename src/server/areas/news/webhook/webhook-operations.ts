import { events } from '../../../../../generated/events.ts';
import { HOUR } from '../../../../language/run/value/durations.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Body, Context, Handlers } from '../../../engine/http/handler.ts';
import { addressFault } from '../../../engine/http/outbound/post-outside.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import {
  changeWebhook,
  type Delivery,
  deleteWebhook,
  deliveryList,
  findDelivery,
  findWebhook,
  insertTest,
  insertWebhook,
  type ListedWebhook,
  lockWebhooks,
  replaceWebhookSecret,
  replay,
  webhooksOf,
} from './webhook-queries.ts';
import { newWebhookSecret } from './webhook-signature.ts';
import { attempt, mayBeLocal } from './webhook-worker.ts';

/** More receivers than anybody runs. */
export const WEBHOOKS_AT_MOST = 10;
/** Hours for which a replaced secret signs if nothing else is asked for. */
const OVERLAP = 24;

/** The events that the documents in `schemas/events` tell webhooks of. */
export const WEBHOOK_EVENTS: ReadonlySet<string> = new Set(
  Object.values(events).flatMap(({ webhook }) => webhook ?? []),
);

type Changing = 'createWebhook' | 'updateWebhook';

export const webhookOperations = {
  async listWebhooks(_call, { db, user }) {
    return { data: (await webhooksOf(db, user)).map((one) => presentWebhook(one, user)) };
  },

  async createWebhook(call, context) {
    const { db, user, clock } = context;
    const { url, event_types } = await call.body();
    refuseUnusable({ url, event_types }, context);
    const secret = newWebhookSecret();
    const made = await db.transaction(async (tx) => {
      if ((await lockWebhooks(tx, user)) >= WEBHOOKS_AT_MOST)
        throw new Refusal(409, coded('webhook.too_many', { limit: WEBHOOKS_AT_MOST }));
      return insertWebhook(tx, {
        user_id: user.id,
        role_id: user.role_id,
        school_id: user.school_id,
        url,
        event_types: [...event_types],
        secret,
        created_at: clock(),
      });
    });
    return { data: { secret, webhook: presentWebhook({ ...made, made_by: user.full_name }, user) } };
  },

  async updateWebhook(call, context) {
    const { db, user } = context;
    const body = await call.body();
    refuseUnusable(body, context);
    const { url, event_types, is_active } = body;
    const stopped = is_active ? null : ('paused' as const);
    const changed = await db.transaction((tx) =>
      changeWebhook(tx, call.record.webhook_id, {
        url: url ?? call.record.url,
        ...(event_types && { event_types: [...event_types] }),
        ...(typeof is_active === 'boolean' && { stopped, failing_since: null }),
      }),
    );
    if (!changed) throw Refusal.notFound('webhook');
    const [shown] = (await webhooksOf(db, user)).filter(
      ({ webhook_id }) => webhook_id === changed.webhook_id,
    );
    if (!shown) throw Refusal.notFound('webhook');
    return { data: presentWebhook(shown, user) };
  },

  async deleteWebhook(call, { db }) {
    if (!(await deleteWebhook(db, call.record.webhook_id))) throw Refusal.notFound('webhook');
    return { data: null };
  },

  async rotateWebhook(call, { db, user, clock }) {
    const { overlap } = await call.body();
    const hours = overlap ?? OVERLAP;
    const until = hours > 0 ? new Date(clock().getTime() + hours * HOUR) : null;
    const secret = newWebhookSecret();
    const rotated = await replaceWebhookSecret(db, call.record.webhook_id, secret, until);
    if (!rotated) throw Refusal.notFound('webhook');
    return { data: { secret, webhook: presentWebhook({ ...rotated, made_by: user.full_name }, user) } };
  },

  async testWebhook(call, { db, mail, settings, clock }) {
    refuseStopped(call.record);
    const { webhook_id, school_id } = call.record;
    const data = school_id === null ? {} : { school_id };
    const delivery = await insertTest(db, webhook_id, 'webhook.test', data);
    await attempt({ db, posting: { mail, settings }, clock }, call.record, delivery);
    const found = await findDelivery(db, delivery.delivery_id);
    if (!found) throw Refusal.notFound('webhook');
    return {
      message: say(found.delivered_at ? 'webhook.arrived' : 'webhook.not_arrived'),
      data: presentDelivery(found),
    };
  },

  async replayWebhook(call, { db }) {
    const { since } = await call.body();
    refuseStopped(call.record);
    const { webhook_id } = call.record;
    return { data: { count: await replay(db, { webhook_id, since: new Date(since) }) } };
  },

  async listWebhookDeliveries(call, context) {
    const { webhook_id } = call.record;
    const { rows, meta } = await deliveryList.page(call.query, context, { webhook_id });
    return { data: rows.map(({ delivery }) => presentDelivery(delivery)), meta };
  },

  async replayWebhookDelivery(call, { db }) {
    const { delivery_id, webhook_id } = call.record;
    const webhook = await findWebhook(db, webhook_id);
    if (!webhook) throw Refusal.notFound('webhook');
    refuseStopped(webhook);
    await replay(db, { delivery_id });
    return { data: null };
  },
} satisfies Partial<Handlers>;

function refuseStopped({ stopped }: { stopped: unknown }): void {
  if (stopped !== null) throw new Refusal(409, coded('webhook.stopped'));
}

/** What the document of the form cannot say of an address and of events. */
function refuseUnusable(
  { url, event_types }: Partial<Body<Changing>>,
  { user, settings }: Pick<Context<Changing>, 'user' | 'settings'>,
): void {
  const fault = url === undefined ? null : addressFault(url ?? '', mayBeLocal(settings.publicUrl));
  if (fault) throw Refusal.ofFields({ url: [coded(FAULTS[fault])] });
  const isTold = (type: string) =>
    WEBHOOK_EVENTS.has(type) && (user.school_id === null || !type.startsWith('school.'));
  if (event_types && !event_types.every(isTold))
    throw Refusal.ofFields({ event_types: [coded('webhook.foreign_event')] });
}

const FAULTS = {
  unusable: 'webhook.unusable_address',
  insecure: 'webhook.insecure_address',
  private: 'webhook.private_address',
} as const;

const presentWebhook = (webhook: ListedWebhook, user: SessionUser): AnswerSchema<'Webhook'> => ({
  webhook_id: webhook.webhook_id,
  url: webhook.url,
  event_types: webhook.event_types,
  is_own: webhook.user_id === user.id,
  made_by: webhook.made_by,
  created_at: webhook.created_at,
  stopped: webhook.stopped,
  failing_since: webhook.failing_since,
  former_until: webhook.former_until,
});

const presentDelivery = (delivery: Delivery): AnswerSchema<'WebhookDelivery'> => ({
  delivery_id: delivery.delivery_id,
  message_id: delivery.message_id,
  event_type: delivery.event_type,
  data: delivery.data,
  created_at: delivery.created_at,
  state: delivery.delivered_at ? 'delivered' : delivery.due_at ? 'waiting' : 'failed',
  tries: delivery.tries,
  attempted_at: delivery.attempted_at,
  due_at: delivery.due_at,
  status_code: delivery.status_code,
  response: delivery.response,
  error: delivery.error,
});
