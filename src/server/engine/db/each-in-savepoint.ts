import { isConflict } from './conflict.ts';
import type { Db } from './connect.ts';

export type OnFailure<T> = (row: T, error: unknown) => void;

/**
 * Calls `work` for one row after another, each in a savepoint. A failure is rolled back and reported, and
 * affects no other row; a conflict with other transactions aborts everything, to be retried as a whole.
 */
export async function eachInSavepoint<T>(
  tx: Db,
  rows: readonly T[],
  work: (own: Db, row: T, index: number) => Promise<void>,
  onFailure: OnFailure<T>,
): Promise<void> {
  for (const [index, row] of rows.entries())
    await tx
      .transaction((own) => work(own, row, index))
      .catch((error: unknown) => {
        if (isConflict(error)) throw error;
        onFailure(row, error);
      });
}
