import type { Findings } from './findings.ts';
import { nearest } from './nearest-name.ts';
import { type Place, within } from './place.ts';
import { type Scalar, type Struct, type Type, vocabulary } from './vocabulary.ts';

/** Called for every value whose position has a named type of the vocabulary. */
export type Visitor = (type: string, value: unknown, place: Place) => void;

/** An empty list says nothing; where it says who may enter, nobody could. */
const emptyList = (place: Place) =>
  place.pointer.length === 1 && place.pointer[0] === 'access'
    ? '"access" is an empty list, so nobody may enter; add a role, or write "public" for everybody'
    : `${subjectOf(place)} is an empty list; add an entry, or leave it out where it may be left out`;

/**
 * Checks a value against a type of the vocabulary: mismatches become findings, matching values are passed to
 * the visitor, outer values before inner ones.
 */
export function checkGrammar(
  value: unknown,
  type: Type,
  place: Place,
  findings: Findings,
  visit: Visitor = () => {},
): void {
  const inner = (item: unknown, of: Type, key: string | number) =>
    checkGrammar(item, of, within(place, key), findings, visit);
  if (type.is === 'list' && Array.isArray(value)) {
    if (value.length === 0) findings.add(place, emptyList(place));
    for (const [index, item] of value.entries()) {
      if (isScalar(type.of) && value.indexOf(item) < index)
        findings.add(
          within(place, index),
          `${JSON.stringify(item)} is in this list twice; remove one of them`,
        );
      inner(item, type.of, index);
    }
  } else if (type.is === 'record' && isObject(value)) {
    for (const [key, item] of Object.entries(value)) inner(item, type.of, key);
  } else if (type.is === 'words' && typeof value === 'string') {
    if (!type.words.includes(value)) refuseWord(value, type.words, place, findings);
  } else if (type.is === 'union') {
    const chosen = chooseAlternative(value, type);
    if (chosen) checkGrammar(value, chosen, place, findings, visit);
    else refuse(type, place, findings);
  } else if (type.is === 'named') checkNamed(value, type, place, findings, visit);
  else if (type.is !== 'literal' || value !== type.value) refuse(type, place, findings);
}

function checkNamed(
  value: unknown,
  type: Extract<Type, { is: 'named' }>,
  place: Place,
  findings: Findings,
  visit: Visitor,
): void {
  const { unions, scalars } = vocabulary;
  const { name } = type;
  if (unions[name]) {
    const chosen = chooseAlternative(value, unions[name]);
    visit(name, value, place);
    if (chosen) checkGrammar(value, chosen, place, findings, visit);
    else refuse(type, place, findings);
  } else if (scalars[name]) {
    checkScalar(value, scalars[name], type, place, findings);
    visit(name, value, place);
  } else if (isObject(value)) {
    const struct = structFor(name, value, place, findings);
    if (!struct) return;
    visit(name, value, place);
    checkStruct(value, struct, place, findings, visit);
  } else refuse(type, place, findings);
}

/** Returns the keys of a struct, or of the variant that the tag of a tagged struct selects. */
function structFor(
  name: string,
  value: Record<string, unknown>,
  place: Place,
  findings: Findings,
): Struct | undefined {
  const { structs, tagged } = vocabulary;
  if (structs[name]) return structs[name];
  const { by, variants } = tagged[name]!;
  const tag = value[by];
  if (tag === undefined) findings.add(place, `"${by}" is missing`);
  else if (!variants[String(tag)])
    refuseWord(String(tag), Object.keys(variants), within(place, by), findings, by);
  return variants[String(tag)];
}

function checkStruct(
  value: Record<string, unknown>,
  { keys, others }: Struct,
  place: Place,
  findings: Findings,
  visit: Visitor,
): void {
  for (const [key, item] of Object.entries(value)) {
    const type = Object.hasOwn(keys, key) ? keys[key]!.type : others;
    const isDocument = key === '$schema' && place.pointer.length === 0;
    if (type && !isDocument) checkGrammar(item, type, within(place, key), findings, visit);
    else if (!isDocument)
      findings.add(within(place, key), `"${key}" is not known here${nearest(key, Object.keys(keys))}`);
  }
  for (const [key, { required }] of Object.entries(keys))
    if (required && value[key] === undefined) findings.add(place, `"${key}" is missing`);
}

