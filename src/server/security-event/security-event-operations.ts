import type { components } from '../../../generated/api.d.ts';
import { riyadhDays } from '../../language/run/value/riyadh-day.ts';
import type { Handlers } from '../http/handler.ts';
import { say } from '../words/say.ts';
import { ownEvents, searchEvents } from './security-event-queries.ts';

type Kind = components['schemas']['SecurityEvent']['kind'];

export const securityEventOperations: Pick<Handlers, 'listMySecurityEvents' | 'listSecurityEvents'> = {
  async listMySecurityEvents(_call, { db, user, events }) {
    await events.stored();
    const rows = await ownEvents(db, user.id);
    const data = rows.map((row) => ({
      security_event_id: row.security_event_id,
      kind: row.kind as Kind,
      outcome: row.outcome,
      by_somebody_else: row.by_user_id !== null,
      // Where an Admin sits is nobody's business.
      address: row.by_user_id === null ? row.address : null,
      device: row.by_user_id === null ? row.device : null,
      created_at: row.created_at.toISOString(),
    }));
    return { message: say('security-event.own'), data };
  },

  async listSecurityEvents({ query }, { db, events }) {
    await events.stored();
    const { page, per_page, sort, happened_from, happened_to, ...asked } = query;
    const filter = { ...asked, happened: riyadhDays(happened_from, happened_to) };
    const paging = { page: page!, per_page: per_page! };
    const { rows, total } = await searchEvents(db, filter, { ...paging, sort: sort! });
    const data = rows.map((row) => ({
      ...row,
      kind: row.kind as Kind,
      created_at: row.created_at.toISOString(),
    }));
    return { message: say('security-event.list'), data, meta: { total, ...paging } };
  },
};
