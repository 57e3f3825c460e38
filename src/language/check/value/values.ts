import type { Document } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { vocabulary } from '../../grammar/vocabulary.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import type { ComputedSource, ValueSource } from '../../run/value/value-source.ts';
import { type Check, exists } from '../check-context.ts';
import { literalSchema } from './fixed-value.ts';
import {
  describeType,
  fits,
  type KnownValue,
  known,
  type Schema,
  type Spot,
  typesOf,
  valuesOf,
} from './known-value.ts';

/** Returns the type of the value at a path; undefined, with a finding, if the path leads nowhere. */
export function typeAt(
  check: Check,
  path: string,
  { scope, document }: Spot,
  place: Place,
): KnownValue | undefined {
  const [root = '', ...steps] = path.match(/[A-Za-z_]\w*|\[(?:\d+|\*)\]/g) ?? [];
  let at = scope[root];
  noteRead(check, document, root, steps[0]);
  if (!at) {
    const roots = Object.keys(scope);
    check.add(place, `nothing here is called "${root}"${nearest(root, roots)}`);
    return undefined;
  }
  const { present = [] } = at;
  let below = '';
  for (const step of steps) {
    const next: KnownValue | string = stepInto(check, at, step);
    if (typeof next === 'string') {
      check.add(place, `${path}: ${next}`, next.startsWith('there is no') ? step : undefined);
      return undefined;
    }
    below += step.startsWith('[') ? step : `.${step}`;
    at = present.some((one) => leadsTo(below, one)) ? { ...next, optional: false } : next;
  }
  return at;
}

function noteRead(
  { read, readQuery }: Check,
  document: Document,
  root: string,
  step: string | undefined,
): void {
  const roots = read.get(document) ?? new Set();
  read.set(document, roots.add(root));
  if (root !== 'query') return;
  const fields = readQuery.get(document) ?? new Set();
  readQuery.set(document, fields.add(step ?? WHOLE_QUERY));
}

/** Stands for every field of the query string. */
export const WHOLE_QUERY = '*';

