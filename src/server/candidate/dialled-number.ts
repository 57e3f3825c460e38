/**
 * Code and number as the digits that are dialled from abroad: without the 0 that numbers begin with at home. Null when
 * there is no number; without a code what there is.
 */
export function dialledNumber(code: unknown, number: unknown): string | null {
  if (typeof number !== 'string' || number === '') return null;
  return typeof code === 'string' && code !== '' ? code.replace('+', '') + number.replace(/^0+/, '') : number;
}
