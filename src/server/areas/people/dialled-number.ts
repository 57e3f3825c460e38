/**
 * Returns code and number as dialled from abroad, +971501234567: without the leading 0 of national numbers.
 * Null without a number; without a code, the number alone.
 */
export function dialledNumber(code: unknown, number: unknown): string | null {
  if (typeof number !== 'string' || number === '') return null;
  return typeof code === 'string' && code !== ''
    ? international(code.replace('+', '') + number.replace(/^0+/, ''))
    : number;
}

/** Puts a plus before digits that start with a country code: spreadsheets then keep them as text. */
export const international = (digits: string): string => (/^[1-9]/.test(digits) ? `+${digits}` : digits);
