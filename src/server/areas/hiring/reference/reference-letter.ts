import type { Db } from '../../../engine/db/connect.ts';
import { linkedFiles } from '../../../engine/db/record-files.ts';
import type { Files } from '../../../engine/files/file-store.ts';
import type { Upload } from '../../../engine/files/upload.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { referenceFiles } from '../tables/reference.ts';

/**
 * Keeps the letter of a reference for the school that it was given to: as the school's own, so that its candidate may not
 * read it unless the referee shares it.
 */
export async function keepLetter(
  tx: Db,
  files: Files,
  { reference_id, vacancy_id, school_id }: { reference_id: number; vacancy_id: number; school_id: number },
  letter: Upload,
): Promise<void> {
  const owner = await schoolOwner(tx, school_id);
  const { id } = await files.keep(tx, letter, owner!);
  const link = { owner_id: reference_id, vacancy_id, field: 'letter', position: 0, file_id: id };
  await tx.insert(referenceFiles).values(link);
}

/** Copies the letter of an earlier reference, before the transaction that keeps it; null if there is none any more. */
export async function copyLetter(db: Db, files: Files, reference_id: number): Promise<Upload | null> {
  const [letter] = await linkedFiles(db, referenceFiles, [reference_id]);
  return letter ? files.copy(letter) : null;
}
