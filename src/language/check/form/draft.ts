import type { Draft } from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';
import { operationNamed } from '../screen/data-sources.ts';
import type { Spot } from '../value/known-value.ts';
import { valueType } from '../value/values.ts';

const CONTENT = ['step', 'furthest', 'steps'];

/** Checks a wizard's draft: what identifies it, and that its calls take and return it. */
export function checkDraft(check: Check, draft: Draft, spot: Spot, place: Place): void {
  const { key, create, of } = draft;
  const isOfRecord = of !== undefined;
  if (isOfRecord) valueType(check, of, spot, within(place, 'of'));
  if ([key, create].some((one) => (one !== undefined) === isOfRecord))
    check.add(place, 'a draft has either "of", or "key" and "create"');
  for (const name of ['create', 'read', 'save', 'delete'] as const) {
    const id = draft[name];
    if (id === undefined) continue;
    const at = within(place, name);
    const operation = operationNamed(check, id, at);
    if (!operation) continue;
    const takes = name === 'create' ? [] : ['id'];
    if (takes.some((parameter) => !operation.parameters.has(parameter)))
      check.add(at, `"${operation.id}" takes no "id"`);
    if (name === 'delete') continue;
    const body = Object.keys(operation.body?.properties ?? {});
    if (name !== 'read' && CONTENT.some((field) => !body.includes(field)))
      check.add(at, `the body of "${operation.id}" is not {${CONTENT.join(', ')}}`);
    const answered = Object.keys(operation.answer?.schema.properties ?? {});
    const needed = [...(key === undefined ? [] : [key]), ...(name === 'read' ? CONTENT : [])];
    const missing = needed.filter((field) => !answered.includes(field));
    if (missing.length > 0) check.add(at, `"${operation.id}" does not answer ${missing.join(', ')}`);
  }
}
