import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../test.ts';

test('an Admin finds people, schools and vacancies by one search', async ({ page, server }) => {
  const word = `Zephyr${Date.now() % 100_000}`;
  const candidate = await Account.withProfile(server, 'Candidate', { last_name: word });
  const school = await Account.withProfile(server, 'School', { school_name: `${word} Academy` });
  await (await Account.admin(server)).signIn(page.context());
  await page.goto('/admin/overview');
  const box = page.getByRole('searchbox', { name: 'Search people, schools and vacancies' });
  await box.focus();
  await page.keyboard.type(word.toUpperCase());
  const found = page.getByRole('main').getByRole('region', { name: 'Found' });
  const list = found.or(page.getByRole('main'));
  await expect(list.getByRole('link', { name: `${word} Academy` })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await examine(page, 'the search over everything');
  await page.getByRole('link', { name: new RegExp(`${word}$`) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/candidates/${candidate.user.candidate_id}`));
  await page.goBack();
  await expect(box).toHaveValue(word.toUpperCase());
  await page.getByRole('link', { name: `${word} Academy` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/schools/${school.user.school_id}`));

  await page.goto('/admin/overview?search=qqqq%20zzzz');
  await expect(page.getByText('Nobody and nothing has this name.')).toBeVisible();
});

test('the Admins’ search says when it does not work, and can be tried again', async ({ page, server }) => {
  await (await Account.admin(server)).signIn(page.context());
  let fails = true;
  await page.route('**/api/admin/search*', (route) => (fails ? route.abort() : route.continue()));
  await page.goto('/admin/overview?search=qqqq');
  await expect(page.getByText('Search is not available right now. Try again.').first()).toBeVisible();
  fails = false;
  await page
    .getByRole('button', { name: /retry|again/i })
    .first()
    .click();
  await expect(page.getByText('Nobody and nothing has this name.')).toBeVisible();
});
