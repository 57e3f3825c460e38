import type { Page } from 'playwright/test';
import { PASSWORD } from '../account.ts';
import { fill } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { expect } from '../test.ts';

/** The people of the journey, and the vacancy. */
export const SCHOOL = 'hiring@lulwa.example.org';
export const TEACHER = 'noor@example.org';
export const TITLE = 'Head of Mathematics & Physics';
export const SLUG = 'head-of-mathematics-&-physics';

/** Submits the open registration form and enters the mailed code. */
export async function register(
  page: Page,
  server: RunningServer,
  email: string,
  names: Record<string, string>,
) {
  await fill(page, { ...names, 'E-mail': email, Password: PASSWORD, 'Confirm password': PASSWORD });
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
  const code = await server.codeFor(email);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

export async function signIn(page: Page, email: string) {
  await page.goto('/login');
  await fill(page, { Username: email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function signOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Account', exact: true });
  const button = page.getByRole('button', { name: 'Logout', exact: true });
  await expect(menu.or(button)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.click();
  await expect(page).toHaveURL(/\/login$/);
}