/** Whether a path equals the other or is a prefix of it. */
const leadsTo = (path: string, goal: string) =>
  goal.startsWith(path) && /^([.[]|$)/.test(goal.slice(path.length));

/** Follows one step of a path: a property, [n] or [*]. */
function stepInto({ project: { api } }: Check, from: KnownValue, step: string): KnownValue | string {
  const { schema, optional, many } = from;
  if (from.anything) return from;
  const isList = typesOf(schema).includes('array');
  const { unsure } = from;
  if (step.startsWith('[')) {
    if (!isList) return `${step} of something that is not a list`;
    const isEvery = step === '[*]';
    return known(api, schema.items, { optional: isEvery ? optional : true, many: isEvery || many, unsure });
  }
  if (isList && step === 'meta' && from.meta) return known(api, from.meta, { optional });
  if (isList)
    return `"${step}" belongs to the entries of a list; write [*] before it for all of them, or [0] for the first`;
  const property = schema.properties?.[step];
  if (property) {
    const isSure = schema.required?.includes(step) ?? false;
    return known(api, property, { optional: optional || !isSure, many, unsure });
  }
  if (typeof schema.additionalProperties === 'object')
    return known(api, schema.additionalProperties, { optional: true, many, unsure });
  return `there is no "${step}"${nearest(step, Object.keys(schema.properties ?? {}))}`;
}

/** Returns the type of a value source of any form. */
export function valueType(
  check: Check,
  source: ValueSource,
  spot: Spot,
  place: Place,
): KnownValue | undefined {
  if (typeof source === 'string') return typeAtSource(check, source, spot, place);
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
  if ('compute' in source) return computedType(check, source, spot, place);
  const formatted = valueType(check, source.value, spot, within(place, 'value'));
  checkFormat(check, source.format, formatted, within(place, 'format'));
  return known(api, { type: 'string' }, { optional: formatted?.optional ?? false });
}

const DAYS: Schema[] = [
  { type: 'string', format: 'date' },
  { type: 'string', format: 'date-time' },
];
const NUMBERS: Schema[] = [{ type: 'number' }];

/** Returns the type of a computed value, and checks that each function gets what it computes of. */
function computedType(
  check: Check,
  { compute, of }: ComputedSource,
  spot: Spot,
  place: Place,
): KnownValue | undefined {
  const { api } = check.project;
  const at = within(place, 'of');
  if (compute === 'sum' || compute === 'count') {
    const list = valueType(check, of, spot, at);
    const rows = list && rowsIn(check, list, compute, at);
    if (rows && compute === 'sum' && !rows.anything && !fits(rows, { type: 'number' }))
      check.add(at, `a sum adds numbers, these are ${describeType({ ...rows, many: false })}`);
    return known(api, { type: 'number' }, { optional: list?.optional ?? false });
  }
  const all = [of].flat();
  const [least, what] = compute === 'days' ? [1, 'one or two days'] : [2, 'two numbers'];
  if (all.length < least || all.length > 2) check.add(at, `"${compute}" is computed of ${what}`);
  const types = all.map((one, index) =>
    valueType(check, one, spot, Array.isArray(of) ? within(at, index) : at),
  );
  for (const type of types) {
    const allowed = compute === 'days' ? DAYS : NUMBERS;
    if (
      type &&
      !type.anything &&
      (type.many || !allowed.some((one) => fits(type, one) && isDated(type, one)))
    )
      check.add(at, `"${compute}" is computed of ${what}, this is ${describeType(type)}`);
  }
  // A part of nothing is no number.
  const isSure = compute === 'days' && !types.some((type) => type?.optional);
  return known(api, { type: compute === 'days' ? 'integer' : 'number' }, { optional: !isSure });
}

const isDated = ({ schema }: KnownValue, { format }: Schema) =>
  format === undefined || schema.format === format;

function rowsIn(check: Check, list: KnownValue, compute: string, place: Place): KnownValue | undefined {
  if (list.many || list.anything) return { ...list, many: false };
  if (typesOf(list.schema).includes('array')) return itemsOf(check, list);
  check.add(place, `"${compute}" is computed of a list, this is ${describeType(list)}`);
  return undefined;
}

/** Returns the type at a path; reports a bare word, with the syntax of a fixed text. */
function typeAtSource(check: Check, path: string, spot: Spot, place: Place): KnownValue | undefined {
  const isPath = path in spot.scope || !/^\w+$/.test(path);
  if (isPath) return typeAt(check, path, spot, place);
  const near = nearest(path, Object.keys(spot.scope));
  check.add(place, `nothing here is called "${path}"; a fixed text is written {"const": "${path}"}${near}`);
  return undefined;
}

/** Checks every {path}, {path|format} and {path|labels:name} of a text. */
export function checkText(check: Check, text: string, spot: Spot, place: Place): void {
  const [lone] = text.replace(SLOTS, '').match(/[{}]/) ?? [];
  if (lone)
    check.add(
      place,
      '"{" and "}" do not match in this text; a value stands between them, as in {session.user.full_name}',
    );
  for (const [, slot = ''] of text.matchAll(SLOTS)) {
    if (!slot.trim()) {
      check.add(place, '"{}" names no value; write its path between the braces, or remove them');
      continue;
    }
    const [path = '', format] = slot.split('|');
    const labels = format?.startsWith('labels:') ? format.slice('labels:'.length) : undefined;
    if (/^'[^']+'$/.test(path)) {
      if (labels === undefined)
        check.add(
          place,
          `{${slot}} is a fixed word: write it as it is, or say by which value labels it reads`,
        );
      else check.fitsLabels(labels, undefined, place);
      continue;
    }
    const at = typeAt(check, path, spot, place);
    if (labels !== undefined) check.fitsLabels(labels, at && rowsOf(check, at), place);
    else if (format !== undefined) checkFormat(check, format, at, place);
    else if (at && !isSingle(at)) {
      const join = isSingle({ ...rowsOf(check, at), many: false }) ? `; {${path}|text} joins its values` : '';
      check.add(place, `{${path}} is ${describeType(at)}, not a single value${join}`);
    } else if (at && (at.schema['x-labels'] || at.schema['x-lookup']))
      check.add(
        place,
        `{${path}} would show what is stored; show it by "value", which reads its label, or say {${path}|text}`,
      );
  }
}

