const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Letters that only mark the direction of a text, or where a word may break. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad\u0640\ufeff]/g;
/** Ligatures, and letters in their presentation forms. */
const FORMS = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefe]+/g;
/** TeX's older fonts draw an accent and its letter separately. */
const ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
};
const ACCENTED = /([´`¨ˆ˜¸ˇ˚]) ?([\p{L}])/gu;

/** TeX's bitmap fonts do not name their letters, so these come as codes of its T1 and TS1 encodings. */
const TEX: Record<string, string> = {
  '\x15': '–',
  '\x16': '—',
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
  '\x88': '•',
};

/** Returns a text in the letters of a keyboard, with digits 0 to 9. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}]/gu, (letter) => TEX[letter] ?? letter)
    .replace(FORMS, (form) => form.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(ACCENTED, (whole, accent: string, letter: string) => {
      const joined = `${letter === 'ı' ? 'i' : letter}${ACCENTS[accent]}`.normalize('NFC');
      return joined.length === 1 ? joined : whole;
    })
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0)! & 0xf) % 16))
    // A letter that the font does not map leaves a gap in a word.
    .replace(/\0/g, '\ufffd');

/** Whether a text is mostly Arabic. */
export const readsRightToLeft = (text: string): boolean =>
  (text.match(ARABIC)?.length ?? 0) > (text.match(LATIN)?.length ?? 0);

const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{N}+]/u;

/** Returns texts in reading order, given from left to right as on a line of Arabic. */
export function inReadingOrder(texts: readonly string[]): string[] {
  const found: string[] = [];
  let run: string[] = [];
  for (const text of texts.toReversed()) {
    // Latin words and numbers keep their order, including their separators.
    if (LEFT_TO_RIGHT.test(text) || (run.length > 0 && !/\p{L}/u.test(text))) run.unshift(text);
    else {
      found.push(...ended(run), text);
      run = [];
    }
  }
  return [...found, ...ended(run)];
}

/** Separators before the first word of a run come after the run: they belong to the surrounding text. */
function ended(run: readonly string[]): string[] {
  const at = run.findIndex((text) => LEFT_TO_RIGHT.test(text));
  return at < 0 ? [...run] : [...run.slice(at), ...run.slice(0, at).reverse()];
}
