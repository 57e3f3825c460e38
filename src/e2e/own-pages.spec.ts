import type { Page } from 'playwright/test';
import { screens } from '../../generated/screens.ts';
import { Account, applied, PASSWORD } from './account.ts';
import { signOut } from './journey/people.ts';
import { fill } from './person.ts';
import { posted } from './posted.ts';
import { isTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

const isOwn = (html: string) => html.includes('data-own=');
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** Lets only the page's inline scripts run. */
const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after signing in, the server renders the user’s pages, and their links work', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  await page.goto('/login');
  await fill(page, { Username: school.email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/school\/dashboard$/);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  await page.reload();
  await isTakenOver(page);
  await expect(heading(page)).toBeVisible();
  expect(isOwn(await (await page.request.get('/school/dashboard')).text())).toBe(true);
  await page.getByRole('link', { name: 'Manage Vacancies' }).first().click();
  await expect(page).toHaveURL(/\/school\/vacancies$/);
});

test('a page is complete before its scripts have loaded', async ({ page, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signInWithPages(page.context());
  await withoutScripts(page);
  await page.goto('/candidate/dashboard');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
});

/** A candidate who has applied to a school: their pages, and an Admin's, have rows that refer to others. */
async function withRecords(server: Account['server']) {
  const [Candidate, School] = await Promise.all([
    Account.withProfile(server, 'Candidate', { language: [{ lang_id: 1, lang_proficiency_id: 2 }] }),
    Account.withProfile(server, 'School'),
  ]);
  await applied(Candidate, await posted(School));
  return { Candidate, School };
}

for (const role of ['Candidate', 'School', 'Admin'] as const)
  test(`every page of a user of the role ${role} is taken over as it was rendered`, async ({
    page,
    server,
  }) => {
    test.slow();
    const account = { ...(await withRecords(server)), Admin: await Account.admin(server) }[role];
    await account.signInWithPages(page.context());
    const own = screens.filter(({ path, access }) => !path.includes('{') && access.includes(role));
    expect(own.length).toBeGreaterThan(5);
    for (const { path } of own) {
      await page.goto(path);
      // React would report a difference as an error, which fails the test.
      await isTakenOver(page);
    }
  });

test('after signing out, neither a reload nor going back shows the page', async ({ page, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signInWithPages(page.context());
  await page.goto('/candidate/dashboard');
  await isTakenOver(page);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(isOwn(await htmlOf(page, '/candidate/dashboard'))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/candidate/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a sign-out that does not reach the server still ends the browser’s pages', async ({
  page,
  context,
  server,
}) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signInWithPages(context);
  await page.goto('/candidate/dashboard');
  await isTakenOver(page);
  // As another tab without a network would.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await expect.poll(async () => isOwn(await htmlOf(page, '/candidate/dashboard'))).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('role');
});

test('a page of another session than the stored one is never painted', async ({ page, context, server }) => {
  const [mine, theirs] = [
    await Account.withProfile(server, 'Candidate', { first_name: 'Rashida' }),
    await Account.withProfile(server, 'Candidate', { first_name: 'Tamara' }),
  ];
  await theirs.signInWithPages(context);
  // The cookies remain those of another user.
  await mine.signIn(context);
  await withoutScripts(page);
  const documents: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'document') documents.push(response.url());
  });
  await page.goto('/candidate/profile').catch(() => {});
  await expect.poll(() => documents.length, 'it is reloaded').toBe(2);
  await expect(page.locator('body')).not.toContainText('Tamara');
  await page.unroute('**/assets/*.js');
  await page.goto('/candidate/profile');
  await expect(page.locator('main')).toContainText('Rashida');
  expect(isOwn(await htmlOf(page, '/candidate/profile')), 'both cookies must be of one session').toBe(false);
});
