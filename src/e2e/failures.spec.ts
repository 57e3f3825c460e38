import type { Locator, Page, Route } from 'playwright/test';
import { Account, PASSWORD, posted } from './account.ts';
import { asFile, pdf } from './files.ts';
import { field, fill } from './person.ts';
import { expect, test } from './test.ts';

const SESSION = 'Session expired, please login again.';
const FORBIDDEN = 'You do not have permission to perform this action.';
const SERVER = 'Server error, please try again later.';
const OTHER = 'Something went wrong.';

type Failure = { status: number; message?: string } | 'no answer' | { status: 200; refused: string };

/** Lets calls to a path of the API fail in a way that the server itself seldom does. */
const provoke = (page: Page, path: string, failure: Failure, method?: string) =>
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

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('.toast');

/** Expects one toast and no other. */
async function expectToast(page: Page, text: string) {
  await expect(toasts(page)).toHaveText([text]);
}

const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click();

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
    ['a refusal that calls itself a success', { status: 200, refused: 'Not today.' }, 'Not today.'],
    ['no answer at all', 'no answer', OTHER],
  ];
  for (const [name, failure, text] of catalogue) {
    test(`${name} shows one toast and leaves the page as it is`, async ({ page }) => {
      await page.goto('/login');
      await provoke(page, '/auth/login', failure);
      await fill(page, { Username: 'noor@example.org', Password: PASSWORD });
      await press(page, 'Login');
      await expectToast(page, text);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    });
  }

  test('a network that is gone shows one toast, once somebody has begun to use the page', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await fill(page, { Username: 'noor@example.org', Password: PASSWORD });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await press(page, 'Login');
    await expectToast(page, OTHER);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await press(page, 'Login');
    await expect(page.getByText('The e-mail or password is not right.')).toBeVisible();
  });

  test('a 401 ends the session: its toast survives the full reload of the page, once', async ({
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

  test('several calls that get a 401 at once say so once', async ({ page, context, server }) => {
    const account = await Account.withProfile(server, 'Candidate');
    await account.signIn(context);
    await account.send('POST', '/auth/logout');
    await page.goto('/candidate/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expectToast(page, SESSION);
  });
});

test('a wizard whose session ends before it is sent goes on where it was after signing in', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  await page.goto('/auth/profile/candidate');
  await fill(page, { Designation: 'Teacher of Patience' });
  for (let step = 2; step <= 6; step++) {
    await press(page, 'Save & Continue');
    await expect(page.getByText(`Step ${step} of 6`).first()).toBeVisible();
  }
  await account.send('POST', '/auth/logout');
  await press(page, 'Submit');
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, SESSION);
  await fill(page, { Username: account.email, Password: PASSWORD });
  await press(page, 'Login');
  await expect(page).toHaveURL(/\/auth\/profile\/candidate$/);
  await expect(page.getByText('Step 6 of 6').first()).toBeVisible();
  await press(page, 'Submit');
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.getByText('Teacher of Patience')).toBeVisible();
});

