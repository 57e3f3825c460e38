import type { DataSource } from '../../../../generated/definitions.d.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { pathsOf, type ValueSources } from '../../run/value/value-path.ts';
import { type Check, exists, type KnownOperation } from '../check-context.ts';
import { checkAnswerText } from '../text/message-keys.ts';
import {
  ANYTHING,
  describeType,
  fits,
  type KnownValue,
  type Scope,
  type Spot,
  valuesOf,
} from '../value/known-value.ts';
import { narrowed } from '../value/narrowing.ts';
import { checkOwnName } from '../value/scopes.ts';
import { checkGroup, checkWhen, valueType } from '../value/values.ts';
import { describeSource } from './link-targets.ts';

/**
 * A source may wait for one other, not for a longer chain: each link is a round trip before anything is
 * rendered.
 */
const DEEPEST = 2;

/**
 * Checks the data that a document reads: operations exist and get their parameters; adds the answers to the
 * scope.
 */
export function checkSources(
  check: Check,
  sources: Record<string, DataSource> | undefined,
  spot: Spot,
  place: Place,
): Scope {
  const scope: Record<string, KnownValue> = { ...spot.scope };
  const depth = new Map<string, number>();
  const waiting = new Map(Object.entries(sources ?? {}));
  while (waiting.size) {
    const ready = [...waiting].find(([, source]) => !rootsOf(source).some((root) => waiting.has(root)));
    if (!ready) {
      check.add(place, `these wait for each other: ${[...waiting.keys()].join(', ')}`);
      for (const name of waiting.keys()) scope[name] = ANYTHING;
      break;
    }
    const [name, source] = ready;
    waiting.delete(name);
    const before = Math.max(0, ...rootsOf(source).map((root) => depth.get(root) ?? 0));
    depth.set(name, before + 1);
    checkOwnName(check, name, within(place, name));
    if (before + 1 > DEEPEST)
      check.add(
        within(place, name),
        `"${name}" waits for one that waits itself; data may be ${DEEPEST} deep`,
      );
    scope[name] = checkSource(check, source, { ...spot, scope }, within(place, name));
  }
  return scope;
}

/** Returns the first names of the paths in a source's parameters and condition. */
function rootsOf({ params = {}, when }: DataSource): string[] {
  const fromParams = typeof params === 'object' ? Object.values(params).flatMap(pathsOf) : pathsOf(params);
  const fromWhen = [when ?? {}].flat().flatMap((one) => Object.keys(one));
  return [...fromParams, ...fromWhen].map((path) => /^\w+/.exec(path)?.[0] ?? '');
}

function checkSource(check: Check, source: DataSource, spot: Spot, place: Place): KnownValue {
  const operation = operationNamed(check, source.operation, within(place, 'operation'));
  checkWhen(check, source.when, spot, within(place, 'when'));
  for (const message of [source.error ?? []].flat()) checkAnswerText(check, message, within(place, 'error'));
  if (source.live !== undefined) checkLive(check, source.live, within(place, 'live'));
  if (source.optional && !rootsOf(source).includes('route'))
    check.add(within(place, 'optional'), 'only what the address names can be missing, and so be optional');
  if (!operation) return ANYTHING;
  if (operation.method !== 'get')
    check.add(
      within(place, 'operation'),
      `"${operation.id}" changes data (${operation.method.toUpperCase()}); name an operation that only reads (GET)`,
    );
  checkParameters(check, source.params, operation, narrowed(spot, source.when), within(place, 'params'));
  // A source with a condition, or one that may not exist, may be absent.
  return { ...(operation.answer ?? ANYTHING), ...((source.when || source.optional) && { optional: true }) };
}

/** Checks the operation that a source listens to: it returns an event stream and takes no parameters. */
function checkLive(check: Check, id: string, place: Place): void {
  const known = operationNamed(check, id, place);
  if (!known) return;
  const { content = {} } = (known.operation.responses['200'] ?? {}) as { content?: object };
  if (!('text/event-stream' in content)) check.add(place, `"${id}" does not answer with events`);
  if ([...known.parameters.values()].some(({ required }) => required))
    check.add(place, `"${id}" needs parameters; what is listened to takes none`);
}

export function operationNamed(check: Check, id: string, place: Place): KnownOperation | undefined {
  return exists(check, 'operation', id, check.names('operation'), place)
    ? check.operations.get(id)
    : undefined;
}

/** Checks a call's parameters: they exist, values match, and required ones cannot be absent. */
export function checkParameters(
  check: Check,
  params: ValueSources | undefined,
  { id, parameters }: KnownOperation,
  spot: Spot,
  place: Place,
): void {
  if (typeof params === 'string') {
    checkGroup(check, params, [...parameters.keys()], `the operation "${id}"`, spot, place);
    return;
  }
  for (const [name, source] of Object.entries(params ?? {})) {
    const at = within(place, name);
    const parameter = parameters.get(name);
    if (!parameter) {
      check.add(at, `the operation "${id}" has no parameter "${name}"${nearest(name, parameters.keys())}`);
      continue;
    }
    const found = valueType(check, source, spot, at);
    if (!found) continue;
    const possible = valuesOf(parameter.schema);
    if (found.schema.const !== undefined && possible && !possible.includes(found.schema.const))
      check.add(at, `${name} is never ${JSON.stringify(found.schema.const)} (it is ${possible.join(', ')})`);
    else if (!fits(found, parameter.schema))
      check.add(
        at,
        `${name} takes ${describeType({ ...found, many: false, schema: parameter.schema })}, this is ${describeType(found)}`,
      );
    if (found.optional && parameter.required)
      check.add(at, `${name} is required, but ${describeSource(source)} may be missing`);
  }
  for (const [name, { required }] of parameters)
    if (required && !(name in (params ?? {})))
      check.add(place, `the operation "${id}" needs the parameter "${name}"`);
}
