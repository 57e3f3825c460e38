import type { Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { fill } from '../person.ts';
import { expect, test } from '../test.ts';

import { at, type Kind, signInAs } from './visitors.ts';

/** Where each address leads for each kind of visitor; an allowed one leads to itself. */
const journeys: Record<Kind, [requested: string, reached: string][]> = {
  'a visitor': [
    ['/', '/'],
    ['/login', '/login'],
    ['/sign-up', '/sign-up'],
    ['/forgot-password', '/forgot-password'],
    ['/auth/forgot-password', '/auth/forgot-password'],
    ['/reset-password', '/reset-password'],
    ['/auth', '/auth/register/candidate'],
    ['/auth/register/school', '/auth/register/school'],
    ['/auth/verify-email', '/auth/verify-email'],
    ['/auth/profile/candidate', '/login'],
    ['/auth/profile/school', '/login'],
    ['/user', '/login'],
    ['/candidate', '/login'],
    ['/candidate/dashboard', '/login'],
    ['/candidate/applications', '/login'],
    ['/candidate/jobs', '/login'],
    ['/candidate/job/1/teacher', '/login'],
    ['/school', '/login'],
    ['/school/dashboard', '/login'],
    ['/school/post-vacancy', '/login'],
    ['/school/application/1/teacher', '/login'],
    ['/admin', '/login'],
    ['/admin/countries', '/login'],
    ['/unauthorized', '/unauthorized'],
  ],
  'an unverified candidate': [
    ['/', '/'],
    ['/login', '/'],
    ['/candidate', '/auth/verify-email'],
    ['/candidate/jobs', '/auth/verify-email'],
    ['/school/dashboard', '/auth/verify-email'],
    ['/auth/profile/candidate', '/auth/verify-email'],
    ['/user', '/auth/verify-email'],
    ['/admin/countries', '/auth/verify-email'],
  ],
  'a candidate without a profile': [
    ['/auth/verify-email', '/'],
    ['/candidate', '/auth/profile/candidate'],
    ['/candidate/jobs', '/candidate/jobs'],
    ['/candidate/applications', '/auth/profile/candidate'],
    ['/user', '/user'],
    ['/auth/profile/school', '/unauthorized'],
  ],
  'a school without a profile': [
    ['/school', '/auth/profile/school'],
    ['/school/post-vacancy', '/auth/profile/school'],
    ['/auth/profile/candidate', '/unauthorized'],
  ],
  'a candidate': [
    ['/login', '/'],
    ['/sign-up', '/'],
    ['/auth', '/'],
    ['/auth/register/candidate', '/'],
    ['/auth/register/school', '/'],
    ['/forgot-password', '/'],
    ['/reset-password?email=a&token=b', '/'],
    ['/auth/verify-email', '/'],
    ['/candidate', '/candidate/dashboard'],
    ['/candidate/applications', '/candidate/applications'],
    ['/candidate/jobs?search=maths', '/candidate/jobs?search=maths'],
    ['/auth/profile/candidate', '/candidate/profile'],
    ['/auth/profile/candidate?step=5', '/candidate/profile'],
    ['/user', '/candidate/profile'],
    ['/school', '/unauthorized'],
    ['/school/dashboard', '/unauthorized'],
    ['/admin/countries', '/unauthorized'],
  ],
  'a school': [
    ['/login', '/'],
    ['/school', '/school/dashboard'],
    ['/school/post-vacancy', '/school/post-vacancy'],
    ['/auth/profile/school', '/school/profile'],
    ['/candidate/jobs', '/unauthorized'],
    ['/user', '/unauthorized'],
    ['/admin', '/unauthorized'],
  ],
  'an admin': [
    ['/login', '/'],
    ['/admin', '/admin/candidates'],
    ['/candidate/dashboard', '/unauthorized'],
    ['/school/dashboard', '/unauthorized'],
    ['/auth/profile/candidate', '/unauthorized'],
  ],
};

for (const [kind, pages] of Object.entries(journeys) as [Kind, [string, string][]][]) {
  test(`${kind} reaches only permitted pages and is redirected from all others`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(kind, server, context);
    for (const [requested, reached] of pages) {
      await test.step(`${requested} → ${reached}`, async () => {
        await page.goto(requested);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveURL(at(reached));
      });
    }
  });
}

test('an unknown address says so and links back and home', async ({ page }) => {
  await page.goto('/about-nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByText('Sorry, this page could not be found.')).toBeVisible();
  await expect(page).toHaveURL(at('/about-nothing'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(at('/'));
});

test('the page for refused access links to the user’s own dashboard', async ({ page, context, server }) => {
  await signInAs('a candidate', server, context);
  await page.goto('/admin/countries');
  await expect(page.getByText('You do not have permission to view this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(at('/candidate/dashboard'));
});

const signIn = async (page: Page, email: string) => {
  await fill(page, { Username: email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

test('signing in returns to the page first requested', async ({ page, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await page.goto('/candidate/jobs?search=maths&sort=application_deadline');
  await expect(page).toHaveURL(at('/login'));
  await signIn(page, candidate.email);
  await expect(page).toHaveURL(at('/candidate/jobs?search=maths&sort=application_deadline'));
});

test('signing in does not return to a page that the role may not see', async ({ page, server }) => {
  const school = await Account.withProfile(server, 'School');
  await page.goto('/candidate/jobs');
  await expect(page).toHaveURL(at('/login'));
  await signIn(page, school.email);
  await expect(page).toHaveURL(at('/school/dashboard'));
});

const homes: [Kind, string][] = [
  ['a candidate', '/candidate/dashboard'],
  ['a school', '/school/dashboard'],
  ['an admin', '/admin/candidates'],
];
for (const [kind, home] of homes) {
  test(`the Dashboard button of the landing page takes ${kind} to ${home}`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(kind, server, context);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(at(home));
  });
}
