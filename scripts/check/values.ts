import type { FieldSchema } from '../../src/shared/form-module.ts';
import type { ValueSource } from '../../src/shared/value-path.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { vocabulary } from '../definitions/vocabulary.ts';
import { type Check, exists } from './check.ts';
import { describeType, fits, type Known, known, type Spot, typeOfValue, typesOf, valuesOf } from './known.ts';

/** What stands at a path, or nothing after saying why it leads nowhere. */
export function typeAt(check: Check, path: string, { scope }: Spot, place: Place): Known | undefined {
  const [root = '', ...steps] = path.match(/[A-Za-z_]\w*|\[(?:\d+|\*)\]/g) ?? [];
  let at = scope[root];
  if (!at) {
    const roots = Object.keys(scope);
    check.add(place, `"${root}" is not in reach${nearest(root, roots)}`);
    return undefined;
  }
  for (const step of steps) {
    const next: Known | string = stepInto(check, at, step);
    if (typeof next === 'string') {
      check.add(place, `${path}: ${next}`);
      return undefined;
    }
    at = next;
  }
  return at;
}

/** One step of a path: a property, [n] or [*]. */
function stepInto({ project: { api } }: Check, from: Known, step: string): Known | string {
  const { schema, optional, many } = from;
  if (from.anything) return from;
  const isList = typesOf(schema).includes('array');
  const { unsure } = from;
  if (step.startsWith('[')) {
    if (!isList) return `${step} of something that is no list`;
    const isEvery = step === '[*]';
    return known(api, schema.items, { optional: isEvery ? optional : true, many: isEvery || many, unsure });
  }
  if (isList && step === 'meta' && from.meta) return known(api, from.meta, { optional });
  if (isList) return `"${step}" of a list; write [*] for all or [0] for the first`;
  const property = schema.properties?.[step];
  if (property) {
    const isSure = schema.required?.includes(step) ?? false;
    return known(api, property, { optional: optional || !isSure, many, unsure });
  }
  if (typeof schema.additionalProperties === 'object')
    return known(api, schema.additionalProperties, { optional: true, many, unsure });
  return `there is no "${step}"${nearest(step, Object.keys(schema.properties ?? {}))}`;
}

/** What a value comes to, whatever way it is written. */
export function valueType(check: Check, source: ValueSource, spot: Spot, place: Place): Known | undefined {
  if (typeof source === 'string') return typeAt(check, source, spot, place);
  const { api } = check.project;
  if (source === null || typeof source !== 'object') return known(api, literalSchema(source));
  if (Array.isArray(source)) {
    const all = source.map((one, index) => valueType(check, one, spot, within(place, index)));
    const last = all.at(-1);
    return last && { ...last, optional: all.every((one) => one?.optional ?? true) };
  }
  if ('const' in source) return known(api, literalSchema(source.const));
  if ('text' in source) {
    checkText(check, source.text, spot, within(place, 'text'));
    return known(api, { type: 'string' });
  }
  const formatted = valueType(check, source.value, spot, within(place, 'value'));
  checkFormat(check, source.format, formatted, within(place, 'format'));
  return known(api, { type: 'string' }, { optional: formatted?.optional ?? false });
}

function literalSchema(value: unknown) {
  return { type: typeOfValue(value), const: value };
}

