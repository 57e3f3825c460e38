import type { Locator, Page } from 'playwright/test';
import { type Entry, fill } from '../person.ts';
import { expect, test } from '../test.ts';
import { expectRefused, type Refused } from './refusal.ts';

/** One press of a form's button: what is entered before it, and what the form says to it. */
export type Attempt = { enter?: Entering; refused: Refused[] };
export type Entering = Record<string, Entry> | ((scope: Page | Locator) => Promise<void>);

/** Enters what an attempt begins with. */
export const enter = (scope: Page | Locator, entering: Entering = {}) =>
  typeof entering === 'function' ? entering(scope) : fill(scope, entering);

export async function attemptAll(scope: Page | Locator, button: string, attempts: readonly Attempt[]) {
  for (const attempt of attempts) {
    await enter(scope, attempt.enter);
    await expectRefused(scope, button, attempt.refused);
  }
}

/** A wizard's step: presses that are refused, then what lets it through. */
export type Step = { attempts: Attempt[]; mend?: Entering };

/** Goes through a wizard's steps up to its last one, trying at each what it must refuse. */
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