test('a list of choices that could not be loaded can be asked for again', async ({
  page,
  context,
  server,
}) => {
  await (await Account.verified(server, 'School')).signIn(context);
  await provoke(page, '/countries', { status: 500 });
  await page.goto('/auth/profile/school');
  const country = field(page, 'Country');
  await expect(country.getByText('The list could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await press(country, 'Retry Country');
  await fill(page, { Country: 'Qatar' });
  await expect(country.getByRole('combobox')).toHaveValue('Qatar');
});

test.describe('how long messages stay', () => {
  const START = new Date('2026-01-01T10:00:00Z');
  const LATER = new Date('2026-01-01T11:00:00Z');

  /** Lets the page's clock run until there are so many messages; the milliseconds that passed on it. */
  async function runUntil(page: Page, count: number): Promise<number> {
    let passed = 0;
    const tick = async () => {
      await page.clock.runFor(100);
      passed += 100;
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
    test(`${kind}: ${milliseconds} ms`, async ({ page }) => {
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

test.describe("a screen's own words", () => {
  test('the job list says that it could not be loaded, and loads when tried again', async ({
    page,
    context,
    server,
  }) => {
    await posted(await Account.withProfile(server, 'School'), { vacancy_title: 'Teacher of Failures' });
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await provoke(page, '/vacancy', { status: 500 });
    await page.goto('/candidate/jobs');
    await expectToast(page, 'Failed to load vacancies.');
    const main = page.getByRole('main');
    await expect(main.getByText('Failed to load vacancies.')).toBeVisible();
    await page.unrouteAll();
    await press(main, 'Retry');
    await expect(page.getByRole('link', { name: 'Teacher of Failures' })).toBeVisible();
    await expect(main.getByText('Failed to load vacancies.')).toHaveCount(0);
  });

  test('a job that could not be saved', async ({ page, context, server }) => {
    const id = await posted(await Account.withProfile(server, 'School'));
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto(`/candidate/job/${id}/teacher`);
    await provoke(page, `/job/save-job/${id}`, { status: 500 });
    const save = page.getByRole('main').getByRole('button', { name: 'Save job' }).first();
    await save.click();
    await expectToast(page, 'Error saving job.');
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  });

  const metrics: [role: 'Candidate' | 'School', path: string, screen: string][] = [
    ['Candidate', '/candidate/dashboard', '/candidate/dashboard'],
    ['School', '/school/\\d+/dashboard-metrics', '/school/dashboard'],
  ];
  for (const [role, path, screen] of metrics) {
    test(`the metrics of a ${role}'s dashboard: the server's words, else their own`, async ({
      page,
      context,
      server,
    }) => {
      await (await Account.withProfile(server, role)).signIn(context);
      await provoke(page, path, { status: 500, message: 'Metrics are being counted.' });
      await page.goto(screen);
      await expectToast(page, 'Metrics are being counted.');
      await page.unrouteAll();
      await provoke(page, path, { status: 500 });
      await page.reload();
      await expectToast(page, 'Failed to load dashboard metrics.');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a code that could not be sent again', async ({ page, context, server }) => {
    await page.clock.install();
    await (await Account.registered(server, 'Candidate')).signIn(context);
    await provoke(page, '/auth/resend-otp', { status: 429, message: 'Please wait.' });
    await page.goto('/auth/verify-email');
    await expect(page.getByRole('button', { name: /^Resend code/ })).toBeDisabled();
    await page.clock.fastForward(60_000);
    await press(page, 'Resend code');
    await expectToast(page, 'Failed to resend OTP. Please try again.');
    await expect(page.getByRole('button', { name: 'Resend code', exact: true })).toBeEnabled();
  });
});

test('a screen that cannot be drawn shows the error page, which leads back', async ({
  page,
  context,
  server,
}) => {
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto('/candidate/dashboard');
  await page.route(/\/assets\/candidate-jobs[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Failed to fetch|Unknown error/);
  await press(page, 'Go Back');
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.describe('while an answer is on its way', () => {
  /** Holds the answers to a call until they are let go; counts them. */
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

  /** Presses twice, sees the button busy, and expects one call. */
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

  test('a registration is sent once', async ({ page }) => {
    await page.goto('/auth/register/school');
    await fill(page, {
      Name: 'Lulwa School',
      'E-mail': `twice-${Math.random().toString(36).slice(2)}@example.org`,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    const button = page.getByRole('button', { name: 'Sign up', exact: true });
    const answers = await pressTwice(page, button, '/auth/register');
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    expect(answers.count()).toBe(1);
  });

  test('a profile is sent once', async ({ page, context, server }) => {
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto('/auth/profile/candidate');
    for (let step = 2; step <= 6; step++) {
      await press(page, 'Save & Continue');
      await expect(page.getByText(`Step ${step} of 6`).first()).toBeVisible();
    }
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    const answers = await pressTwice(page, button, '/candidate/\\d+');
    await expect(page).toHaveURL(/\/candidate\/dashboard$/);
    expect(answers.count()).toBe(1);
  });

  test('an application is sent once', async ({ page, context, server }) => {
    const id = await posted(await Account.withProfile(server, 'School'));
    const account = await Account.withProfile(server, 'Candidate', {
      candidate_cv: asFile(pdf('noor.pdf', 'Noor Rahman')),
    });
    await account.signIn(context);
    await page.goto(`/candidate/job/${id}/teacher`);
    await press(page, 'Quick Apply');
    const dialog = page.getByRole('dialog');
    for (let step = 2; step <= 4; step++) {
      await press(dialog, 'Next');
      await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
    }
    const button = dialog.getByRole('button', { name: 'Submit Application' });
    const answers = await pressTwice(page, button, '/application/apply');
    await expect(page).toHaveURL(/\/candidate\/applications$/);
    expect(answers.count()).toBe(1);
    await expect(page.getByText('Pending to be reviewed')).toHaveCount(1);
  });

  test('a job is saved once', async ({ page, context, server }) => {
    const id = await posted(await Account.withProfile(server, 'School'));
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto(`/candidate/job/${id}/teacher`);
    const save = page.getByRole('main').getByRole('button', { name: 'Save job' }).first();
    const answers = await pressTwice(page, save, `/job/save-job/${id}`);
    await expect(page.getByText('Job saved!')).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(answers.count()).toBe(1);
  });
});
