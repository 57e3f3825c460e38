import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { examine } from './examine.ts';
import { enter, type Step } from './refusals/attempts.ts';
import { candidateSteps } from './refusals/candidate-steps.ts';
import { schoolMediaAttempts } from './refusals/school-media-attempts.ts';
import { schoolSteps } from './refusals/school-steps.ts';
import { vacancySteps } from './refusals/vacancy-steps.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

const goOn = (page: Page) => page.getByRole('button', { name: 'Save & Continue', exact: true }).click();

/** Examines each step as it opens and with its first errors, then continues. */
async function examineSteps(page: Page, steps: readonly Step[]) {
  for (const [index, { attempts, mend }] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 6`).first()).toBeVisible();
    await examine(page, `step ${index + 1}`);
    for (const [number, attempt] of attempts.entries()) {
      await enter(page, attempt.enter);
      if (number > 0) continue;
      await goOn(page);
      await expect(page.locator('[data-field][data-invalid]').first()).toBeVisible();
      await examine(page, `step ${index + 1} with errors`);
    }
    await enter(page, mend);
    await goOn(page);
    await expect(page.getByText(`Step ${index + 2} of 6`).first()).toBeVisible();
  }
}

test('every step of the candidate wizard is accessible', async ({ page, context, server }) => {
  await (await Account.verified(server, 'Candidate')).signIn(context);
  await page.goto('/auth/profile/candidate');
  await examineSteps(page, candidateSteps);
  await examine(page, 'step 6');
});

test('every step of the school wizard is accessible', async ({ page, context, server }) => {
  await (await Account.verified(server, 'School')).signIn(context);
  await page.goto('/auth/profile/school');
  await examineSteps(page, schoolSteps);
  await examine(page, 'step 6');
  await enter(page, schoolMediaAttempts[1]!.enter);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.locator('[data-field][data-invalid]').first()).toBeVisible();
  await examine(page, 'step 6 with errors');
});

test('every step of the vacancy wizard is accessible', async ({ page, context, server }) => {
  await (await Account.withProfile(server, 'School')).signIn(context);
  await page.goto('/school/post-vacancy');
  await examineSteps(page, vacancySteps);
  await examine(page, 'the review');
});
