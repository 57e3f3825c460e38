import type { Db } from '../../engine/db/connect.ts';
import type { RecordReader } from '../../engine/http/records.ts';
import { viewerOf } from './vacancy-answers.ts';
import { findListedVacancy } from './vacancy-read-queries.ts';

/** Finds a vacancy as its caller sees it, with the data that the rules about visible vacancies need. */
export async function findVisibleVacancy(db: Db, id: number, { user, now }: RecordReader) {
  const listed = await findListedVacancy(db, id, viewerOf(user, now));
  if (!listed) return null;
  const { vacancy, is_saved, application } = listed;
  return { ...vacancy, is_saved, application, listed };
}
