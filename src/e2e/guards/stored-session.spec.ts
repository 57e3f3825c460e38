import { Account } from '../account.ts';
import { expect, test } from '../test.ts';

import { at, type Kind, signInAs } from './visitors.ts';

const SPOILT_TOKENS: [name: string, token: string | null][] = [
  ['the text "undefined"', 'undefined'],
  ['an empty text', ''],
  ['missing', null],
];
for (const [name, token] of SPOILT_TOKENS) {
  test(`a stored token that is ${name} counts as signed out`, async ({ page, context, server }) => {
    await signInAs('a candidate', server, context);
    await page.goto('/healthz');
    await page.evaluate((spoilt) => {
      if (spoilt === null) localStorage.removeItem('token');
      else localStorage.setItem('token', spoilt);
    }, token);
    await page.goto('/candidate/dashboard');
    await expect(page).toHaveURL(at('/login'));
  });
}

test('an unreadable stored user removes the token as well', async ({ page, context, server }) => {
  await signInAs('a candidate', server, context);
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('user', '{"id":'));
  await page.goto('/candidate/dashboard');
  await expect(page).toHaveURL(at('/login'));
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([undefined, undefined]);
});

const OLDER: [Kind, fact: string, page: string, wizard: string, profile: string][] = [
  ['a candidate', 'candidate_id', '/candidate/dashboard', '/auth/profile/candidate', '/candidate/profile'],
  ['a school', 'school_id', '/school/dashboard', '/auth/profile/school', '/school/profile'],
];
for (const [kind, fact, asked, wizard, profile] of OLDER) {
  test(`${kind} with a stored session older than the profile stays on the page and skips the wizard`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(kind, server, context);
    const grow = async () => {
      await page.goto('/healthz');
      await page.evaluate((name) => {
        localStorage.user = JSON.stringify({ ...JSON.parse(localStorage.user), [name]: null });
      }, fact);
    };
    await grow();
    await page.goto(asked);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(at(asked));
    expect(await page.evaluate((name) => JSON.parse(localStorage.user)[name], fact)).toEqual(
      expect.any(Number),
    );
    await grow();
    await page.goto(wizard);
    await expect(page).toHaveURL(at(profile));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('signing out in one tab signs out the others', async ({ page, context, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signIn(context);
  await page.goto('/candidate/dashboard');
  const other = await context.newPage();
  await other.goto('/candidate/jobs');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(at('/login'));
  await expect(page).toHaveURL(at('/login'));
});

test('a page restored from the back-forward cache notices a sign-out', async ({ page, context, server }) => {
  await signInAs('a candidate', server, context);
  await page.goto('/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(at('/login'));
});

test('signing in as another user in another tab replaces the first user’s data', async ({
  page,
  context,
  server,
}) => {
  const named = (designation: string) => Account.withProfile(server, 'Candidate', { designation });
  const [first, second] = [await named('Teacher of Falconry'), await named('Teacher of Heraldry')];
  await first.signIn(context);
  await page.goto('/candidate/dashboard');
  await expect(page.getByText('Teacher of Falconry')).toBeVisible();
  await second.signIn(context);
  await expect(page.getByText('Teacher of Heraldry')).toBeVisible();
  await expect(page.getByText('Teacher of Falconry')).toHaveCount(0);
});
