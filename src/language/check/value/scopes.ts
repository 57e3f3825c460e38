import { type Place, within } from '../../grammar/place.ts';
import { type Check, componentOf, exists } from '../check-context.ts';
import { ANYTHING, type KnownValue, known, type Schema, type Scope } from './known-value.ts';

type Visitor = 'signed-in' | 'signed-out' | 'either' | 'unknown';

/**
 * What is in reach everywhere: the session as far as one knows who visits, and what this browser remembers.
 * Documents that screens share do not know their visitor.
 */
export function baseScope(check: Check, visitor: Visitor): Record<string, KnownValue> {
  const { api } = check.project;
  const user = { $ref: '#/components/schemas/User' };
  const session: Schema = {
    type: 'object',
    required: visitor === 'either' ? [] : ['user'],
    properties: { user: user as Schema },
  };
  const areAllSound = check.sound.size === check.project.documents.byFile.size;
  const prefs = known(api, { type: 'object', properties: prefsSchema(check) });
  const scope: Record<string, KnownValue> = { prefs: areAllSound ? prefs : ANYTHING };
  if (visitor !== 'signed-out') scope.session = known(api, session, { unsure: visitor === 'unknown' });
  return scope;
}

function prefsSchema({ prefs }: Check): Record<string, Schema> {
  return Object.fromEntries(Object.entries(prefs).map(([name, value]) => [name, value.schema]));
}

/** What a document takes, as it is in reach inside. */
export function takenScope(check: Check, takes: Record<string, string> | undefined, place: Place): Scope {
  const entries = Object.entries(takes ?? {}).flatMap(([name, component]): [string, KnownValue][] => {
    if (!exists(check, 'component', component, check.names('component'), within(place, name)))
      return [[name, ANYTHING]];
    return [[name, known(check.project.api, componentOf(check, component))]];
  });
  return Object.fromEntries(entries);
}
