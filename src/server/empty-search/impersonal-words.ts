const LETTERS_AT_MOST = 60;

/**
 * What an Admin may read of a search that found nothing; null of one that may name a person: an address, a link, a number
 * that somebody may be reached at. Words stand in one order, so that the same wish is counted once.
 */
export function impersonalWords(words: readonly string[]): string | null {
  const said = [...words].sort().join(' ');
  if (said === '' || said.length > LETTERS_AT_MOST) return null;
  return /[@/\\]|www\.|\d{5,}|\d[\d\s+().-]{6,}\d/u.test(said) ? null : said;
}
