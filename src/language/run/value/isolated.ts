import { LANGUAGES, language } from './language.ts';

/** Opens and closes text of its own direction. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];
/** Text that keeps its order by itself within a sentence of a direction. */
const SAFE = {
  ltr: /^[^\p{Script=Arabic}\p{Script=Hebrew}]*$/u,
  rtl: /^(?:[\p{Nd}.,\u066b\u066c]*|[\p{Script=Arabic}\s]*)$/u,
} as const;
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

const ISOLATED = /^\u2068[^\u2066-\u2069]*\u2069$/;

/**
 * Isolates text from the sentence around it, if their directions differ, so that neither changes the order of
 * the other. Marks within the text go if they could end the isolation.
 */
export function isolated(text: string): string {
  if (ISOLATED.test(text)) return text;
  const safe = isClosed(text) ? text : text.replace(MARKS, '');
  return SAFE[LANGUAGES[language().name].dir].test(safe) ? safe : OPEN + safe + CLOSE;
}

/** Whether text has no marks but isolations that end within it. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === OPEN) open += 1;
    else if (mark !== CLOSE || open === 0) return false;
    else open -= 1;
  }
  return open === 0;
}
