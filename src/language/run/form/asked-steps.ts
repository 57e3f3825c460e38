import { holds } from '../value/conditions.ts';
import { inForm, type ScopeOf } from '../value/scope.ts';
import type { Condition } from './field-schema.ts';

type Data = Readonly<Record<string, unknown>>;

/** A step of a wizard: what has been typed in it, and when it is asked. */
export interface AskedStep {
  when?: Condition;
  data: Data;
}

/**
 * Returns for each step whether it is asked. A condition reads as `form` the answers of the steps before it that
 * are asked themselves, so that an answer on an abandoned branch decides nothing.
 */
export function askedSteps(steps: readonly AskedStep[], scope: ScopeOf): boolean[] {
  let form: Data = {};
  return steps.map(({ when, data }) => {
    const isAsked = holds(when, inForm(scope, form));
    if (isAsked) form = { ...form, ...data };
    return isAsked;
  });
}

const FORM = 'form.';

/** The paths that a condition tests. */
export const pathsTested = (when: Condition | undefined): string[] =>
  Array.isArray(when) ? when.flatMap(pathsTested) : Object.keys(when ?? {});

/** Whether a step's condition depends on answers: only then can the server decide it, and must. */
export const isBranch = (when: Condition | undefined): when is Condition =>
  pathsTested(when).some((path) => path.startsWith(FORM));
