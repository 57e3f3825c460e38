import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';
import type { SchemaNode } from './schema-nodes.ts';

const LIMITS = ['const', 'minimum', 'maximum', 'exclusiveMinimum', 'formatMinimum', 'formatMaximum'] as const;

/**
 * Checks what a field reads from its siblings: limits (`$data`, `x-gap`), the fields of a unique combination
 * (`x-unique`), allowed values (`x-options`, `x-keys`).
 */
export function checkDataReferences(check: Check, { schema, beside }: SchemaNode, place: Place): void {
  const names = Object.keys(beside);
  const lookFor = (name: string, at: Place) => {
    if (!(name in beside))
      check.add(at, `there is no field "${name}" beside this one${nearest(name, names)}`, name);
  };
  for (const keyword of LIMITS) {
    const limit = schema[keyword];
    if (limit === null || typeof limit !== 'object' || !('$data' in limit)) continue;
    const [, name] = /^1\/(\w+)$/.exec(String(limit.$data)) ?? [];
    if (name === undefined)
      check.add(
        within(place, keyword),
        `"$data" must lead to a field beside this one, as in "1/${names[0] ?? 'name'}"`,
      );
    else lookFor(name, within(place, keyword));
  }
  const unique = schema['x-unique'];
  if (Array.isArray(unique))
    for (const [index, name] of unique.entries()) lookFor(name, within(place, 'x-unique', index));
  const over = schema['x-gap']?.over;
  if (over !== undefined) lookFor(over, within(place, 'x-gap', 'over'));
  if (over !== undefined && over === place.pointer.at(-1))
    check.add(within(place, 'x-gap', 'over'), `"${over}" cannot lie above itself`);
  for (const keyword of ['x-options', 'x-keys'] as const) {
    const path = schema[keyword];
    if (path !== undefined) lookFor(/^\w+/.exec(path)?.[0] ?? '', within(place, keyword));
  }
}
