import type { Locator, Page } from 'playwright/test';
import { expect } from '../test.ts';

export const SESSION = 'Session expired, please login again.';
export const FORBIDDEN = 'You do not have permission to perform this action.';
export const SERVER = 'Server error, please try again later.';
export const OTHER = 'Something went wrong.';

export type Failure = { status: number; message?: string } | 'no answer' | { status: 200; refused: string };

/** Makes calls to an API path fail in ways the real server rarely does. */
export const provoke = (page: Page, path: string, failure: Failure, method?: string) =>
  page.route(
    (url) => new RegExp(`^/api${path}$`).test(url.pathname),
    async (route) => {
      if (method && route.request().method() !== method) return route.fallback();
      if (failure === 'no answer') return route.abort();
      const { status } = failure;
      const message = 'refused' in failure ? failure.refused : failure.message;
      return route.fulfill({ status, json: { status: false, ...(message && { message }) } });
    },
  );

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('.toast');

/** Expects exactly one toast. */
export async function expectToast(page: Page, text: string) {
  await expect(toasts(page)).toHaveText([text]);
}

export const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click();
