import type { Condition, FieldSchema } from '../../run/form/field-schema.ts';
import type { Scope, Spot } from './known-value.ts';

/**
 * Returns the spot in which a condition holds. A condition never holds for an absent value, so each value
 * that it tests is present, with everything on its path; in a list of conditions only the values that all of
 * them test.
 */
export function narrowed(spot: Spot, when: Condition | undefined): Spot {
  const scope: Record<string, Scope[string]> = { ...spot.scope };
  for (const path of testedBy(when, isPresent)) {
    const root = rootOf(path);
    const known = scope[root];
    if (known)
      scope[root] = {
        ...known,
        optional: false,
        present: [...(known.present ?? []), path.slice(root.length)],
      };
  }
  for (const path of testedBy(when, isFilled)) {
    const list = path.replace(/\[\*\].*/, '');
    const root = rootOf(list);
    const known = scope[root];
    if (known) scope[root] = { ...known, filled: [...(known.filled ?? []), list.slice(root.length)] };
  }
  return { ...spot, scope };
}

/** Whether a list, by its path, is known to have rows because of the enclosing conditions. */
export function isFilledAt({ scope }: Spot, path: string): boolean {
  const root = rootOf(path);
  return scope[root]?.filled?.includes(path.slice(root.length)) === true;
}

const rootOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? '';

type Test = FieldSchema | false;
const isPresent = (_path: string, test: Test): boolean => test !== false;
/** A test of a row's value requires a row. */
const isFilled = (path: string, test: Test): boolean =>
  test !== false && (path.includes('[*]') || (test.minItems ?? 0) > 0);

/** Returns the paths that are tested in any case: in a list of conditions those that all of them test. */
function testedBy(when: Condition | undefined, says: (path: string, test: Test) => boolean): string[] {
  if (Array.isArray(when)) {
    const [first = [], ...others] = when.map((one) => testedBy(one, says));
    return first.filter((path) => others.every((paths) => paths.includes(path)));
  }
  return Object.entries(when ?? {}).flatMap(([path, test]) => (says(path, test) ? [path] : []));
}
