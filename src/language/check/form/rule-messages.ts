import { ruleTexts } from '../../compile/form/rule-texts.ts';
import { originOf, type WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';
import type { SchemaNode } from './schema-nodes.ts';

/** Keywords that refuse values; each needs a message for the user. */
const RULES = [
  'type',
  'enum',
  'const',
  'not',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'formatMinimum',
  'formatMaximum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'x-options',
  'x-keys',
  'x-gap',
  'x-unique',
];

/** Rules that need a message of their own, because no general message could say what is wrong. */
const SPEAK_FOR_THEMSELVES = ['pattern', 'const'];

/** Checks that every message belongs to a rule, and every rule has a message, its own or a general one. */
export function checkMessages(check: Check, node: SchemaNode, place: Place): void {
  const { schema, beside, name, isFact } = node;
  const union = (name !== undefined && beside[name]) || schema;
  for (const key of Object.keys(schema['x-messages'] ?? {})) {
    const rules = rulesOf(schema);
    if (key !== 'required' && !rules.includes(key) && !rulesOf(union).includes(key))
      check.add(
        messagePlace(schema, key, place),
        `there is no rule "${key}" here to explain${nearest(key, rules)}`,
      );
  }
  checkGaps(check, schema, place);
  const texts = ruleTexts(check.project.documents);
  refuseDefault(check, schema, texts['required.titled']);
  if (isFact) return;
  for (const rule of rulesOf(schema)) {
    const written = schema['x-messages']?.[rule] ?? union['x-messages']?.[rule];
    if (written !== undefined) continue;
    const general = texts[particular(rule, schema)] ?? texts[rule];
    if (SPEAK_FOR_THEMSELVES.includes(rule) || general === undefined)
      check.add(within(place, rule), `the rule "${rule}" has no message in "x-messages"`);
  }
}

/** Refuses a message that repeats the default message of a required field; a shared field may be retitled. */
function refuseDefault(check: Check, schema: WrittenSchema, general = ''): void {
  const { place, use } = originOf(schema) ?? {};
  const spot = use ?? place;
  if (!spot || spot.source.file.startsWith('schemas/fields/')) return;
  const { title = schema.title, 'x-messages': messages } = read(spot) ?? {};
  if (title && messages?.required === general.replace('{title}', title))
    check.add(within(spot, 'x-messages', 'required'), `every required field says "${general}"; leave it out`);
}

/** Checks the general messages of rules. */
export function checkRuleTexts(check: Check, document: Document): void {
  for (const [key, text] of Object.entries(document.value))
    if (key.startsWith('rules.') && typeof text === 'string')
      reportGaps(check, text, placeIn(document, key), key === 'rules.required.titled' ? 'title' : 'limit');
}

/** Reports placeholders in a rule's message that nothing fills; a rule only knows its limit. */
function checkGaps(check: Check, schema: WrittenSchema, place: Place): void {
  for (const [rule, text] of Object.entries(schema['x-messages'] ?? {}))
    reportGaps(check, text, messagePlace(schema, rule, place));
}

function reportGaps(check: Check, text: string, place: Place, known = 'limit'): void {
  for (const [, gap = ''] of text.matchAll(/\{([^{}]*)\}/g))
    if (gap !== known) check.add(place, `nothing fills in {${gap}} here${nearest(gap, [known])}`);
}

/** Returns the rules of a field by the names that messages use. */
function rulesOf(schema: WrittenSchema): string[] {
  const rules = RULES.filter((rule) => rule in schema);
  const file = schema['x-file'] ? ['accept', 'maxBytes', 'type'] : [];
  const lookup = schema['x-lookup'] ? ['x-lookup'] : [];
  const anyOf = (schema.anyOf ?? []).flatMap(rulesOf);
  return [...new Set([...rules, ...file, ...lookup, ...anyOf])];
}

/** Returns the key of a rule's general message, as validation looks it up: "format.email", "type.integer". */
function particular(rule: string, schema: WrittenSchema): string {
  const wanted = rule === 'format' ? schema.format : [schema.type].flat().find((type) => type !== 'null');
  return `${rule}.${wanted}`;
}

/** Returns where a message is written: beside a `$ref`, else in the shared document. */
function messagePlace(schema: WrittenSchema, key: string, place: Place): Place {
  const use = originOf(schema)?.use;
  const beside = use && read(use)?.['x-messages'];
  return within(beside && key in beside ? use : place, 'x-messages', key);
}

function read({ source, pointer }: Place): WrittenSchema | undefined {
  let value = source.value as Record<string, unknown> | undefined;
  for (const key of pointer) value = value?.[key] as Record<string, unknown> | undefined;
  return value;
}
