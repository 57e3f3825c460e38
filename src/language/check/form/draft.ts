import type { Draft } from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';
import { operationNamed } from '../screen/data-sources.ts';

const CONTENT = ['step', 'furthest', 'steps'];

/**
 * Checks a wizard's draft: its calls take and return it, and its forms have no files, because a draft is sent as JSON.
 */
export function checkDraft(check: Check, draft: Draft, forms: readonly string[], place: Place): void {
  for (const name of ['create', 'read', 'save'] as const) {
    const at = within(place, name);
    const operation = operationNamed(check, draft[name], at);
    if (!operation) continue;
    const takes = name === 'create' ? [] : ['id'];
    if (takes.some((parameter) => !operation.parameters.has(parameter)))
      check.add(at, `"${operation.id}" takes no "id"`);
    const body = Object.keys(operation.body?.properties ?? {});
    if (name !== 'read' && CONTENT.some((field) => !body.includes(field)))
      check.add(at, `the body of "${operation.id}" is not {${CONTENT.join(', ')}}`);
    const answered = Object.keys(operation.answer?.schema.properties ?? {});
    const needed = name === 'read' ? [draft.key, ...CONTENT] : [draft.key];
    const missing = needed.filter((field) => !answered.includes(field));
    if (missing.length > 0) check.add(at, `"${operation.id}" does not answer ${missing.join(', ')}`);
  }
  for (const form of forms) {
    const text = JSON.stringify(check.project.forms.schemaOf(form) ?? {});
    if (text.includes('"x-file"')) check.add(place, `the form "${form}" has a file, which no draft can keep`);
  }
}
