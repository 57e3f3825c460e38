const LETTERS_AT_MOST = 60;

/**
 * Returns the words of an unsuccessful search for Admins; null where they may identify a person: an e-mail
 * address, a link, or a phone number. Sorted, so that the same words count together.
 */
export function withoutPersonalData(words: readonly string[]): string | null {
  const said = [...words].sort().join(' ');
  if (said === '' || said.length > LETTERS_AT_MOST) return null;
  return /[@/\\]|www\.|\d{5,}|\d[\d\s+().-]{6,}\d/u.test(said) ? null : said;
}
