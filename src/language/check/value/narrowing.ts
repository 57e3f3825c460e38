import type { Condition } from '../../run/form/field-schema.ts';
import type { Scope, Spot } from './known-value.ts';

/**
 * A spot where a condition holds. Nothing holds for what is absent, so whatever the condition tests is there, and all that
 * leads to it; of a list of conditions only what each of them tests.
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

/** The paths of values that are there when a condition holds. */
function testedBy(when: Condition | undefined): string[] {
  if (Array.isArray(when)) {
    const [first = [], ...others] = when.map(testedBy);
    return first.filter((path) => others.every((paths) => paths.includes(path)));
  }
  return Object.entries(when ?? {}).flatMap(([path, test]) => (test === false ? [] : [path]));
}
