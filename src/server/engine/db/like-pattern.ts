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
const BEFORE = [
  '',
  ...[' ', '\n', '-', '(', '.', '@', '/', ',', '&', '+', '"', "'"].map((sign) => `%${sign}`),
];

/**
 * LIKE patterns, one of which a text must match to be found by a search: it contains the words or, if they are
 * too short for a text index, has them at the start of a word.
 */
export function searchPatterns(words: string): string[] {
  // Vowel signs and accents are folded away.
  if (!IS_SHORT.test(words.normalize('NFD').replace(/\p{M}/gu, ''))) return [likePattern(words)];
  return BEFORE.map((before) => `${before}${escaped(words)}%`);
}
