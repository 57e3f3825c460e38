import type { Target, ValueMap } from '../../generated/definitions.d.ts';
import type { Place } from '../definitions/findings.ts';
import { type Check, documentOf, exists } from './check.ts';
import type { Known } from './known.ts';
import { checkTest } from './values.ts';

/** Whether a map's cases can all occur for a value. */
export function checkMapFits(check: Check, name: string, value: Known, place: Place): void {
  if (!exists(check, 'map', name, check.names('maps'), place)) return;
  const map = documentOf<ValueMap>(check, 'maps', name);
  for (const { when } of map?.value.cases ?? [])
    checkTest(check, `for the map "${name}" the value`, when, value, place);
}

/** A map that decides where to go must know a target in every case. */
export function checkMapLeads(check: Check, name: string, place: Place): void {
  const map = documentOf<ValueMap>(check, 'maps', name);
  if (!map) return;
  const answers: { to?: Target }[] = [...map.value.cases, ...(map.value.else ? [map.value.else] : [])];
  if (answers.some((answer) => !answer.to)) check.add(place, `the map "${name}" has a case without "to"`);
}
