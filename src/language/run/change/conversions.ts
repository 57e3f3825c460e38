import type { Conversion } from './definitions.ts';

/** Whether every value of one type is also one of the other: nothing has to be done then. */
export function isWider(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'integer' && to === 'number') return true;
  if (from.startsWith('string ') && to === 'string') return true;
  const [inner, outer] = [itemOf(from), itemOf(to)];
  if (inner !== undefined && outer !== undefined) return isWider(inner, outer);
  return to.split(' or ').includes(from);
}

/** Returns the conversion that leads from one type to another, if there is one. */
export function conversionBetween(from: string, to: string): Conversion | undefined {
  if (to === `array of ${from}`) return 'to-list';
  if (from === `array of ${to}`) return 'to-single';
  if (isScalar(from) && to === 'string') return 'to-text';
  if (isText(from) && to === 'number') return 'to-number';
  if ((isText(from) || from === 'number') && to === 'integer') return 'to-whole-number';
  if (isText(from) && to === 'string date') return 'to-date';
  return undefined;
}

const isText = (type: string) => type === 'string' || type.startsWith('string ');
const isScalar = (type: string) => isText(type) || ['integer', 'number', 'boolean'].includes(type);
const itemOf = (type: string) => /^array of (.+)$/.exec(type)?.[1];

const WORDS: Record<string, string> = {
  string: 'a text',
  'string date': 'a date',
  'string date-time': 'a date with a time',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  file: 'a file',
  object: 'a group of fields',
  'array of object': 'a list of rows',
  'array of string': 'a list of texts',
  'array of integer': 'a list of choices',
  'array of file': 'several files',
};

export const typeInWords = (type: string): string => WORDS[type] ?? type;

/** A value that the conversion cannot take: it is told with the text to add. */
export const UNCONVERTIBLE = Symbol('unconvertible');

/** Converts one stored value. */
export function converted(value: unknown, conversion: Conversion): unknown {
  switch (conversion) {
    case 'to-text':
      return typeof value === 'object' ? UNCONVERTIBLE : String(value);
    case 'to-number':
      return numberIn(value);
    case 'to-whole-number': {
      const number = numberIn(value);
      return typeof number === 'number' ? Math.round(number) : number;
    }
    case 'to-list':
      return Array.isArray(value) ? value : [value];
    case 'to-single':
      return Array.isArray(value) ? (value[0] ?? null) : value;
    case 'to-date': {
      const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? [];
      return day || UNCONVERTIBLE;
    }
  }
}

function numberIn(value: unknown): unknown {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : UNCONVERTIBLE;
}
