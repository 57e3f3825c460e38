import type { Db } from '../../../engine/db/connect.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { formatEventTime } from '../../news/event-time.ts';
import { zoneOfSchool } from '../../news/reader-zone-queries.ts';
import { statusLabel } from '../../reference/shown-texts.ts';
import { lastMove } from './application-event-queries.ts';
import type { ApplicationRecord } from './application-queries.ts';

/** Tells a user who has seen an application in another state who has moved it meanwhile, where and when. */
export async function explainLaterMove(
  tx: Db,
  { application_id, school_id, ...found }: Pick<ApplicationRecord, 'application_id' | 'school_id' | 'status'>,
  { id, time_zone }: Pick<SessionUser, 'id' | 'time_zone'>,
): Promise<Refusal> {
  const status = await statusLabel(tx, found.status);
  const move = await lastMove(tx, application_id);
  if (!move) return new Refusal(409, coded('application.changed_meanwhile', { status }));
  const when = formatEventTime(move.at, await zoneOfSchool(tx, school_id), { time_zone });
  if (move.changed_by === id)
    return new Refusal(409, coded('application.moved_by_yourself', { status, when }));
  const by = move.by ?? say('application.somebody');
  return new Refusal(409, coded('application.moved_meanwhile', { by, status, when }));
}
