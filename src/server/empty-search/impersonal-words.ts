const LETTERS_AT_MOST = 60;

/**
 * The words of a search that found nothing, as an Admin may read them; null where they may identify a person: an
 * address, a link, a number that somebody may be reached at. They are sorted, so that the same wish counts once.
 */
export function impersonalWords(words: readonly string[]): string | null {
  const said = [...words].sort().join(' ');
  if (said === '' || said.length > LETTERS_AT_MOST) return null;
  return /[@/\\]|www\.|\d{5,}|\d[\d\s+().-]{6,}\d/u.test(said) ? null : said;
}
