import type { components } from '../../../../generated/api.d.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { paging } from '../../engine/http/paging.ts';
import { eventKeys, ownEvents, searchEvents } from '../account/security-event/security-event-queries.ts';
import { daysOfReader } from '../news/reader-zone-queries.ts';

type Kind = components['schemas']['SecurityEvent']['kind'];

export const securityEventOperations = {
  async listMySecurityEvents(_call, { db, user, events }) {
    await events.stored();
    const rows = await ownEvents(db, user.id);
    const data = rows.map((row) => ({
      security_event_id: row.security_event_id,
      kind: row.kind as Kind,
      outcome: row.outcome,
      by_somebody_else: row.by_user_id !== null,
      // An Admin's network is not shown.
      address: row.by_user_id === null ? row.address : null,
      device: row.by_user_id === null ? row.device : null,
      created_at: row.created_at.toISOString(),
    }));
    return { data };
  },

  async listSecurityEvents({ query }, { db, user, events }) {
    await events.stored();
    const { page, per_page, cursor, sort, happened_from, happened_to, ...asked } = query;
    const filter = { ...asked, happened: await daysOfReader(db, user, happened_from, happened_to) };
    const keys = eventKeys(sort!);
    const { wanted, meta } = paging({ list: 'events', sort, ...filter }, keys, { page, per_page, cursor });
    const found = await searchEvents(db, filter, { ...wanted, keys });
    const data = found.rows.map((row) => ({
      ...row,
      kind: row.kind as Kind,
      created_at: row.created_at.toISOString(),
    }));
    return { data, meta: meta(found) };
  },
} satisfies Partial<Handlers>;
