import type { ErrorObject } from 'ajv';
import { nearest } from '../../src/language/grammar/nearest-name.ts';

type Said = { description?: string; properties?: object };

const TYPES: Record<string, string> = {
  string: 'a text in double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'names with values in { }',
};

const items = (count: number) => (count === 1 ? 'one item' : `${count} items`);

/** Explains a mistake to readers who do not know JSON Schema; `key` is the property's name. */
export function mistakeSentence(error: ErrorObject, key: string): string {
  const { keyword, params, data, parentSchema, message = '' } = error;
  const { description, properties = {} } = (parentSchema ?? {}) as Said;
  const subject = `"${key}"`;
  switch (keyword) {
    case 'required':
      return `"${params.missingProperty}" is missing`;
    case 'additionalProperties':
      return `"${params.additionalProperty}" is not known here${nearest(params.additionalProperty, Object.keys(properties))}`;
    case 'enum':
      return `there is no ${subject} ${JSON.stringify(data)} here${nearest(String(data), params.allowedValues.map(String))}`;
    case 'type':
      return `${subject} must be ${TYPES[params.type] ?? params.type}`;
    case 'minLength':
      return `${subject} says nothing`;
    case 'minItems':
      return `${subject} needs at least ${items(params.limit)}`;
    case 'uniqueItems':
      return `${subject} has "${(data as unknown[])[params.i]}" twice`;
    case 'minimum':
    case 'maximum':
      return `${subject} must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}`;
    case 'pattern':
    case 'format':
      return `${subject} cannot be ${JSON.stringify(data)}: ${description}`;
    default:
      return message;
  }
}
