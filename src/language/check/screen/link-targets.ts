import type { Screen, SearchBox, Target } from '../../../../generated/definitions.d.ts';
import { placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { matches } from '../../run/value/matches.ts';
import type { ValueSources } from '../../run/value/value-path.ts';
import type { ValueSource } from '../../run/value/value-source.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import { describeType, fits, known, type Schema, type Spot, valuesOf } from '../value/known-value.ts';
import { narrowed } from '../value/narrowing.ts';
import { checkGroup, checkWhen, valueType } from '../value/values.ts';
import { checkLabelsFit, labelTargets } from './label-uses.ts';
import { checkLinkAccess } from './link-access.ts';
import { queryFields } from './query-fields.ts';

/** Checks a target: the screen exists and gets its parameters, or the value labels have a target for each case. */
export function checkTarget(check: Check, to: Target | Target[], around: Spot, place: Place): void {
  if (Array.isArray(to)) {
    const sure = to.findIndex((one) => one.when === undefined && (one.screen ?? one.anchor) !== undefined);
    if (sure >= 0 && sure < to.length - 1)
      check.add(within(place, sure + 1), 'the one before always applies, so this one never counts');
    for (const [index, one] of to.entries()) checkTarget(check, one, around, within(place, index));
    return;
  }
  checkWhen(check, to.when, around, within(place, 'when'));
  const spot = narrowed(around, to.when);
  if (to.labels !== undefined) checkLabelTarget(check, to, spot, place);
  else if (to.value !== undefined) checkAnsweredTarget(check, to.value, spot, within(place, 'value'));
  if (to.screen !== undefined) checkScreenTarget(check, to, spot, place);
  else if (to.anchor !== undefined)
    checkAnchor(check, to.anchor, spot.document.value, within(place, 'anchor'));
  if (to.language !== undefined)
    exists(check, 'language', to.language, check.names('language'), within(place, 'language'));
  const ways = [to.screen, to.labels, to.value, to.anchor, to.language, to.return, to.back];
  if (ways.every((one) => one === undefined))
    check.add(place, 'this leads nowhere; say "screen", "labels", "anchor", "language", "return" or "back"');
}

function checkLabelTarget(check: Check, { labels, value }: Target, spot: Spot, place: Place): void {
  if (value === undefined) check.add(place, '"labels" needs the "value" that it decides by');
  const found = value === undefined ? undefined : valueType(check, value, spot, within(place, 'value'));
  if (found) checkLabelsFit(check, labels!, found, within(place, 'labels'));
  if (spot.document.kind === 'label') {
    check.add(within(place, 'labels'), 'a value label leads to a screen, not to further value labels');
    return;
  }
  for (const { to, document, pointer } of labelTargets(check, labels!, within(place, 'labels')))
    checkTarget(check, to, { ...spot, document }, placeIn(document, ...pointer));
}

/** Checks a target that comes with an answer: it names a screen and the values of its address. */
function checkAnsweredTarget(check: Check, value: ValueSource, spot: Spot, place: Place): void {
  const found = valueType(check, value, spot, place);
  const { properties = {} } = found?.schema ?? {};
  if (found && !found.anything && !('screen' in properties && 'params' in properties))
    check.add(
      place,
      `${describeSource(value)} is ${describeType(found)}, not a target; did you forget "labels"?`,
    );
}

function checkScreenTarget(check: Check, to: Target, spot: Spot, place: Place): void {
  const name = to.screen!;
  if (!exists(check, 'screen', name, check.names('screens'), within(place, 'screen'))) return;
  const screen = documentOf<Screen>(check, 'screens', name);
  if (!screen) return;
  if (to.when === undefined) checkLinkAccess(check, spot.document, name, within(place, 'screen'));
  const { path } = screen.value;
  checkAddress(check, to.params ?? {}, { name, path }, spot, place);
  if (to.query !== undefined) checkQuery(check, to.query, screen.value, name, spot, within(place, 'query'));
  if (to.anchor !== undefined) checkAnchor(check, to.anchor, screen.value, within(place, 'anchor'));
  if (to.afterwards !== undefined) checkTarget(check, to.afterwards, spot, within(place, 'afterwards'));
}

/** Checks the parameters of a screen's path: all are given, and none can be absent. */
export function checkAddress(
  check: Check,
  params: Readonly<Record<string, ValueSource>>,
  { name, path }: { name: string; path: string },
  spot: Spot,
  place: Place,
  key = 'params',
): void {
  const wanted = parametersOf(path);
  for (const parameter of wanted)
    if (!(parameter in params)) check.add(place, `the screen "${name}" needs the parameter "${parameter}"`);
  for (const [parameter, source] of Object.entries(params)) {
    const at = within(place, key, parameter);
    if (!wanted.includes(parameter))
      check.add(at, `the screen "${name}" has no parameter "${parameter}"${nearest(parameter, wanted)}`);
    const found = valueType(check, source, spot, at);
    if (found?.optional)
      check.add(at, `${describeSource(source)} may be missing, but a path needs its parameters`);
  }
}

/** Returns the names in the braces of a path. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

function checkQuery(
  check: Check,
  query: ValueSources,
  screen: Screen,
  name: string,
  spot: Spot,
  place: Place,
): void {
  const fields = queryFields(check, screen);
  if (Object.keys(fields).length === 0) check.add(place, `the screen "${name}" has no query`);
  else checkFields(check, query, fields, `the query of "${name}"`, spot, place);
}

/** Checks values for all or some fields of a form. */
export function checkFields(
  check: Check,
  values: ValueSources,
  fields: Readonly<Record<string, Schema>>,
  taker: string,
  spot: Spot,
  place: Place,
): void {
  if (typeof values === 'string') {
    checkGroup(check, values, Object.keys(fields), taker, spot, place);
    return;
  }
  for (const [key, source] of Object.entries(values)) {
    const at = within(place, key);
    const field = fields[key];
    if (!field) check.add(at, `${taker} has no "${key}"${nearest(key, Object.keys(fields))}`, key);
    else checkInto(check, key, source, field, spot, at);
  }
}

/** Checks values that are set in the screen's own query string. */
export function checkQueryChange(check: Check, query: ValueSources, spot: Spot, place: Place): void {
  const declared = spot.scope.query;
  if (declared) checkFields(check, query, declared.schema.properties ?? {}, 'the query', spot, place);
  else check.add(place, 'the screen has no query');
}

/** Checks a value for a field: it has the field's type, and is one of its allowed values. */
export function checkInto(
  check: Check,
  name: string,
  source: ValueSource,
  field: Schema,
  spot: Spot,
  place: Place,
): void {
  const found = valueType(check, source, spot, place);
  if (!found) return;
  const wanted = known(check.project.api, field);
  const possible = valuesOf(wanted.schema);
  const [only] = found.schema.const === undefined ? [] : [found.schema.const];
  if (only !== undefined && only !== null && possible && !possible.includes(only)) {
    const choice = nearest(String(only), possible.map(String));
    check.add(place, `${name} is never ${JSON.stringify(only)}${choice}`);
  } else if (only !== undefined && only !== null && !matches(limitsOf(wanted.schema), only)) {
    check.add(place, `${name} is never ${JSON.stringify(only)}; ${describeLimits(wanted.schema)}`);
  } else if (!fits(found, wanted.schema))
    check.add(place, `${name} takes ${describeType(wanted)}, this is ${describeType(found)}`);
}

function limitsOf({ minimum, maximum }: Schema): FieldSchema {
  return {
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
  };
}

function describeLimits(schema: Schema): string {
  const { minimum, maximum } = limitsOf(schema);
  const least = minimum === undefined ? undefined : `at least ${minimum}`;
  const most = maximum === undefined ? undefined : `at most ${maximum}`;
  return `it is ${[least, most].filter(Boolean).join(' and ')}`;
}

/** Describes a value source for findings. */
export function describeSource(source: ValueSource): string {
  if (typeof source === 'string') return `"${source}"`;
  if (source !== null && typeof source === 'object' && 'value' in source) return describeSource(source.value);
  return 'this';
}

function checkAnchor(check: Check, anchor: string, document: unknown, place: Place): void {
  const ids = sectionIds(document);
  if (!ids.includes(anchor))
    check.add(place, `there is no section with the id "${anchor}"${nearest(anchor, ids)}`);
}

function sectionIds(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  const inner = Object.values(node).flatMap(sectionIds);
  const { block, id } = node as { block?: unknown; id?: unknown };
  return block === 'section' && typeof id === 'string' ? [id, ...inner] : inner;
}

/** Checks that the target screen of a search box reads its words. */
export function checkSearchBox(check: Check, { parameter, to }: SearchBox, spot: Spot, place: Place): void {
  const query = { [parameter]: { const: 'words' } };
  const asking = [to].flat().map((target) => ({ ...target, query }));
  checkTarget(check, Array.isArray(to) ? asking : asking[0]!, spot, within(place, 'to'));
}
