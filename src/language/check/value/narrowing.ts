import type { Condition } from '../../run/form/field-schema.ts';
import type { Scope, Spot } from './known-value.ts';

/**
 * Returns the spot in which a condition holds. A condition never holds for an absent value, so each value that it tests
 * is present, with everything on its path; of a list of conditions only the values that all of them test.
 */
export function narrowed(spot: Spot, when: Condition | undefined): Spot {
  const scope: Record<string, Scope[string]> = { ...spot.scope };
  for (const path of testedBy(when)) {
    const [root = ''] = /^\w+/.exec(path) ?? [];
    const known = scope[root];
    if (known)
      scope[root] = {
        ...known,
        optional: false,
        present: [...(known.present ?? []), path.slice(root.length)],
      };
  }
  return { ...spot, scope };
}

/** Returns the paths of values that are present when a condition holds. */
function testedBy(when: Condition | undefined): string[] {
  if (Array.isArray(when)) {
    const [first = [], ...others] = when.map(testedBy);
    return first.filter((path) => others.every((paths) => paths.includes(path)));
  }
  return Object.entries(when ?? {}).flatMap(([path, test]) => (test === false ? [] : [path]));
}
