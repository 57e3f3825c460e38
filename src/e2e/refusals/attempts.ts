import type { Locator, Page } from 'playwright/test';
import { type Entry, fill } from '../person.ts';
import { expect, test } from '../test.ts';
import { expectRefused, type Refused } from './refusal.ts';

/** One submission of a form: the values to enter first and the expected errors. */
export type Attempt = { enter?: Entering; refused: Refused[] };
export type Entering = Record<string, Entry> | ((scope: Page | Locator) => Promise<void>);

export const enter = (scope: Page | Locator, entering: Entering = {}) =>
  typeof entering === 'function' ? entering(scope) : fill(scope, entering);

export async function attemptAll(scope: Page | Locator, button: string, attempts: readonly Attempt[]) {
  for (const attempt of attempts) {
    await enter(scope, attempt.enter);
    await expectRefused(scope, button, attempt.refused);
  }
}

/** A wizard step: submissions that are refused, then values that are accepted. */
export type Step = { attempts: Attempt[]; mend?: Entering };

/** Walks through a wizard's steps up to the last one, trying every refusal on the way. */
export async function walk(page: Page, steps: readonly Step[], of = 6) {
  for (const [index, { attempts, mend }] of steps.entries()) {
    await test.step(`step ${index + 1}`, async () => {
      await expect(page.getByText(`Step ${index + 1} of ${of}`).first()).toBeVisible();
      await attemptAll(page, 'Save & Continue', attempts);
      await enter(page, mend);
      await page.getByRole('button', { name: 'Save & Continue', exact: true }).click();
      await expect(page.getByText(`Step ${index + 2} of ${of}`).first()).toBeVisible();
    });
  }
}
