import type { Db } from '../db/connect.ts';
import { Refusal } from '../http/refusal.ts';
import type { Files } from '../http/upload/file-store.ts';
import { deleteCandidateRecord } from './candidate-deletion-queries.ts';

/** Deletes a candidate's profile with its applications and files. Call it within a transaction. */
export async function deleteCandidateProfile(tx: Db, files: Files, id: number): Promise<void> {
  const released = await deleteCandidateRecord(tx, id);
  if (!released) throw Refusal.notFound('candidate');
  for (const file of released) await files.discard(tx, file);
}
