import { eq, or } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import { isLike } from '../../engine/db/folded.ts';
import { anyOf, joinedText, ownText } from '../../engine/db/list-condition.ts';
import { searchedText, users } from '../../engine/db/tables/accounts.ts';
import { list } from '../../engine/records/list-queries.ts';
import { securityEvents } from '../account/tables/security-event.ts';
import { fromDay, throughDay } from '../news/reader-zone-queries.ts';

const actor = alias(users, 'actor');

const withPeople = <Query extends PgSelect>(query: Query) =>
  query
    .leftJoin(users, eq(users.id, securityEvents.user_id))
    .leftJoin(actor, eq(actor.id, securityEvents.by_user_id));

/** A search finds text in a name or an e-mail address, and a whole network or request id. */
export const eventList = list('listSecurityEvents', {
  table: securityEvents,
  id: securityEvents.security_event_id,
  joined: withPeople,
  search: (text) => {
    const sought = text.trim();
    if (sought === '') return undefined;
    const isNamed = isLike(searchedText(users), sought);
    return [
      joinedText(securityEvents.user_id, users.id, isNamed),
      joinedText(securityEvents.by_user_id, users.id, isLike(searchedText(actor), sought), isNamed),
      ownText(eq(securityEvents.address, sought)),
      ownText(eq(securityEvents.request_id, sought)),
    ];
  },
  filters: {
    user_id: (id) => or(eq(securityEvents.user_id, id), eq(securityEvents.by_user_id, id)),
    kind: anyOf(securityEvents.kind),
    outcome: anyOf(securityEvents.outcome),
    happened_from: fromDay(securityEvents.created_at),
    happened_to: throughDay(securityEvents.created_at),
  },
  sorts: { created_at: { by: securityEvents.created_at, kind: 'moment' } },
  select: (db, place) =>
    withPeople(
      db
        .select({
          security_event_id: securityEvents.security_event_id,
          kind: securityEvents.kind,
          outcome: securityEvents.outcome,
          operation: securityEvents.operation,
          user_id: securityEvents.user_id,
          full_name: users.full_name,
          user_name: users.user_name,
          by_user_id: securityEvents.by_user_id,
          by: actor.full_name,
          address: securityEvents.address,
          device: securityEvents.device,
          request_id: securityEvents.request_id,
          created_at: securityEvents.created_at,
          place,
        })
        .from(securityEvents)
        .$dynamic(),
    ),
});
