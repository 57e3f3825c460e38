import type { Guard, Screen } from '../../generated/definitions.d.ts';
import { type Document, placeIn } from '../definitions/documents.ts';
import type { Place } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { checkBlocks } from './blocks.ts';
import { type Check, exists } from './check.ts';
import { checkQueryForm } from './document-checks.ts';
import { type Known, known, type Schema, type Spot, valuesOf } from './known.ts';
import { baseScope } from './scopes.ts';
import { checkSources } from './sources.ts';
import { checkTarget, parametersOf } from './targets.ts';
import { checkText, checkWhen } from './values.ts';

export function checkScreen(check: Check, document: Document): void {
  const screen = document.value as unknown as Screen;
  const at = (...keys: (string | number)[]) => placeIn(document, ...keys);
  exists(check, 'layout', screen.layout, check.names('layouts'), at('layout'));
  if (Array.isArray(screen.access))
    for (const [index, role] of screen.access.entries())
      exists(check, 'role', role, check.names('role'), at('access', index));
  const own: Spot = { document, scope: ownScope(check, screen, document) };
  const scope = checkSources(check, screen.data, own, at('data'));
  const spot: Spot = { document, scope };
  checkText(check, screen.title, spot, at('title'));
  checkAlso(check, screen, scope, document);
  checkBlocks(check, screen.blocks, spot, at('blocks'));
}

/** What a screen can read before it has any data. */
function ownScope(check: Check, { access, path, query }: Screen, document: Document): Record<string, Known> {
  const { api, forms } = check.project;
  const visitor = access === 'guest' ? 'signed-out' : Array.isArray(access) ? 'signed-in' : 'either';
  const scope = baseScope(check, visitor);
  const names = parametersOf(path);
  const parameters = names.map((name): [string, Schema] => [name, { type: ['string', 'integer'] }]);
  scope.route = known(api, { type: 'object', required: names, properties: Object.fromEntries(parameters) });
  const isErrorScreen = check.project.documents.guard?.value.error === document.name;
  const failure: Schema = {
    type: 'object',
    properties: { message: { type: 'string' }, status: { type: 'integer' } },
  };
  if (isErrorScreen) scope.error = known(api, failure);
  if (query === undefined || !exists(check, 'form', query, check.names('forms'), placeIn(document, 'query')))
    return scope;
  checkQueryForm(check, query, placeIn(document, 'query'));
  const schema = (forms.schemaOf(query) ?? {}) as Schema;
  const certain = Object.entries(schema.properties ?? {}).filter(([, field]) => 'default' in field);
  scope.query = known(api, { ...schema, required: certain.map(([name]) => name) });
  return scope;
}

/** Further addresses say values that the query string can have. */
function checkAlso(
  check: Check,
  { also = {} }: Screen,
  { query }: Record<string, Known>,
  document: Document,
): void {
  for (const [path, values] of Object.entries(also))
    for (const [name, value] of Object.entries(values as Record<string, unknown>)) {
      const place = placeIn(document, 'also', path, name);
      const fields = query?.schema.properties ?? {};
      const field = fields[name];
      const possible = field && valuesOf(field);
      if (!field) check.add(place, `the query has no "${name}"${nearest(name, Object.keys(fields))}`);
      else if (possible && !possible.includes(value))
        check.add(
          place,
          `${name} is never ${JSON.stringify(value)}${nearest(String(value), possible.map(String))}`,
        );
    }
}

/** No address leads to two screens. */
export function checkRoutes(check: Check): void {
  const taken = new Map<string, string>();
  for (const document of check.project.documents.screens.values()) {
    if (!check.sound.has(document)) continue;
    const { path, also = {}, redirects = [] } = document.value as unknown as Screen;
    const addresses: [string, Place][] = [
      [path, placeIn(document, 'path')],
      ...Object.keys(also).map((one): [string, Place] => [one, placeIn(document, 'also', one)]),
      ...redirects.map((one, index): [string, Place] => [one, placeIn(document, 'redirects', index)]),
    ];
    for (const [address, place] of addresses) {
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
  const { steps = [], ...screens } = document.value as unknown as Guard;
  for (const [key, name] of Object.entries(screens))
    if (!key.startsWith('$'))
      exists(check, 'screen', String(name), check.names('screens'), placeIn(document, key));
  const spot: Spot = { document, scope: baseScope(check, 'signed-in') };
  for (const [index, { when, to }] of steps.entries()) {
    checkWhen(check, when, spot, placeIn(document, 'steps', index, 'when'));
    checkTarget(check, to, spot, placeIn(document, 'steps', index, 'to'));
  }
}
