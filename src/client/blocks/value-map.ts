import { matches } from '../../shared/conditions.ts';
import type { FieldSchema } from '../../shared/form-module.ts';
import { template } from '../../shared/value-path.ts';
import type { MapCase, ValueMap } from './definition.ts';

/** The first case that fits a value, else the map's `else`; `{value}` in a label is the value itself. */
export function caseOf(map: ValueMap | undefined, value: unknown): MapCase | undefined {
  const found =
    map?.cases.find(({ when }) => value !== undefined && matches(when as FieldSchema, value)) ?? map?.else;
  return found?.label === undefined ? found : { ...found, label: template(found.label, { value }) };
}