/** Every {path} and {path|format} of a text. */
export function checkText(check: Check, text: string, spot: Spot, place: Place): void {
  for (const [, slot = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    const [path = '', format] = slot.split('|');
    const at = typeAt(check, path, spot, place);
    if (format !== undefined) checkFormat(check, format, at, place);
    else if (at && !isSingle(at)) check.add(place, `{${path}} is ${describeType(at)}, no single value`);
    else if (at && (at.schema['x-labels'] || at.schema['x-lookup']))
      check.add(
        place,
        `{${path}} would show what is stored; show it by "value", which reads its label, or say {${path}|text}`,
      );
  }
}

function isSingle({ many, schema }: Known): boolean {
  return !many && !typesOf(schema).some((type) => type === 'object' || type === 'array');
}

/** Whether a format exists and can show a value; a list is shown value by value. */
export function checkFormat(check: Check, format: string, value: Known | undefined, place: Place): void {
  if (!exists(check, 'format', format, check.names('format'), place) || !value) return;
  const shown = typesOf(value.schema).includes('array') ? itemsOf(check, value) : value;
  const accepted = vocabulary.formats[format]!;
  const wrong = typesOf(shown.schema).filter(
    (type) => !accepted.includes(type) && !accepted.includes(`${type}:${shown.schema.format}`),
  );
  if (wrong.length) {
    const kind = shown.schema.format ? ` (${shown.schema.format})` : '';
    check.add(place, `the format "${format}" cannot show ${describeType({ ...shown, many: false })}${kind}`);
  }
}

/** What the rows of a list are. */
export function itemsOf({ project: { api } }: Check, list: Known): Known {
  return known(api, list.schema.items, { unsure: list.unsure });
}

/** The rows of a list that a block repeats; `[*]` has found them already. */
export function rowsAt(check: Check, path: string, spot: Spot, place: Place): Known | undefined {
  const at = typeAt(check, path, spot, place);
  if (!at) return undefined;
  if (at.many || at.anything) return { ...at, many: false, optional: false };
  if (typesOf(at.schema).includes('array')) return itemsOf(check, at);
  check.add(place, `"${path}" is ${describeType(at)}, no list`);
  return undefined;
}

type When = Record<string, FieldSchema | false> | When[];

/** A condition: its paths exist, and its tests can come true. */
export function checkWhen(check: Check, when: When | undefined, spot: Spot, place: Place): void {
  if (Array.isArray(when)) {
    for (const [index, one] of when.entries()) checkWhen(check, one, spot, within(place, index));
    return;
  }
  for (const [path, test] of Object.entries(when ?? {})) {
    const at = typeAt(check, path, spot, within(place, path));
    if (!at) continue;
    if (test !== false) checkTest(check, path, test, at, within(place, path));
    else if (!at.optional && !at.unsure && !at.many && !at.anything)
      check.add(within(place, path), `${path} is always there, so this never holds`);
  }
}

const LIMITS: [keyword: keyof FieldSchema, types: string[]][] = [
  ['minimum', ['number', 'integer']],
  ['maximum', ['number', 'integer']],
  ['exclusiveMinimum', ['number', 'integer']],
  ['exclusiveMaximum', ['number', 'integer']],
  ['minLength', ['string']],
  ['minItems', ['array']],
  ['maxItems', ['array']],
  ['contains', ['array']],
];

/** Whether a value so described can ever pass a test. */
export function checkTest(check: Check, name: string, test: FieldSchema, at: Known, place: Place): void {
  const wanted = test.const !== undefined ? [test.const] : (test.enum ?? []);
  const possible = valuesOf(at.schema);
  for (const value of wanted) {
    const asked = known(check.project.api, literalSchema(value));
    if (possible && !possible.includes(value)) {
      const choice = nearest(String(value), possible.map(String));
      check.add(place, `${name} is never ${JSON.stringify(value)}${choice}`);
    } else if (value !== null && !fits(asked, at.schema))
      check.add(place, `${name} is ${describeType({ ...at, many: false })}, never ${JSON.stringify(value)}`);
  }
  const types = typesOf(at.schema);
  for (const [keyword, suited] of LIMITS)
    if (test[keyword] !== undefined && types.length && !types.some((type) => suited.includes(type)))
      check.add(place, `"${keyword}" says nothing about ${describeType({ ...at, many: false })}`);
  if (test.type !== undefined && types.length && !types.some((type) => coversType(test.type!, type)))
    check.add(
      place,
      `${name} is ${describeType({ ...at, many: false })}, never ${[test.type].flat().join(' or ')}`,
    );
  if (test.contains && types.includes('array'))
    checkTest(check, `a part of ${name}`, test.contains, itemsOf(check, at), place);
  if (test.not) checkTest(check, name, test.not, at, place);
}

function coversType(wanted: string | string[], type: string): boolean {
  const all = [wanted].flat();
  return all.includes(type) || (type === 'integer' && all.includes('number'));
}
