import { LANGUAGES, language } from './language.ts';

/** Opens and closes text of its own direction. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];
/** Text that keeps its order by itself within a sentence of a direction. */
const SAFE = {
  ltr: /^[^\p{Script=Arabic}\p{Script=Hebrew}]*$/u,
  rtl: /^(?:\d*|[\p{Script=Arabic}\s]*)$/u,
} as const;
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates text from the sentence around it, if their directions differ, so that neither changes the order of
 * the other. Marks within the text go, since they could end the isolation.
 */
export function isolated(text: string): string {
  const plain = text.replace(MARKS, '');
  return SAFE[LANGUAGES[language().name].dir].test(plain) ? plain : OPEN + plain + CLOSE;
}
