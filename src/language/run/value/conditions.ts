import type { Condition } from '../form/field-schema.ts';
import { matches } from './matches.ts';
import { isPresent, read } from './value-path.ts';

/**
 * Whether a condition holds. The value at each path must match its schema; an absent value matches nothing but `false`,
 * which requires absence. A path over many values matches when one of them does; a list of conditions is an "or".
 */
export function holds(when: Condition | undefined, scope: unknown): boolean {
  if (when === undefined) return true;
  if (Array.isArray(when)) return when.some((one) => holds(one, scope));
  return Object.entries(when).every(([path, schema]) => {
    const found = read(path, scope);
    const values = path.includes('[*]') ? (found as unknown[]) : [found];
    return schema === false
      ? !values.some(isPresent)
      : values.some((value) => isPresent(value) && matches(schema, value));
  });
}
