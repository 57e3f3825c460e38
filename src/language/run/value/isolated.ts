import { LANGUAGES, language } from './language.ts';

/** Opens and closes text of its own direction. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];
/** Text that keeps its order by itself. */
const SAFE = /^(?:\d*|[\p{Script=Arabic}\s]*)$/u;

/**
 * Isolates text from the right-to-left sentence around it, so that neither changes the order of the other.
 * Marks within the text go, since they could end the isolation.
 */
export const isolated = (text: string): string =>
  LANGUAGES[language().name].dir === 'rtl' && !SAFE.test(text)
    ? OPEN + text.replace(/[\u2066-\u2069]/g, '') + CLOSE
    : text;
