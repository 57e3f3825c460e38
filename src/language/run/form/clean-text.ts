/**
 * Normalises a typed text to the stored form of its format. `code` is the dialling code beside a phone
 * number, if there is one.
 */
type Clean = (text: string, code: string | undefined) => string;

/** Characters that people and address books put between digits: spaces, dashes, brackets, direction marks. */
const BETWEEN_DIGITS = /[\s().\p{Pd}\u200e\u200f\u202a-\u202e\u2066-\u2069/]/gu;
const ABROAD = /^(\+|00)/;
/** Line ends and tabs, which a single-line text must not contain. NUL is refused elsewhere. */
const LINE_ENDS = /[\t\n\v\f\r\u2028\u2029]+/g;
const CONTROL = /(?!\0)\p{Cc}/gu;
const BARE_HOST = /^([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*(:\d{1,5})?([/?#]\S*)?$/u;

/** The dialling codes of one and two digits (ITU); all others have three. */
const SHORT_CODES = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const digitsOr = (digits: string, text: string): string => (/^\d+$/.test(digits) ? digits : text);

/** Cleaners by format. A text that cannot be cleaned stays as typed, for the format to refuse. */
const cleaners: Readonly<Record<string, Clean>> = {
  line: (text) => text.replace(LINE_ENDS, ' ').replace(CONTROL, '').trim(),
  phone: (text) => digitsOr(text.replace(BETWEEN_DIGITS, '').replace(ABROAD, ''), text),
  // A number typed with its dialling code is stored whole: the code is part of it and also in the field
  // beside it.
  'national-number': (text, code = '?') => {
    const plain = text.replace(BETWEEN_DIGITS, '');
    if (!ABROAD.test(plain)) return digitsOr(plain, text);
    const whole = plain.replace(ABROAD, '');
    const countryCode = code.replace(ABROAD, '');
    return whole.startsWith(countryCode) ? digitsOr(whole.slice(countryCode.length), text) : text;
  },
  uri: (text) => (BARE_HOST.test(text) ? `https://${text}` : text),
};

/** Returns the dialling code of a number in full international format. */
export function codeOfWhole(number: string): string | undefined {
  const plain = number.trim().replace(BETWEEN_DIGITS, '');
  const whole = plain.replace(ABROAD, '');
  if (whole === plain || !/^[1-9]\d{3,}$/.test(whole)) return undefined;
  return `+${SHORT_CODES.exec(whole)?.[0] ?? whole.slice(0, 3)}`;
}

export function cleanText(format: string | undefined, text: string, code: string | undefined): string {
  return format !== undefined && Object.hasOwn(cleaners, format) ? cleaners[format]!(text, code) : text;
}
