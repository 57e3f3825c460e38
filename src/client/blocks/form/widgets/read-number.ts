/** Digits in groups of three with one kind of separator: 120,000 or 180 000. */
const GROUPED = /^[+-]?\d{1,3}([, \u00a0\u202f])\d{3}(\1\d{3})*(\.\d*)?$/;
const SEPARATORS = /[, \u00a0\u202f]/g;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** The digits and separators of Arabic and Persian keyboards. */
const westernised = (text: string) =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');

/** Parses a number; other text is returned as it is, for validation to refuse. Empty text stays empty. */
export function readNumber(text: string): number | string {
  const trimmed = westernised(text.trim());
  const plain = GROUPED.test(trimmed) ? trimmed.replace(SEPARATORS, '') : trimmed;
  if (!PLAIN.test(plain)) return text;
  const number = Number(plain);
  // A larger number would lose digits that were typed.
  return Number.isSafeInteger(Math.trunc(number)) ? number : text;
}
