import { expect, test } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import type { Errors } from '../language/run/form/form-module.ts';
import { normalise } from '../language/run/form/normalise.ts';
import { validate } from '../language/run/form/validate.ts';
import { formExamples } from './form-examples.ts';

/** The change of the example, then the one expected error: path and message, or null for none. */
export type RuleCase =
  | [change: Record<string, unknown>, path: string, message: string]
  | [change: Record<string, unknown>, none: null];

/** Declares a test for each case: the form's example, with the change, is refused with exactly this message. */
export function testRules(rules: Record<string, RuleCase[]>): void {
  for (const [form, cases] of Object.entries(rules)) {
    test.each(cases.map(([change, path, message]) => ({ change, path, message })))(
      `${form}: $change → $message`,
      async ({ change, path, message }) => {
        const expected = path === null ? {} : { [path]: [message] };
        expect(await errorsOf(form, change)).toEqual(expected);
      },
    );
  }
}

/** Returns a form's errors for its example with some values replaced; undefined removes a value. */
export async function errorsOf(name: string, change: Record<string, unknown> = {}): Promise<Errors> {
  const { form } = await forms[name]!();
  return validate(form, normalise(form, { ...formExamples[name], ...change }, 'create'), { mode: 'create' });
}

/** Returns the example's first row of a list, with some values changed. */
export function row(form: string, list: string, change: Record<string, unknown>): Record<string, unknown> {
  const [first] = formExamples[form]![list] as Record<string, unknown>[];
  return { [list]: [{ ...first, ...change }] };
}
