import type { MapAnswer, ValueMap } from '../../generated/definitions.d.ts';
import { matches } from './conditions.ts';
import { template } from './value-path.ts';

/** The first case that fits a value, else the map's `else`; `{value}` in a label is the value itself. */
export function caseOf(map: ValueMap | undefined, value: unknown): MapAnswer | undefined {
  const found = map?.cases.find(({ when }) => value !== undefined && matches(when, value)) ?? map?.else;
  return found?.label === undefined ? found : { ...found, label: template(found.label, { value }) };
}
