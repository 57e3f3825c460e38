import { type Place, within } from '../../grammar/place.ts';
import { vocabulary } from '../../grammar/vocabulary.ts';
import { onScreen } from '../../run/value/scope.ts';
import { type Check, componentOf, exists } from '../check-context.ts';
import { ANYTHING, type KnownValue, known, type Schema, type Scope } from './known-value.ts';

type Visitor = 'signed-in' | 'signed-out' | 'either' | 'unknown';

/**
 * Returns the scope of every document: the session, as far as the visitor is known, and the stored
 * preferences. Shared documents do not know their visitor.
 */
export function baseScope(check: Check, visitor: Visitor) {
  const { api } = check.project;
  const user = { $ref: '#/components/schemas/User' };
  const session: Schema = {
    type: 'object',
    required: visitor === 'either' ? [] : ['user'],
    properties: { user: user as Schema },
  };
  const areAllSound = check.sound.size === check.project.documents.byFile.size;
  const prefs = known(api, { type: 'object', properties: prefsSchema(check) });
  return onScreen({
    prefs: areAllSound ? prefs : ANYTHING,
    ...(visitor !== 'signed-out' && { session: known(api, session, { unsure: visitor === 'unknown' }) }),
  });
}

function prefsSchema({ prefs }: Check): Record<string, Schema> {
  return Object.fromEntries(Object.entries(prefs).map(([name, value]) => [name, value.schema]));
}

/** Checks that a name for data or a parameter does not clash with one of the language's own names. */
export function checkOwnName(check: Check, name: string, place: Place): void {
  const says = Object.hasOwn(vocabulary.scopes, name) ? vocabulary.scopes[name] : undefined;
  if (says !== undefined) check.add(place, `"${name}" is ${says} everywhere; this needs another name`);
}

/** Returns the scope of a document's parameters. */
export function takenScope(check: Check, takes: Record<string, string> | undefined, place: Place): Scope {
  const entries = Object.entries(takes ?? {}).flatMap(([name, component]): [string, KnownValue][] => {
    if (name !== 'item') checkOwnName(check, name, within(place, name));
    if (!exists(check, 'component', component, check.names('component'), within(place, name)))
      return [[name, ANYTHING]];
    return [[name, known(check.project.api, componentOf(check, component))]];
  });
  return Object.fromEntries(entries);
}
