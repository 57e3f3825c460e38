import type { Db } from '../db/connect.ts';
import { countEmptySearch } from './empty-search-queries.ts';
import { impersonalWords } from './impersonal-words.ts';

/** Counts the words of a search that found nothing. The answer does not depend on it: a full disk still finds nothing. */
export async function noteEmptySearch(db: Db, words: readonly string[], today: string): Promise<void> {
  const said = impersonalWords(words);
  if (said !== null) await countEmptySearch(db, said, today).catch(() => {});
}
