import type { Db } from '../../../engine/db/connect.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { type NotificationKind, notifyAll } from '../../news/notification/notification-queries.ts';
import type { Parties } from './application-party-queries.ts';

/** Notifies one side of an application; `facts` are values beside the names of both. */
export async function notifyParty(
  tx: Db,
  whom: 'candidate' | 'school',
  kind: NotificationKind,
  parties: Parties,
  at: Date,
  facts: Fields = {},
): Promise<void> {
  const { application_id, vacancy_id, vacancy_title, school_name, candidate_name } = parties;
  const to = whom === 'candidate' ? [parties.candidate_user_id] : parties.school_user_ids;
  await notifyAll(tx, to, {
    kind,
    at,
    vacancy_id,
    application_id,
    facts: { vacancy_title, school_name, candidate_name, ...facts },
  });
}
