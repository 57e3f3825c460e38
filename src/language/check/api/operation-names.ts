import { operationsOf } from '../../compile/api/api-document.ts';
import type { Check } from '../check-context.ts';

/** Checks our own keywords in the OpenAPI document, which its linter does not know. */
export function checkApi(check: Check): void {
  const { api, operationPlaces } = check.project;
  const seen = new Set<string>();
  for (const { operation } of operationsOf(api)) {
    const { operationId: id } = operation;
    const place = operationPlaces.get(id);
    if (!place) continue;
    if (seen.has(id)) check.add(place, `two operations are called "${id}"`);
    seen.add(id);
  }
}