function checkScalar(value: unknown, scalar: Scalar, type: Type, place: Place, findings: Findings): void {
  if (!isOfJsonType(value, scalar)) refuse(type, place, findings);
  else if (scalar.enum && !scalar.enum.includes(String(value)))
    refuseWord(String(value), scalar.enum, place, findings);
  else if (scalar.pattern && !new RegExp(scalar.pattern).test(String(value)))
    findings.add(place, `"${value}" is not ${scalar.about}`);
}

/**
 * Returns the intended alternative of a union: one that matches, else the only one of the value's JSON type.
 */
function chooseAlternative(value: unknown, type: Type): Type | undefined {
  const all = alternativesOf(type);
  const similar = all.filter((one) => looksLike(value, one, false));
  return all.find((one) => looksLike(value, one, true)) ?? (similar.length === 1 ? similar[0] : undefined);
}

function alternativesOf(type: Type): Type[] {
  if (type.is === 'union') return type.of.flatMap(alternativesOf);
  const union = type.is === 'named' ? vocabulary.unions[type.name] : undefined;
  return union ? alternativesOf(union) : [type];
}

function looksLike(value: unknown, type: Type, strictly: boolean): boolean {
  if (type.is === 'literal') return value === type.value;
  if (type.is === 'list') return Array.isArray(value);
  if (type.is === 'record') return isObject(value);
  if (type.is === 'words') return strictly ? type.words.includes(value as string) : typeof value === 'string';
  if (type.is === 'union') return false;
  const { structs, tagged, scalars } = vocabulary;
  const scalar = scalars[type.name];
  if (scalar) {
    const fits = isOfJsonType(value, scalar);
    if (!fits || !strictly) return fits;
    return (
      (!scalar.enum || scalar.enum.includes(String(value))) &&
      new RegExp(scalar.pattern ?? '').test(String(value))
    );
  }
  if (!isObject(value)) return false;
  if (!strictly) return true;
  const tag = tagged[type.name]?.by;
  if (tag) return tag in value;
  return Object.entries(structs[type.name]?.keys ?? {}).every(
    ([key, { required }]) => !required || key in value,
  );
}

function isOfJsonType(value: unknown, { json, minimum }: Scalar): boolean {
  if (json === undefined) return true;
  return [json].flat().some((type) => {
    if (type === 'null') return value === null;
    if (type === 'integer') return Number.isInteger(value) && (value as number) >= (minimum ?? -Infinity);
    return typeof value === type;
  });
}

function refuse(type: Type, place: Place, findings: Findings): void {
  findings.add(place, `${subjectOf(place)} must be ${describe(type)}`);
}

function subjectOf({ pointer }: Place): string {
  const key = pointer.at(-1);
  return typeof key === 'string' ? `"${key}"` : 'this';
}

function refuseWord(word: string, words: string[], place: Place, findings: Findings, what?: string): void {
  const refused = what ? `there is no ${what} "${word}" here` : `${subjectOf(place)} cannot be "${word}"`;
  findings.add(place, `${refused}${nearest(word, words)}`);
}

/** Describes a type in plain words. */
export function describe(type: Type): string {
  switch (type.is) {
    case 'union':
      return type.of.map(describe).join(' or ');
    case 'list':
      return `a list of ${short(type.of)}`;
    case 'record':
      return `names, each with ${describe(type.of)}`;
    case 'words':
      return type.words.map((word) => `"${word}"`).join(' or ');
    case 'literal':
      return String(type.value);
    case 'named':
      return describeNamed(type.name);
  }
}

function describeNamed(name: string): string {
  const { scalars, unions } = vocabulary;
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return scalars[name]?.about ?? unions[name]?.about ?? `${article} ${name.replaceAll('-', ' ')}`;
}

/** Describes the type of a list's items without details: "a list of forms" is enough. */
function short(type: Type): string {
  if (type.is === 'named' && type.name === 'any') return 'values';
  return type.is === 'named' ? plural(type.name.replaceAll('-', ' ')) : describe(type);
}

const plural = (name: string): string =>
  name.replace(/(?:([^aeiou])y|(s|x|ch|sh)|)$/, (_, consonant?: string, hiss?: string) =>
    consonant ? `${consonant}ies` : hiss ? `${hiss}es` : 's',
  );

/** Whether values of a type are single words or numbers, which a list should not repeat. */
export const isScalar = (type: Type): boolean => type.is === 'named' && type.name in vocabulary.scalars;

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
