import { language } from './language.ts';

/** Text that keeps its order by itself within a sentence of a direction, or is isolated already. */
const SAFE = {
  ltr: /^(?:[^\u0590-\u08ff\ufb1d-\ufefc]*|\u2068[^\u2066-\u2069]*\u2069)$/,
  rtl: /^(?:[\d.,]*|[\u0600-\u06ff\s]*|\u2068[^\u2066-\u2069]*\u2069)$/,
} as const;
/** Marks of direction, and text that two of them (U+2068, U+2069) isolate. */
const MARKS = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates text from the sentence around it, if their directions differ, so that neither changes the order of
 * the other. Marks within the text go if they could end the isolation.
 */
export function isolated(text: string): string {
  const safe = text.replace(MARKS, '$1');
  return SAFE[language().dir].test(safe) ? safe : `\u2068${safe}\u2069`;
}
