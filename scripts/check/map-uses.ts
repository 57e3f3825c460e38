import type { Target, ValueMap } from '../../generated/definitions.d.ts';
import { placeIn } from '../definitions/documents.ts';
import type { Place } from '../definitions/findings.ts';
import { type Check, documentOf, exists } from './check.ts';
import type { Known } from './known.ts';
import { checkTest } from './values.ts';

/** Whether a map's cases can all occur for a value; the one that cannot is told where it stands. */
export function checkMapFits(check: Check, name: string, value: Known, place: Place): void {
  if (!exists(check, 'map', name, check.names('maps'), place)) return;
  const map = documentOf<ValueMap>(check, 'maps', name);
  for (const [index, { when }] of (map?.value.cases ?? []).entries())
    checkTest(check, 'the value', when, value, placeIn(map!, 'cases', index, 'when'));
}

/** A map that decides where to go must know a target in every case. */
export function checkMapLeads(check: Check, name: string, place: Place): void {
  const map = documentOf<ValueMap>(check, 'maps', name);
  if (!map) return;
  const answers: { to?: Target }[] = [...map.value.cases, ...(map.value.else ? [map.value.else] : [])];
  if (answers.some((answer) => !answer.to)) check.add(place, `the map "${name}" has a case without "to"`);
}