const SLOTS = /\{([^{}]*)\}/g;

function isSingle({ many, schema }: KnownValue): boolean {
  return !many && !typesOf(schema).some((type) => type === 'object' || type === 'array');
}

/** Returns the value itself, or the items of a list, which texts show one by one. */
const rowsOf = (check: Check, value: KnownValue): KnownValue =>
  typesOf(value.schema).includes('array') ? itemsOf(check, value) : value;

/** Checks that a format exists and can format a value; a list is formatted value by value. */
export function checkFormat(check: Check, format: string, value: KnownValue | undefined, place: Place): void {
  if (!exists(check, 'format', format, check.names('format'), place) || !value) return;
  const shown = rowsOf(check, value);
  const accepted = vocabulary.formats[format]!;
  const wrong = typesOf(shown.schema).filter(
    (type) => !accepted.includes(type) && !accepted.includes(`${type}:${shown.schema.format}`),
  );
  if (wrong.length) {
    const kind = shown.schema.format ? ` (${shown.schema.format})` : '';
    check.add(place, `the format "${format}" cannot show ${describeType({ ...shown, many: false })}${kind}`);
  }
}

/** Returns the type of a list's rows. */
export function itemsOf({ project: { api } }: Check, list: KnownValue): KnownValue {
  return known(api, list.schema.items, { unsure: list.unsure });
}

/** Returns the type of the rows that a block repeats; a path with `[*]` already yields the rows. */
export function rowsAt(check: Check, source: ValueSource, spot: Spot, place: Place): KnownValue | undefined {
  const at = valueType(check, source, spot, place);
  if (!at) return undefined;
  if (at.many || at.anything) return { ...at, many: false, optional: false };
  if (typesOf(at.schema).includes('array')) return itemsOf(check, at);
  check.add(
    place,
    `${typeof source === 'string' ? `"${source}"` : 'this'} is ${describeType(at)}, not a list`,
  );
  return undefined;
}

/** Checks an object of values that is passed as a whole: each of its names is a parameter of the target. */
export function checkGroup(
  check: Check,
  path: string,
  names: readonly string[],
  taker: string,
  spot: Spot,
  place: Place,
): void {
  const group = typeAt(check, path, spot, place);
  if (!group || group.anything) return;
  if (group.many || !typesOf(group.schema).includes('object'))
    check.add(place, `"${path}" is ${describeType(group)}, no group of values`);
  else
    for (const name of Object.keys(group.schema.properties ?? {}))
      if (!names.includes(name))
        check.add(place, `"${path}" has "${name}", but ${taker} does not${nearest(name, names)}`);
}

type When = Record<string, FieldSchema | false> | When[];

/** Checks a condition: its paths exist, and its tests can pass. */
export function checkWhen(check: Check, when: When | undefined, spot: Spot, place: Place): void {
  if (Array.isArray(when)) {
    for (const [index, one] of when.entries()) checkWhen(check, one, spot, within(place, index));
    return;
  }
  if (when && Object.keys(when).length === 0)
    check.add(
      place,
      'this condition tests nothing, so it always holds; add a test, or leave the condition out',
    );
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
  ['minLength', ['string']],
  ['minItems', ['array']],
  ['maxItems', ['array']],
  ['contains', ['array']],
];

/** Checks that a value can pass a test. */
export function checkTest(check: Check, name: string, test: FieldSchema, at: KnownValue, place: Place): void {
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
      check.add(place, `"${keyword}" does not apply to ${describeType({ ...at, many: false })}`);
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
