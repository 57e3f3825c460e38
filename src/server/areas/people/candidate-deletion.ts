import type { Db } from '../../engine/db/connect.ts';
import type { Files } from '../../engine/files/file-store.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { deleteCandidateRecord } from './candidate-deletion-queries.ts';

/** Deletes a candidate's profile with its applications and files. Call it within a transaction. */
export async function deleteCandidateProfile(tx: Db, files: Files, id: number): Promise<void> {
  const released = await deleteCandidateRecord(tx, id);
  if (!released) throw Refusal.notFound('candidate');
  for (const file of released) await files.discard(tx, file);
}
