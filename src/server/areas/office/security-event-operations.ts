import type { AnswerSchema } from '../../engine/http/answered.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { ownEvents } from '../account/security-event/security-event-queries.ts';
import { eventList } from './security-event-list-queries.ts';

type Kind = AnswerSchema<'SecurityEvent'>['kind'];

const listEvents = eventList.handler((row) => ({
  ...row,
  kind: row.kind as Kind,
  created_at: row.created_at,
}));

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
      created_at: row.created_at,
    }));
    return { data };
  },

  listSecurityEvents: async (call, context) => {
    await context.events.stored();
    return listEvents(call, context);
  },
} satisfies Partial<Handlers>;
