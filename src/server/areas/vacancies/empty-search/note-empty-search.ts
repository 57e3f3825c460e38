import type { Db } from '../../../engine/db/connect.ts';
import { countEmptySearch } from './empty-search-queries.ts';
import { impersonalWords } from './impersonal-words.ts';

/**
 * Counts the words of an unsuccessful search. A failure, such as a full disk, does not affect the response.
 */
export async function noteEmptySearch(db: Db, words: readonly string[], today: string): Promise<void> {
  const said = impersonalWords(words);
  if (said !== null) await countEmptySearch(db, said, today).catch(() => {});
}
