import type { Target, ValueMap } from '../../../../generated/definitions.d.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import type { KnownValue } from '../value/known-value.ts';
import { checkTest } from '../value/values.ts';

/** Checks that each of a map's cases can occur for a value; reports the others where they are written. */
export function checkMapFits(check: Check, name: string, value: KnownValue | undefined, place: Place): void {
  if (!exists(check, 'map', name, check.names('maps'), place)) return;
  const map = documentOf<ValueMap>(check, 'maps', name);
  if (!value) return;
  for (const [index, { when }] of (map?.value.cases ?? []).entries())
    checkTest(check, 'the value', when, value, placeIn(map!, 'cases', index, 'when'));
}

/** Returns the targets of a map, by case; a map used as a target must have one in every case. */
export function mapTargets(check: Check, name: string, place: Place): MapTarget[] {
  const map = documentOf<ValueMap>(check, 'maps', name);
  if (!map) return [];
  const { cases, else: otherwise } = map.value;
  const answers = [
    ...cases.map(({ to }, index) => ({ to, document: map, pointer: ['cases', index, 'to'] })),
    ...(otherwise ? [{ to: otherwise.to, document: map, pointer: ['else', 'to'] }] : []),
  ];
  const leading = answers.flatMap(({ to, ...at }): MapTarget[] => (to ? [{ ...at, to }] : []));
  if (leading.length < answers.length) check.add(place, `the map "${name}" has a case without "to"`);
  return leading;
}

type MapTarget = { to: Target | Target[]; document: Document; pointer: (string | number)[] };
