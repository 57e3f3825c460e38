import type { Guard, Refresh, Screen } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { type Place, within } from '../../grammar/place.ts';
import { inResult, onScreen } from '../../run/value/scope.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import { checkDuplicateNames } from '../duplicate-names.ts';
import { ANYTHING, known, type Schema, type Scope, type Spot } from '../value/known-value.ts';
import { baseScope } from '../value/scopes.ts';
import { checkText, checkWhen, valueType } from '../value/values.ts';
import { checkBlocks } from './blocks.ts';
import { checkSources, operationNamed } from './data-sources.ts';
import { checkGuardCircles } from './guard-circles.ts';
import { checkHead } from './head.ts';
import { parametersOf } from './link-targets.ts';
import { checkFieldValue, checkQueryNames, queryScope } from './query-fields.ts';

export function checkScreen(check: Check, document: Document): void {
  const screen = definitionOf(document, 'screen');
  const at = (...keys: (string | number)[]) => placeIn(document, ...keys);
  exists(check, 'layout', screen.layout, check.names('layouts'), at('layout'));
  if (Array.isArray(screen.access))
    for (const [index, role] of screen.access.entries())
      exists(check, 'role', role, check.names('role'), at('access', index));
  // Before a screen opens, only its visitor is known.
  checkWhen(check, screen.when, { document, scope: baseScope(check, visitorOf(screen)) }, at('when'));
  if (screen.otherwise !== undefined) checkGuardScreen(check, screen.otherwise, at('otherwise'));
  const withoutData: Spot = { document, scope: ownScope(check, screen, document) };
  const scope = checkSources(check, screen.data, withoutData, at('data'));
  const spot: Spot = { document, scope };
  checkText(check, screen.title, spot, at('title'));
  if (screen.belongs_to) exists(check, 'address', screen.belongs_to, addressesOf(check), at('belongs_to'));
  if (screen.head) checkHead(check, screen.head, screen, spot, at('head'));
  checkAlso(check, screen, scope, document);
  checkBlocks(check, screen.blocks, spot, at('blocks'));
  checkDuplicateNames(check, 'section with the id', sectionsIn(screen.blocks, at('blocks')));
}

const addressesOf = (check: Check) =>
  [...check.project.documents.screens.values()].flatMap((document) => {
    const { path, also = {} } = definitionOf(document, 'screen');
    return [path, ...Object.keys(also)];
  });

/** Returns the ids of a screen's sections, as link targets. */
function sectionsIn(node: unknown, place: Place): { name: string; place: Place }[] {
  if (node === null || typeof node !== 'object') return [];
  const { block, id } = node as { block?: unknown; id?: unknown };
  const own = block === 'section' && typeof id === 'string' ? [{ name: id, place: within(place, 'id') }] : [];
  const isList = Array.isArray(node);
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, inner]) =>
      sectionsIn(inner, within(place, isList ? Number(key) : key)),
    ),
  ];
}

const visitorOf = ({ access }: Screen) =>
  access === 'guest' ? 'signed-out' : Array.isArray(access) ? 'signed-in' : 'either';

/** Returns what a screen can read before its data has loaded. */
function ownScope(check: Check, screen: Screen, document: Document): Scope {
  const { path } = screen;
  const { api } = check.project;
  const names = parametersOf(path);
  const parameters = names.map((name): [string, Schema] => [name, { type: ['string', 'integer'] }]);
  const route = known(api, { type: 'object', required: names, properties: Object.fromEntries(parameters) });
  const { error, notFound } = (check.project.documents.guard?.value ?? {}) as Partial<Guard>;
  const saysFailure = [error, notFound].includes(document.name);
  const failure: Schema = {
    type: 'object',
    properties: { message: { type: 'string' }, status: { type: 'integer' } },
  };
  checkQueryNames(check, screen, document);
  return onScreen({
    ...baseScope(check, visitorOf(screen)),
    ...queryScope(check, screen, document),
    route,
    ...(saysFailure && { error: known(api, failure) }),
  });
}

