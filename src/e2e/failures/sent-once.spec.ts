import type { BrowserContext, Locator, Page, Route } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { asFile, pdf } from '../files.ts';
import { fill, saveAndContinue } from '../person.ts';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { TEACHER_STEPS } from '../teacher-steps.ts';
import { expect, test } from '../test.ts';

import { press } from './provoke.ts';

/** Opens the last step of an application by a new candidate, and returns the button that sends it. */
async function readyToSubmit(page: Page, context: BrowserContext, server: RunningServer): Promise<Locator> {
  const id = await posted(await Account.withProfile(server, 'School'));
  const account = await Account.withProfile(server, 'Candidate', {
    candidate_cv: asFile(pdf('noor.pdf', 'Noor Rahman')),
  });
  await account.signIn(context);
  await page.goto(`/candidate/job/${id}/teacher`);
  await press(page, 'Quick Apply');
  const dialog = page.getByRole('dialog');
  for (const step of [2, 4]) {
    await press(dialog, 'Next');
    await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
  }
  return dialog.getByRole('button', { name: 'Submit Application' });
}

test.describe('while a response is pending', () => {
  /** Holds the responses to a call until released, and counts the calls. */
  async function hold(page: Page, path: string) {
    const held: Route[] = [];
    let open = false;
    await page.route(
      (url) => new RegExp(`^/api${path}$`).test(url.pathname),
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        held.push(route);
        if (open) await route.continue();
      },
    );
    return {
      count: () => held.length,
      release: async () => {
        open = true;
        await Promise.all(held.map((route) => route.continue()));
      },
    };
  }

  /** Clicks twice, sees the button busy, and expects one call. */
  async function pressTwice(page: Page, button: Locator, path: string) {
    const answers = await hold(page, path);
    await button.dblclick();
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    await page.keyboard.press('Enter');
    await expect.poll(answers.count).toBe(1);
    await answers.release();
    return answers;
  }

  test('a registration is sent only once', async ({ page }) => {
    await page.goto('/auth/register/school');
    await fill(page, {
      'Your name': 'Huda Al Amri',
      'E-mail': `twice-${Math.random().toString(36).slice(2)}@example.org`,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    const button = page.getByRole('button', { name: 'Signup', exact: true });
    const answers = await pressTwice(page, button, '/auth/register');
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    expect(answers.count()).toBe(1);
  });

  test('a profile is sent only once', async ({ page, context, server }) => {
    await (await Account.verified(server, 'Candidate')).signIn(context);
    await page.goto('/auth/profile/candidate');
    for (const [index, values] of TEACHER_STEPS.entries()) {
      await fill(page, values);
      await saveAndContinue(page, index + 2);
    }
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    const answers = await pressTwice(page, button, '/candidate');
    await expect(page).toHaveURL(/\/candidate\/dashboard$/);
    expect(answers.count()).toBe(1);
  });

  test('an application is sent only once', async ({ page, context, server }) => {
    const button = await readyToSubmit(page, context, server);
    const answers = await pressTwice(page, button, '/application/apply');
    await expect(page).toHaveURL(/\/candidate\/applications$/);
    expect(answers.count()).toBe(1);
    await expect(page.getByText('Pending to be reviewed')).toHaveCount(1);
  });

  test('a vacancy is saved only once', async ({ page, context, server }) => {
    const id = await posted(await Account.withProfile(server, 'School'));
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto(`/candidate/job/${id}/teacher`);
    const save = page.getByRole('complementary').getByRole('button', { name: 'Save job' });
    const answers = await pressTwice(page, save, `/job/save-job/${id}`);
    await expect(page.getByText('Job saved!')).toBeVisible();
    const saved = page.getByRole('main').getByRole('button', { name: 'Saved', pressed: true });
    await expect(saved.first()).toBeVisible();
    expect(answers.count()).toBe(1);
  });
});

test('an application whose answer was lost is sent again without being refused', async ({
  page,
  context,
  server,
}) => {
  const button = await readyToSubmit(page, context, server);
  await page.route(
    '**/api/application/apply',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const failure = page.waitForEvent('requestfailed');
  await button.click();
  await failure;
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(/\/candidate\/applications$/);
  await expect(page.getByText('Pending to be reviewed')).toHaveCount(1);
});
