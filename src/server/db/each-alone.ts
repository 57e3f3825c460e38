import type { Db } from './connect.ts';

export type OnFailure<T> = (row: T, error: unknown) => void;

/**
 * Does something for each of the rows, one after the other. What fails for one of them is undone and reported, and holds
 * up no other: each stands within a savepoint, since a statement that fails ends what it stands in.
 */
export async function eachAlone<T>(
  tx: Db,
  rows: readonly T[],
  work: (own: Db, row: T, index: number) => Promise<void>,
  onFailure: OnFailure<T>,
): Promise<void> {
  for (const [index, row] of rows.entries())
    await tx.transaction((own) => work(own, row, index)).catch((error: unknown) => onFailure(row, error));
}
