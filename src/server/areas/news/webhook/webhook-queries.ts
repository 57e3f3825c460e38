import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { schools } from '../../schools/tables/school.ts';
import { teamMembers } from '../../schools/tables/team.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import type { About } from '../notification/notification-queries.ts';
import { type WebhookStop, webhookDeliveries, webhooks } from '../tables/webhook.ts';

export type Webhook = typeof webhooks.$inferSelect;
export type ListedWebhook = Webhook & { made_by: string };
export type Delivery = typeof webhookDeliveries.$inferSelect;

/** Seconds between the attempts, as Standard Webhooks suggests: ten in three days and three hours. */
export const GAPS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
export const MAX_TRIES = GAPS.length + 1;
/** A webhook is stopped when a delivery is given up and nothing has arrived for as long. */
const FAILING_DAYS = 3;
/** Longer than any attempt takes, so that no other worker claims the delivery meanwhile. */
const LEASE_SECONDS = 60;

/** Whose webhooks a list shows: a school's, or those of all Admins. */
type WebhookOwner = { school_id: number | null };

const ownedBy = ({ school_id }: WebhookOwner) =>
  school_id === null ? isNull(webhooks.school_id) : eq(webhooks.school_id, school_id);

/** Newest first. */
export async function webhooksOf(db: Db, owner: WebhookOwner): Promise<ListedWebhook[]> {
  const rows = await db
    .select({ webhook: webhooks, made_by: users.full_name })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.user_id))
    .where(ownedBy(owner))
    .orderBy(desc(webhooks.webhook_id));
  return rows.map(({ webhook, made_by }) => ({ ...webhook, made_by }));
}

/** Counts an owner's webhooks; none is added until the transaction ends. */
export async function lockWebhooks(tx: Db, owner: WebhookOwner): Promise<number> {
  if (owner.school_id !== null) return lockCount(tx, schools.school_id, webhooks.school_id, owner.school_id);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks of Admins', 0))`);
  return tx.$count(webhooks, ownedBy(owner));
}

export async function findWebhook(db: Db, id: number): Promise<Webhook | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.webhook_id, id));
  return row ?? null;
}

/** A delivery, with those whose webhook it is of. */
export async function findDelivery(
  db: Db,
  id: number,
): Promise<(Delivery & Pick<Webhook, 'user_id' | 'school_id'>) | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, user_id: webhooks.user_id, school_id: webhooks.school_id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.webhook_id, webhookDeliveries.webhook_id))
    .where(eq(webhookDeliveries.delivery_id, id));
  return row ? { ...row.delivery, user_id: row.user_id, school_id: row.school_id } : null;
}

export async function insertWebhook(
  tx: Db,
  webhook: Pick<
    Webhook,
    'user_id' | 'role_id' | 'school_id' | 'url' | 'event_types' | 'secret' | 'created_at'
  >,
): Promise<Webhook> {
  const [row] = await tx.insert(webhooks).values(webhook).returning();
  return row!;
}

/** Null when it is gone. */
export async function changeWebhook(
  tx: Db,
  id: number,
  change: Partial<Pick<Webhook, 'url' | 'event_types' | 'stopped' | 'failing_since'>>,
): Promise<Webhook | null> {
  const [row] = await tx.update(webhooks).set(change).where(eq(webhooks.webhook_id, id)).returning();
  if (row?.stopped) await giveUpWaiting(tx, id);
  return row ?? null;
}

/** Replaces a secret; the former one signs beside it until the given time. Null if the webhook is gone. */
export async function replaceWebhookSecret(
  tx: Db,
  id: number,
  secret: string,
  until: Date | null,
): Promise<Webhook | null> {
  const former_secret = until ? sql`${webhooks.secret}` : null;
  const [row] = await tx
    .update(webhooks)
    .set({ secret, former_secret, former_until: until })
    .where(eq(webhooks.webhook_id, id))
    .returning();
  return row ?? null;
}

/** Null when it was deleted before. */
export async function deleteWebhook(tx: Db, id: number): Promise<Webhook | null> {
  const [row] = await tx.delete(webhooks).where(eq(webhooks.webhook_id, id)).returning();
  return row ?? null;
}

