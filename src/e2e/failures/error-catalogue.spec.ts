import type { Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { fill, saveAndContinue } from '../person.ts';
import { TEACHER_STEPS } from '../teacher-steps.ts';
import { expect, test } from '../test.ts';

import {
  expectToast,
  type Failure,
  FORBIDDEN,
  OTHER,
  press,
  provoke,
  SERVER,
  SESSION,
  toasts,
} from './provoke.ts';

test.describe('the error catalogue', () => {
  const catalogue: [name: string, failure: Failure, text: string][] = [
    ['a 403', { status: 403, message: 'Not yours.' }, FORBIDDEN],
    ['a 500', { status: 500, message: 'TypeError' }, SERVER],
    [
      'another status with a message',
      { status: 409, message: 'The school is closed.' },
      'The school is closed.',
    ],
    ['another status without a message', { status: 418 }, OTHER],
    ['a 200 whose body reports a failure', { status: 200, refused: 'Not today.' }, 'Not today.'],
    ['no answer at all', 'no answer', OTHER],
  ];
  for (const [name, failure, text] of catalogue) {
    test(`${name} shows one toast and leaves the page unchanged`, async ({ page }) => {
      await page.goto('/login');
      await provoke(page, '/auth/login', failure);
      await fill(page, { Username: 'noor@example.org', Password: PASSWORD });
      await press(page, 'Login');
      await expectToast(page, text);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    });
  }

  test('a lost network shows one toast when the user submits a form', async ({ page, context }) => {
    await page.goto('/login');
    await fill(page, { Username: 'noor@example.org', Password: PASSWORD });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await press(page, 'Login');
    await expectToast(page, OTHER);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await press(page, 'Login');
    await expect(page.getByText('The e-mail or password is incorrect.')).toBeVisible();
  });

  test('a 401 ends the session and shows its toast once, across the full page reload', async ({
    page,
    context,
    server,
  }) => {
    const account = await Account.withProfile(server, 'Candidate');
    await account.signIn(context);
    await page.goto('/candidate/applications');
    await expect(page.getByText('No jobs in this category.')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await account.send('POST', '/auth/logout');
    await page.getByRole('tab', { name: 'Saved Jobs' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expectToast(page, SESSION);
    const left = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: localStorage.getItem('user'),
      sameDocument: 'sameDocument' in window,
    }));
    expect(left).toEqual({ token: null, user: null, sameDocument: false });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await fill(page, { Username: account.email, Password: PASSWORD });
    await press(page, 'Login');
    await expect(page).toHaveURL(/\/candidate\/dashboard\?tab=saved$/);
  });

  test('concurrent 401s show one toast', async ({ page, context, server }) => {
    const account = await Account.withProfile(server, 'Candidate');
    await account.signIn(context);
    await account.send('POST', '/auth/logout');
    await page.goto('/candidate/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expectToast(page, SESSION);
  });
});

test('a wizard whose session expired before submitting resumes at its step after signing in', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(context);
  await page.goto('/auth/profile/candidate');
  for (const [index, values] of TEACHER_STEPS.entries()) {
    await fill(page, values);
    await saveAndContinue(page, index + 2);
  }
  await account.send('POST', '/auth/logout');
  await press(page, 'Submit');
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, SESSION);
  await fill(page, { Username: account.email, Password: PASSWORD });
  await press(page, 'Login');
  await expect(page).toHaveURL(/\/auth\/profile\/candidate\?step=6$/);
  await expect(page.getByText('Step 6 of 6').first()).toBeVisible();
  await press(page, 'Submit');
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.getByText('Mathematics teacher', { exact: true })).toBeVisible();
});

test.describe('toast duration', () => {
  const START = new Date('2026-01-01T10:00:00Z');
  const LATER = new Date('2026-01-01T11:00:00Z');

  /**
   * Waits in the page until React has rendered: React schedules by messages, which the fake clock does not
   * control. Otherwise the clock would run ahead of a slow machine.
   */
  const drawn = async () => {
    for (let turns = 0; turns < 3; turns++)
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
  };

  /** Advances the page's fake clock until that many toasts are shown; returns the elapsed milliseconds. */
  async function runUntil(page: Page, count: number): Promise<number> {
    let passed = 0;
    const tick = async () => {
      await page.clock.runFor(100);
      passed += 100;
      await page.evaluate(drawn);
      return toasts(page).count();
    };
    await expect.poll(tick, { intervals: [30] }).toBe(count);
    return passed;
  }

  const kinds: [kind: string, milliseconds: number, failure: Failure | undefined][] = [
    ['an error', 4000, { status: 500 }],
    ['a success', 2000, undefined],
  ];
  for (const [kind, milliseconds, failure] of kinds) {
    test(`${kind} lasts ${milliseconds} ms`, async ({ page }) => {
      await page.clock.install({ time: START });
      await page.goto('/forgot-password');
      await fill(page, { 'E-mail': 'noor@example.org' });
      if (failure) await provoke(page, '/auth/forgot-password', failure);
      await page.clock.pauseAt(LATER);
      await press(page, 'Send link');
      await runUntil(page, 1);
      const stayed = await runUntil(page, 0);
      expect(Math.abs(stayed - milliseconds)).toBeLessThan(900);
    });
  }
});
