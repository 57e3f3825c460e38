import type { Wizard } from '../../../../generated/definitions.d.ts';
import { toBodySchema } from '../../compile/api/body-schema.ts';
import type { Place } from '../../grammar/place.ts';
import { isBranch, pathsTested } from '../../run/form/asked-steps.ts';
import { type Check, documentOf } from '../check-context.ts';
import { withForms } from '../screen/calls.ts';
import type { Spot } from '../value/known-value.ts';
import { checkWhen } from '../value/values.ts';

/**
 * Checks a step's condition, which may read as `form` what is typed in the steps before it. The server then decides
 * it from what is sent, so it tests sent answers and nothing else.
 */
export function checkStepCondition(
  check: Check,
  { steps }: Wizard,
  index: number,
  spot: Spot,
  at: Place,
): void {
  const { when } = steps[index]!;
  const before = steps
    .slice(0, index)
    .flatMap(({ form }) => (form && documentOf(check, 'forms', form) ? [form] : []));
  checkWhen(check, when, withForms(check, spot, before), at);
  if (!isBranch(when)) return;
  const schemas = before.map((form) => check.project.forms.schemaOf(form) ?? {});
  const typed = schemas.flatMap((schema) => Object.keys(schema.properties ?? {}));
  const sent = schemas.flatMap((schema) => Object.keys(toBodySchema(schema).properties ?? {}));
  for (const path of pathsTested(when)) {
    const [scope, name = ''] = path.split(/[.[]/);
    if (scope !== 'form')
      check.add(
        at,
        `the server decides from the answers whether this step is asked, and does not know "${path}"; test answers only, or none`,
      );
    else if (typed.includes(name) && !sent.includes(name))
      check.add(at, `"${name}" is not sent, so the server cannot know whether this step is asked`);
  }
}
