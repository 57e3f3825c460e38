import type { Db } from '../../../engine/db/connect.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import type { ApplicationRecord } from '../application/application-queries.ts';
import { readHiringFile } from './hiring-file-answers.ts';
import { openBeforeHire } from './item-states.ts';
import { titleOf } from './item-titles.ts';

/** The most items that a refusal names. */
const NAMED = 8;

type Found = Pick<ApplicationRecord, 'application_id' | 'vacancy_id' | 'candidate_id'>;

/**
 * Refuses to hire an applicant whose file is not complete. Every change of a file changes the version of its application,
 * so that a hire which was decided before is decided again.
 *
 * @throws Refusal 409 that names the open items
 */
export async function refuseUnlessComplete(db: Db, found: Found, at: Date): Promise<void> {
  const { file, items } = await readHiringFile(db, found, at);
  if (!file) throw new Refusal(409, coded('hiring_file.incomplete', { items: say('hiring_file.no_file') }));
  const open = openBeforeHire(items).map(titleOf);
  if (open.length === 0) return;
  const named = open.slice(0, NAMED).join(say('hiring_file.comma'));
  const more = open.length - NAMED;
  throw new Refusal(
    409,
    more > 0
      ? coded('hiring_file.incomplete_more', { items: named, n: more })
      : coded('hiring_file.incomplete', { items: named }),
  );
}
