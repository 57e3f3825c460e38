/**
 * Returns code and number as dialled from abroad: without the leading 0 of national numbers. Null without a number;
 * without a code, the number alone.
 */
export function dialledNumber(code: unknown, number: unknown): string | null {
  if (typeof number !== 'string' || number === '') return null;
  return typeof code === 'string' && code !== '' ? code.replace('+', '') + number.replace(/^0+/, '') : number;
}
