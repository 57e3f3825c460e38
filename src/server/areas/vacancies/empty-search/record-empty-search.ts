import type { Db } from '../../../engine/db/connect.ts';
import { countEmptySearch } from './empty-search-queries.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/**
 * Counts the words of an unsuccessful search. A failure, such as a full disk, does not affect the response.
 */
export async function recordEmptySearch(db: Db, words: readonly string[], today: string): Promise<void> {
  const said = withoutPersonalData(words);
  if (said !== null) await countEmptySearch(db, said, today).catch(() => {});
}
