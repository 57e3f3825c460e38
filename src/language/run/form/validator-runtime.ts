/**
 * Runtime functions that compiled validators call. Ajv's own are CommonJS, which browsers and Node wrap
 * differently; these are the few that our forms need.
 */

/** Length in Unicode characters, as JSON Schema counts: a surrogate pair is one. */
export function ucs2length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair) length--;
  }
  return length;
}

/** Deep equality of JSON values. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [held, others] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    held.length === others.size &&
    held.every(([key, value]) => others.has(key) && equal(value, others.get(key)))
  );
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The calendar has no year 0, and PostgreSQL refuses it. */
function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  if (!year || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isWebAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:[^\s]+$/i.test(text) && URL.canParse(text);
}

const isPhone = (text: string) => /^\d{7,15}$/.test(text);

/**
 * Compares a text with a limit set by another field. If that field holds something else, its own rules report
 * it; here it sets no limit.
 */
const against =
  (compare: (text: string, limit: string) => number) =>
  (text: string, limit: unknown): number =>
    typeof limit === 'string' ? compare(text, limit) : 0;

/** The formats that forms may use, by JSON Schema name. `compare` serves `formatMinimum` and `formatMaximum`. */
export const formats = {
  date: { validate: isDate, compare: against((day, limit) => (day < limit ? -1 : day > limit ? 1 : 0)) },
  'date-time': {
    validate: (text: string) => isDate(DATE_TIME.exec(text)?.[1] ?? ''),
    compare: against((moment, limit) => Date.parse(moment) - Date.parse(limit)),
  },
  email: {
    validate: (text: string) =>
      /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(
        text,
      ),
  },
  uri: { validate: isWebAddress },
  /** Digits, with or without a country code. */
  phone: { validate: isPhone },
  /** The digits after the dialling code. */
  'national-number': { validate: isPhone },
  'dialling-code': { validate: (text: string) => /^\+\d{1,4}$/.test(text) },
};
