import type { Locator, Page } from 'playwright/test';
import { Account, PASSWORD } from './account.ts';
import { examine } from './examine.ts';
import { pdf } from './files.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

/**
 * The API reference as used by an integrator: finds an operation, sends its example, signs in, sends more.
 */

async function search(page: Page, words: string, count: number) {
  await page.getByLabel('Search').fill(words);
  await expect(page.getByText(new RegExp(`^${count} of \\d+ operations$`))).toBeVisible();
}

/** Finds an operation and opens it unless it is open. */
async function open(page: Page, operationId: string): Promise<Locator> {
  await page.getByLabel('Search').fill(operationId);
  const operation = page.locator(`[id$="-${operationId}"].opblock`);
  const summary = operation.locator('.opblock-summary-control');
  if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.click();
  await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible();
  return operation;
}

/** Sends an operation's fields and resolves to the displayed answer. */
async function send(operation: Locator, status: number): Promise<Locator> {
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table .response');
  await expect(answer.locator('.response-col_status')).toContainText(String(status));
  return answer;
}

async function signIn(page: Page, email: string) {
  const login = await open(page, 'login');
  const body = login.getByLabel('Request body');
  const example = JSON.parse(await body.inputValue());
  await body.fill(JSON.stringify({ ...example, user_name: email, password: PASSWORD }, null, 2));
  await send(login, 200);
  await expect(page.locator('#notice')).toContainText(`Logged in as ${email}`);
}

test.beforeEach(async ({ page, server, context }) => {
  await context.route(
    (url) => url.origin !== server.url,
    (route) => {
      throw new Error(`The page asks another server: ${route.request().url()}`);
    },
  );
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('sends a public example, and is accessible collapsed and expanded', async ({ page }) => {
  await examine(page, 'closed');
  // A short answer: in a long one, axe would check thousands of coloured tokens.
  const operation = await open(page, 'listEmploymentTypes');
  await expect(await send(operation, 200)).toContainText('Full time');
  await expect(page).toHaveURL(/#\/reference\/listEmploymentTypes$/);
  await examine(page, 'with an answer');
  await open(page, 'createCandidate');
  await examine(page, 'with a form');
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await examine(page, 'asking for a token');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('finds operations by path, summary, operationId and description', async ({ page }) => {
  await search(page, '/auth/verify-otp', 1);
  await search(page, 'mail new code', 1);
  await search(page, 'TOGGLEsaved', 1);
  await search(page, 'wrong password one message for both', 1);
  await search(page, 'nothing like this', 0);
  await expect(page.getByText('Nothing fits.')).toBeVisible();
});

test('signs in with the example and sends authorised calls, including a form with a file', async ({
  page,
  server,
}) => {
  const { email } = await Account.verified(server, 'Candidate');
  await send(await open(page, 'getMyCandidateProfile'), 401);
  await signIn(page, email);
  await send(await open(page, 'getMyCandidateProfile'), 404);
  const form = await open(page, 'createCandidate');
  await form.getByLabel('candidate_cv', { exact: true }).setInputFiles(pdf('cv.pdf', 'Sara Khalil'));
  await expect(await send(form, 201)).toContainText('"candidate_cv": "/api/document/');
  await expect(await send(await open(page, 'getMyCandidateProfile'), 200)).toContainText('Sara');
  await send(await open(page, 'logout'), 200);
  await expect(page.locator('#notice')).toHaveText('Logged out.');
  await send(await open(page, 'getMyCandidateProfile'), 401);
});

test('accepts a pasted token', async ({ page, server }) => {
  const { token } = await Account.admin(server);
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  // Beside it stands the form for an API key.
  const form = page.getByRole('dialog').locator('form', { hasText: 'The token that signing in gave' });
  await form.getByLabel('Value: the bearer token').fill(token);
  await form.getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await send(await open(page, 'listAdminCountries'), 200);
});
