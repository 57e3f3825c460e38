import type { Lookup } from '../../../../generated/definitions.d.ts';
import type { Place } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';

/**
 * Reports a field named like the ids of one list but chosen from another: both are numbers, so nobody would
 * notice.
 */
export function checkLookupIds(check: Check, field: string, used: string, place: Place): void {
  const meant = listOfIds(check, field);
  if (meant !== undefined && meant !== used && listOfIds(check, idOf(check, used) ?? '') !== meant)
    check.add(
      place,
      `"${field}" is chosen from the lookup "${used}", which gives ids of something else; did you mean "${meant}"?`,
    );
}

/**
 * Returns the lookup that a field's name suggests: by the value it returns ("country_id"), else by the
 * lookup's name.
 */
function listOfIds(check: Check, name: string): string | undefined {
  if (!/_ids?$/.test(name)) return undefined;
  const lookups = [...check.project.documents.lookups.keys()];
  const byValue = lookups.filter((lookup) => idOf(check, lookup) === name);
  if (byValue.length) return byValue.length === 1 ? byValue[0] : undefined;
  const stem = name.replace(/_ids?$/, '').replaceAll('_', '-');
  return lookups.find((lookup) => [stem, `${stem}s`, stem.replace(/y$/, 'ies')].includes(lookup));
}

function idOf(check: Check, lookup: string): string | undefined {
  const document = check.project.documents.lookups.get(lookup)?.value as Partial<Lookup> | undefined;
  return document?.value;
}
