/** Letters that people write in several ways, each with the one that stands for it; others after it go. */
const FOLDED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ٱىةکیـء'].map((letter, at) => [letter, 'ايهكي'[at] ?? '']),
);
const DIGIT = /[٠-٩۰-۹]/g;

/**
 * Removes what searches ignore: case, diacritics of every script, and in Arabic the forms of alef and hamza, ta
 * marbuta, alef maksura and tatweel. `folded` of the database (migrations 0046 and 0055) does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[ٱىةکیـء]/g, (letter) => FOLDED[letter]!)
    .replace(DIGIT, (digit) => String((digit.charCodeAt(0) & 15) % 16))
    .replace(/\p{M}/gu, '')
    .toLowerCase();
