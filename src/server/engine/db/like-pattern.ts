const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for texts that contain this one; its wildcards are escaped. */
export function likePattern(text: string): string {
  return `%${escaped(text)}%`;
}

/** A LIKE pattern for texts that begin with this one. */
export const startPattern = (text: string): string => `${escaped(text)}%`;

/**
 * One or two letters or digits alone have no trigram, so no text index finds them anywhere; signs alone are in
 * no index at all.
 */
const IS_SHORT = /^(?!.*[\p{L}\p{N}]{3}).*[\p{L}\p{N}]/su;

/** What comes before a word. The index also holds how words begin, but only these few ask for it. */
const SIGNS = [' ', '\n', '(', '.', '@', '/', ',', '&', '+', '"', "'", '-'];
const BEFORE = ['', ...SIGNS.map((sign) => `%${sign}`)];

// Vowel signs and accents are folded away.
const isShort = (words: string): boolean => IS_SHORT.test(words.normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * LIKE patterns, one of which a text must match to be found by a search: it contains the words or, if they are
 * too short for a text index, has them at the start of a word.
 */
export function searchPatterns(words: string): string[] {
  if (!isShort(words)) return [likePattern(words)];
  return BEFORE.map((before) => `${before}${escaped(words)}%`);
}

/**
 * For words that are too short for a text index, the same as one regular expression, which reads a text once; null for
 * all others. The words must be folded.
 */
export const shortPattern = (folded: string): string | null =>
  isShort(folded) ? `(^|[${SIGNS.join('')}])${folded.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}` : null;
