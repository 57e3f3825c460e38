import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { field } from './person.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 120_000 });

/** How far each control has moved since it was noted: focus, errors and offers must not push it. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form input, form textarea')].map((control) =>
      Math.round(control.getBoundingClientRect().top + window.scrollY),
    ),
  );

async function typeStill(page: Page, labels: readonly string[], scope = page.locator('body')) {
  for (const label of labels) {
    const box = field(scope, label).getByRole('textbox');
    await box.scrollIntoViewIfNeeded();
    const before = await placesOf(page);
    for (const text of ['x', 'xy@', '']) {
      await box.fill(text);
      expect(await placesOf(page), `after "${text}" in ${label}`).toEqual(before);
    }
  }
}

for (const width of [360, 1280])
  test(`nothing moves while somebody types, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    const school = await Account.withProfile(server, 'School');
    const id = await posted(school);
    const teacher = await Account.verified(server, 'Candidate');
    await teacher.signIn(page.context());
    await page.goto('/auth/profile/candidate');
    const labels = ['First name', 'Last name', 'Designation', 'WhatsApp number', 'First name in Arabic'];
    await typeStill(page, labels);
    await page.getByRole('button', { name: 'Save & Continue' }).click();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    // The field that was left last shows its error a moment later.
    await expect(page.getByText('First name (Arabic) is required')).toBeVisible();
    // With errors: a corrected one keeps its place, and a new one waits until the field is left.
    await typeStill(page, labels);

    const applicant = await Account.withProfile(server, 'Candidate');
    await applicant.signIn(page.context());
    await page.goto(`/candidate/job/${id}/x`);
    await page.getByRole('button', { name: 'Quick Apply' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'E-mail').getByRole('textbox').fill('nowhere');
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText('Invalid email')).toBeVisible();
    await typeStill(page, ['E-mail'], dialog);
  });

for (const width of [360, 768, 1280])
  test(`a toast covers no button and no heading, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 740 });
    const school = await Account.withProfile(server, 'School');
    const id = await posted(school);
    const teacher = await Account.withProfile(server, 'Candidate');
    await teacher.signIn(page.context());
    await page.goto(`/candidate/job/${id}/x`);
    await page.getByRole('button', { name: 'Save job' }).first().click();
    const toast = page.locator('.toast', { hasText: 'Job saved!' });
    await expect(toast).toBeVisible();
    const covered = await toast.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('button, .button, input, h1, h2, h3')]
        .filter((one) => !element.contains(one) && one.checkVisibility())
        .filter((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          const { left, right, top, bottom } = (
            one.matches('h1, h2, h3') ? text : one
          ).getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
    });
    expect(covered).toEqual([]);
  });
