import type { Place } from '../grammar/place.ts';
import type { Check } from './check-context.ts';

/** Reports siblings with the same name: users cannot tell them apart, and one was probably pasted. */
export function checkDuplicateNames(
  check: Check,
  what: string,
  named: Iterable<{ name: string | undefined; place: Place }>,
): void {
  const seen = new Set<string>();
  for (const { name, place } of named) {
    if (name === undefined) continue;
    if (seen.has(name)) check.add(place, `there is another ${what} "${name}" beside this one`);
    seen.add(name);
  }
}