/** Checks a screen's alias paths: their values match its query string. */
function checkAlso(check: Check, { also = {} }: Screen, { query }: Scope, document: Document): void {
  for (const [path, values] of Object.entries(also))
    for (const [name, value] of Object.entries(values as Record<string, unknown>)) {
      const place = placeIn(document, 'also', path, name);
      checkFieldValue(check, query?.schema.properties ?? {}, [name, value], 'the query has', place);
    }
}

/** The first segments of paths that the server answers itself. */
const SERVER_PATHS = new Set(['api', 'assets', 'docs', 'healthz', 'readyz', 'sitemaps']);

/** Checks that no path leads to two screens, or belongs to the server. */
export function checkRoutes(check: Check): void {
  const taken = new Map<string, string>();
  for (const document of check.project.documents.screens.values()) {
    if (!check.sound.has(document)) continue;
    const { path, also = {}, redirects = [] } = definitionOf(document, 'screen');
    const addresses: [string, Place][] = [
      [path, placeIn(document, 'path')],
      ...Object.keys(also).map((one): [string, Place] => [one, placeIn(document, 'also', one)]),
      ...redirects.map((one, index): [string, Place] => [one, placeIn(document, 'redirects', index)]),
    ];
    for (const [address, place] of addresses) {
      const [, first = ''] = address.split('/');
      if (SERVER_PATHS.has(first))
        check.add(
          place,
          `addresses below /${first} belong to the server; choose another one for this screen`,
        );
      checkDuplicateNames(
        check,
        'part of the address called',
        parametersOf(address).map((name) => ({ name, place })),
      );
      const shape = address.replace(/\{\w+\}/g, '{}');
      const other = taken.get(shape);
      if (other !== undefined)
        check.add(place, `the address ${address} belongs to the screen "${other}" already`);
      else taken.set(shape, document.name);
    }
  }
}

export function checkGuard(check: Check): void {
  const document = check.project.documents.guard;
  if (!document || !check.sound.has(document)) return;
  const { steps = [], recheck, ...screens } = definitionOf(document, 'guard');
  for (const [key, name] of Object.entries(screens))
    if (!key.startsWith('$')) checkGuardScreen(check, String(name), placeIn(document, key));
  const spot: Spot = { document, scope: baseScope(check, 'signed-in') };
  if (recheck) checkRefresh(check, recheck, spot, placeIn(document, 'recheck'));
  for (const [index, { when, to, open, refresh }] of steps.entries()) {
    checkWhen(check, when, spot, placeIn(document, 'steps', index, 'when'));
    checkGuardScreen(check, to, placeIn(document, 'steps', index, 'to'));
    for (const name of Object.keys(open ?? {}))
      exists(check, 'screen', name, check.names('screens'), placeIn(document, 'steps', index, 'open', name));
    if (refresh) checkRefresh(check, refresh, spot, placeIn(document, 'steps', index, 'refresh'));
  }
  checkGuardCircles(check, document);
}

/** Checks the guard's refresh: a read without path parameters. */
function checkRefresh(check: Check, { operation: id, session }: Refresh, spot: Spot, place: Place): void {
  const operation = operationNamed(check, id, within(place, 'operation'));
  if (!operation) return;
  if (operation.method !== 'get' || operation.path.includes('{'))
    check.add(within(place, 'operation'), `"${id}" must be a read without parameters in its path`);
  const after = { ...spot, scope: inResult(spot.scope, operation.answer ?? ANYTHING) };
  valueType(check, session, after, within(place, 'session'));
}

/**
 * Checks a screen that the guard redirects to: its path has no parameters, because the guard has no values
 * for them.
 */
function checkGuardScreen(check: Check, name: string, place: Place): void {
  if (!exists(check, 'screen', name, check.names('screens'), place)) return;
  const screen = documentOf<Screen>(check, 'screens', name);
  for (const parameter of screen ? parametersOf(screen.value.path) : [])
    check.add(place, `the screen "${name}" needs the parameter "${parameter}"`);
}