/** Ends the webhooks that an account has made since a given time. */
export async function endWebhooksSince(tx: Db, userId: number, since: Date): Promise<void> {
  await tx.delete(webhooks).where(and(eq(webhooks.user_id, userId), gte(webhooks.created_at, since)));
}

const { delivery_id, webhook_id, created_at, delivered_at, due_at } = webhookDeliveries;

const IN_STATE = {
  delivered: () => isNotNull(delivered_at),
  waiting: () => isNotNull(due_at),
  failed: () => and(isNull(delivered_at), isNull(due_at)),
} as const satisfies Record<string, () => SQL | undefined>;

/** What a webhook was told, newest first. */
export const deliveryList = list('listWebhookDeliveries', {
  table: webhookDeliveries,
  id: delivery_id,
  within: { webhook_id: equals(webhook_id) },
  filters: { state: (state) => IN_STATE[state]() },
  keys: () => [{ by: delivery_id, kind: 'number', descending: true }],
  select: (db, place) => db.select({ delivery: webhookDeliveries, place }).from(webhookDeliveries).$dynamic(),
});

/** What a webhook is told an event is about; the vacancy may be one that the same statement inserts. */
export type HookedAbout = Pick<About, 'application_id' | 'school_id' | 'interview_id' | 'invitation_id'> & {
  vacancy_id?: number | SQL;
};

/**
 * Writes an event's deliveries, as part of a statement with the condition: to the webhooks of its school and of Admins that
 * want it.
 */
export function deliveriesToInsert(
  event_type: string,
  { application_id, interview_id, invitation_id, vacancy_id: vacancy, school_id }: HookedAbout,
  condition: SQL = sql`true`,
): SQL {
  const school =
    school_id === undefined
      ? sql`(select school_id from ${vacancies} where vacancy_id = ${vacancy}::bigint)`
      : sql`${school_id}::bigint`;
  const about = sql`(select ${application_id ?? null}::bigint as application_id, ${vacancy ?? null}::bigint as vacancy_id,
    ${school} as school_id, ${interview_id ?? null}::bigint as interview_id,
    ${invitation_id ?? null}::bigint as invitation_id)`;
  return sql`insert into ${webhookDeliveries} (webhook_id, message_id, event_type, data)
    select w.webhook_id, ${newMessageId}, ${event_type}::text, jsonb_strip_nulls(to_jsonb(about))
    from ${webhooks} w cross join ${about} about
    where (w.school_id = about.school_id or w.school_id is null) and ${event_type}::text = any(w.event_types)
      and w.stopped is null and ${condition}`;
}

