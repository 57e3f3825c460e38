import type { Screen, Target } from '../../generated/definitions.d.ts';
import type { ValueSource } from '../../src/shared/value-path.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { type Check, documentOf, exists } from './check.ts';
import { describeType, fits, known, type Schema, type Spot, valuesOf } from './known.ts';
import { checkMapFits, checkMapLeads } from './map-uses.ts';
import { checkText, valueType } from './values.ts';

/** Where something leads: the screen exists and gets its parameters, the map knows the way. */
export function checkTarget(check: Check, to: Target | Target[], spot: Spot, place: Place): void {
  if (Array.isArray(to)) {
    for (const [index, one] of to.entries()) checkTarget(check, one, spot, within(place, index));
    return;
  }
  if (to.href !== undefined) checkText(check, to.href, spot, within(place, 'href'));
  if (to.map !== undefined) checkMapTarget(check, to, spot, place);
  if (to.screen !== undefined) checkScreenTarget(check, to, spot, place);
  else if (to.anchor !== undefined)
    checkAnchor(check, to.anchor, spot.document.value, within(place, 'anchor'));
  if (![to.screen, to.map, to.anchor, to.return, to.back, to.href].some((one) => one !== undefined))
    check.add(place, 'this leads nowhere; say "screen", "map", "anchor", "return", "back" or "href"');
}

function checkMapTarget(check: Check, { map, value }: Target, spot: Spot, place: Place): void {
  if (value === undefined) check.add(place, 'a map needs the "value" that it decides by');
  const found = value === undefined ? undefined : valueType(check, value, spot, within(place, 'value'));
  if (found) checkMapFits(check, map!, found, within(place, 'map'));
  checkMapLeads(check, map!, within(place, 'map'));
}

function checkScreenTarget(check: Check, to: Target, spot: Spot, place: Place): void {
  const name = to.screen!;
  if (!exists(check, 'screen', name, check.names('screens'), within(place, 'screen'))) return;
  const screen = documentOf<Screen>(check, 'screens', name);
  if (!screen) return;
  const wanted = parametersOf(screen.value.path);
  for (const parameter of wanted)
    if (!(parameter in (to.params ?? {})))
      check.add(place, `the screen "${name}" needs the parameter "${parameter}"`);
  for (const [parameter, source] of Object.entries(to.params ?? {})) {
    const at = within(place, 'params', parameter);
    if (!wanted.includes(parameter))
      check.add(at, `the screen "${name}" has no parameter "${parameter}"${nearest(parameter, wanted)}`);
    const found = valueType(check, source, spot, at);
    if (found?.optional)
      check.add(at, `${describeSource(source)} may be missing, but a path needs its parameters`);
  }
  if (to.query !== undefined) checkQuery(check, to.query, screen.value, name, spot, within(place, 'query'));
  if (to.anchor !== undefined) checkAnchor(check, to.anchor, screen.value, within(place, 'anchor'));
}

/** The names in the braces of an address. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

function checkQuery(
  check: Check,
  query: string | Record<string, ValueSource>,
  screen: Screen,
  name: string,
  spot: Spot,
  place: Place,
): void {
  if (screen.query === undefined) check.add(place, `the screen "${name}" has no query`);
  if (typeof query === 'string') valueType(check, query, spot, place);
  if (screen.query === undefined || typeof query === 'string') return;
  const fields = (check.project.forms.schemaOf(screen.query)?.properties ?? {}) as Record<string, Schema>;
  for (const [key, source] of Object.entries(query)) {
    const at = within(place, key);
    const field = fields[key];
    if (!field) check.add(at, `the query of "${name}" has no "${key}"${nearest(key, Object.keys(fields))}`);
    else checkInto(check, key, source, field, spot, at);
  }
}

/** A value that goes into a field: of its type, and one of its values. */
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
  } else if (!fits(found, wanted.schema))
    check.add(place, `${name} takes ${describeType(wanted)}, this is ${describeType(found)}`);
}

/** A source as it is written, for findings. */
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
