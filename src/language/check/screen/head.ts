import type { Each, Head, Screen, Thing } from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import { inRow } from '../../run/value/scope.ts';
import type { Check } from '../check-context.ts';
import type { Spot } from '../value/known-value.ts';
import { checkText, checkWhen, itemsOf, valueType } from '../value/values.ts';
import { checkParameters, operationNamed } from './data-sources.ts';
import { checkAddress, checkTarget } from './link-targets.ts';

/** Checks a screen's metadata for search engines: only public screens have it. */
export function checkHead(check: Check, head: Head, screen: Screen, spot: Spot, place: Place): void {
  const { name } = spot.document;
  if (screen.access !== 'public')
    check.add(place, `only a screen for everybody has a "head"; "${name}" is not "public"`);
  const { description, image, canonical, gone, thing, each } = head;
  checkText(check, description, spot, within(place, 'description'));
  if (image !== undefined) valueType(check, image, spot, within(place, 'image'));
  if (canonical) {
    checkTarget(check, canonical, spot, within(place, 'canonical'));
    if (canonical.screen !== name)
      check.add(within(place, 'canonical'), `this must be an address of the screen itself, "${name}"`);
  }
  checkWhen(check, gone, spot, within(place, 'gone'));
  if (thing) checkThing(check, thing, spot, within(place, 'thing'));
  if (each) checkEach(check, each, screen, spot, within(place, 'each'));
}

function checkThing(check: Check, { type: _, ...facts }: Thing, spot: Spot, place: Place): void {
  for (const [name, fact] of Object.entries(facts))
    if (isThing(fact)) checkThing(check, fact, spot, within(place, name));
    else if (fact !== undefined) valueType(check, fact, spot, within(place, name));
}

const isThing = (fact: Thing[string]): fact is Thing =>
  typeof fact === 'object' && fact !== null && 'type' in fact;

function checkEach(check: Check, each: Each, screen: Screen, spot: Spot, place: Place): void {
  const operation = operationNamed(check, each.operation, within(place, 'operation'));
  if (!operation) return;
  checkParameters(check, each.params, operation, spot, within(place, 'params'));
  if (!operation.answer?.meta || !operation.parameters.has('page'))
    check.add(within(place, 'operation'), `"${operation.id}" is no list that comes page by page`);
  const row = operation.answer && itemsOf(check, operation.answer);
  if (!row) return;
  const inside: Spot = { ...spot, scope: inRow(spot.scope, row) };
  checkAddress(
    check,
    each.address,
    { name: spot.document.name, path: screen.path },
    inside,
    place,
    'address',
  );
  if (each.changed !== undefined) valueType(check, each.changed, inside, within(place, 'changed'));
}
