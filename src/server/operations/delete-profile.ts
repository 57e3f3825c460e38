import type { Db } from '../db/connect.ts';
import { deleteCandidateRecord, deleteSchoolRecord } from '../db/delete-profile.ts';
import { countVacanciesOf } from '../db/schools.ts';
import type { Files } from '../http/file-store.ts';
import { Refusal } from '../http/refusal.ts';

/** Deletes a candidate's profile with its applications and files. Call it within a transaction. */
export async function deleteCandidateProfile(tx: Db, files: Files, id: number): Promise<void> {
  const released = await deleteCandidateRecord(tx, id);
  if (!released) throw Refusal.notFound('The candidate');
  for (const file of released) await files.discard(tx, file);
}

/** Deletes a school's profile with its files; one with vacancies stays. Call it within a transaction. */
export async function deleteSchoolProfile(tx: Db, files: Files, id: number): Promise<void> {
  const vacancies = await countVacanciesOf(tx, id);
  if (vacancies > 0)
    throw new Refusal(409, `This school is in use and cannot be deleted. Used by: vacancies (${vacancies}).`);
  const released = await deleteSchoolRecord(tx, id);
  if (!released) throw Refusal.notFound('The school');
  for (const file of released) await files.discard(tx, file);
}