const newMessageId = sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`;

/** A delivery that only its own call attempts at first. */
export async function insertTest(tx: Db, id: number, event_type: string, data: object): Promise<Delivery> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      webhook_id: id,
      message_id: newMessageId,
      event_type,
      data: { ...data },
      tries: 1,
      due_at: leased,
      attempted_at: sql`now()`,
    })
    .returning();
  return row!;
}

const leased = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * Makes deliveries due again, with a new series of attempts: one, or all since a time. Those that are waiting anyway, or that
 * a worker holds, are left alone.
 */
export async function replay(
  tx: Db,
  which: { webhook_id: number; since: Date } | { delivery_id: number },
): Promise<number> {
  const chosen =
    'since' in which
      ? and(eq(webhook_id, which.webhook_id), gte(created_at, which.since))
      : eq(delivery_id, which.delivery_id);
  const rows = await tx
    .update(webhookDeliveries)
    .set({ tries: 0, due_at: sql`now()`, delivered_at: null })
    .where(and(chosen, isNull(due_at)))
    .returning({ delivery_id });
  return rows.length;
}

const giveUpWaiting = (tx: Db, id: number) =>
  tx
    .update(webhookDeliveries)
    .set({ due_at: null })
    .where(and(eq(webhook_id, id), isNotNull(due_at)));

/** Whether any delivery is due, for a worker that asks for other work, too. */
export const isAnyDeliveryDue = sql<boolean>`exists (select from ${webhookDeliveries} where ${lte(due_at, sql`now()`)})`;

/** Whether its maker still has the role and the school for which it was made, and neither is suspended. */
const isInForce = and(
  isNull(webhooks.stopped),
  sql`exists (select from ${users} where ${and(
    eq(users.id, webhooks.user_id),
    eq(users.role_id, webhooks.role_id),
    isNull(users.suspended_at),
  )})`,
  or(
    isNull(webhooks.school_id),
    sql`exists (select from ${schools} join ${users} on ${eq(users.id, schools.user_id)} where ${and(
      eq(schools.school_id, webhooks.school_id),
      isNull(users.suspended_at),
      or(
        eq(schools.user_id, webhooks.user_id),
        sql`exists (select from ${teamMembers} where ${and(
          eq(teamMembers.user_id, webhooks.user_id),
          eq(teamMembers.school_id, webhooks.school_id),
        )})`,
      ),
    )})`,
  ),
);

/** The webhooks for which deliveries are due. */
export const dueWebhooks = (db: Db): Promise<Webhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(
      and(
        isInForce,
        sql`exists (select from ${webhookDeliveries} where ${and(
          eq(webhook_id, webhooks.webhook_id),
          lte(due_at, sql`now()`),
        )})`,
      ),
    );

/** Claims due deliveries of a webhook; those of a crashed worker become due again. */
export async function claimDeliveries(db: Db, id: number, count: number): Promise<Delivery[]> {
  const due = db
    .select({ delivery_id })
    .from(webhookDeliveries)
    .where(and(eq(webhook_id, id), lte(due_at, sql`now()`)))
    .orderBy(asc(due_at), asc(delivery_id))
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, due_at: leased, attempted_at: sql`now()` })
    .where(inArray(delivery_id, due))
    .returning();
}

/** What came of an attempt. */
export type Outcome = Pick<Delivery, 'status_code' | 'response' | 'error'>;

/** Notes a success; a delivery that was deleted or replayed meanwhile stays as it is. */
export async function markDelivered(db: Db, { delivery_id: id, webhook_id: of }: Delivery, outcome: Outcome) {
  await db
    .update(webhookDeliveries)
    .set({ ...outcome, delivered_at: sql`now()`, due_at: null })
    .where(eq(delivery_id, id));
  await db
    .update(webhooks)
    .set({ failing_since: null })
    .where(and(eq(webhooks.webhook_id, of), isNotNull(webhooks.failing_since)));
}

/** Notes a failure, and when the next attempt is due. */
export async function markUndelivered(db: Db, delivery: Delivery, outcome: Outcome): Promise<void> {
  const seconds = GAPS[delivery.tries - 1];
  await db
    .update(webhookDeliveries)
    .set({
      ...outcome,
      due_at: seconds === undefined ? null : sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(eq(delivery_id, delivery.delivery_id));
  await db
    .update(webhooks)
    .set({ failing_since: sql`now()` })
    .where(and(eq(webhooks.webhook_id, delivery.webhook_id), isNull(webhooks.failing_since)));
}

/**
 * Stops a webhook whose receiver is gone, or that has failed for days; what waits is given up. Returns its maker, or null if it
 * need not be stopped.
 */
export async function stopWebhook(tx: Db, id: number, why: Exclude<WebhookStop, 'paused'>) {
  const hasFailed = lt(webhooks.failing_since, sql`now() - make_interval(days => ${FAILING_DAYS})`);
  const [row] = await tx
    .update(webhooks)
    .set({ stopped: why })
    .where(
      and(eq(webhooks.webhook_id, id), isNull(webhooks.stopped), why === 'failing' ? hasFailed : undefined),
    )
    .returning();
  if (!row) return null;
  await giveUpWaiting(tx, id);
  const [maker] = await tx
    .select({
      id: users.id,
      user_name: users.user_name,
      full_name: users.full_name,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, row.user_id));
  return maker ? { maker, webhook: row } : null;
}

/** Removes what was told before a given time. */
export async function sweepDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(and(lt(created_at, before), isNull(due_at)));
}
