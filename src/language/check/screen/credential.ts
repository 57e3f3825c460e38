import type { Place } from '../../grammar/place.ts';
import type { Check, KnownOperation } from '../check-context.ts';
import { operationNamed } from './data-sources.ts';

/**
 * Checks a pair of passkey calls: the first returns `options` for the browser, the second accepts only the
 * browser's credential. Returns the second.
 */
export function checkCredential(
  check: Check,
  credential: string,
  { id, answer }: KnownOperation,
  place: Place,
): KnownOperation | undefined {
  if (answer?.schema.properties?.options?.type !== 'object')
    check.add(place, `the answer of "${id}" has no "options" for the browser`);
  const last = operationNamed(check, credential, place);
  if (!last) return undefined;
  const { body, parameters } = last;
  const asked = body?.required ?? [];
  if (body?.properties?.credential?.type !== 'string' || asked.some((name) => name !== 'credential'))
    check.add(place, `"${last.id}" takes no body that is the text "credential" alone`);
  if ([...parameters.values()].some(({ required }) => required))
    check.add(place, `"${last.id}" needs parameters; what takes a credential has none`);
  return last;
}
