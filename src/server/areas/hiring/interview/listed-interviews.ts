import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Reader } from '../../news/event-time.ts';
import { presentApplicationRow } from '../application/application-answers.ts';
import { listedApplications } from '../application/listed-application-queries.ts';
import { presentInterview } from './interview-answers.ts';
import type { ReadInterview } from './interview-queries.ts';

type Interview = AnswerSchema<'Interview'>;

/**
 * Presents interviews for lists, with parties and vacancy. Those whose application was deleted concurrently
 * are left out.
 */
export async function presentListedInterviews(
  db: Db,
  rows: readonly ReadInterview[],
  now: Date,
  reader: Pick<Reader, 'role_name'>,
): Promise<Interview[]> {
  const listed = await listedApplications(
    db,
    rows.map((row) => row.application_id),
  );
  return Promise.all(
    rows.flatMap((row) => {
      const application = listed.get(row.application_id);
      return application ? [presentInterview(row, now, reader, presentApplicationRow(application, now))] : [];
    }),
  );
}
