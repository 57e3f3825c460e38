import { Account } from '../account.ts';
import { day } from '../day.ts';
import { examine } from '../examine.ts';
import { fill, saveAndContinue } from '../person.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';

test('a vacancy started in one browser is finished in another, prefilled from the school’s profile', async ({
  page,
  context,
  browser,
  server,
}) => {
  const account = await Account.withProfile(server, 'School');
  await account.signIn(context);
  await page.goto('/school/post-vacancy');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await fill(page, { 'Vacancy title': 'Head of Music', 'Position type': 'Full time' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]draft=\d+/);
  await examine(page, 'a step that is saved');

  const other = await browser.newContext();
  await account.signIn(other);
  const there = await other.newPage();
  await there.goto('/school/vacancies');
  await examine(there, 'a draft among the vacancies');
  await there
    .getByRole('button', { name: 'Continue' })
    .or(there.getByRole('link', { name: 'Continue' }))
    .first()
    .click();
  await expect(there.getByLabel('Vacancy title')).toHaveValue('Head of Music');
  await fill(there, { 'Application deadline': day(30) });
  await saveAndContinue(there, 2);
  await fill(there, {
    Role: 'Head of Department',
    'Education level': "Bachelor's Degree",
    Subject: 'Mathematics',
    Curriculum: 'British',
    'Minimum salary': 120000,
    'Maximum salary': 160000,
  });
  // Both are beyond the slider, which still says what was typed.
  await expect(there.getByText(/120k – .*160k/i)).toBeVisible();
  await saveAndContinue(there, 3);
  await other.close();
});

test('a vacancy is edited in the same steps it was posted in', async ({ page, context, server }) => {
  const account = await Account.withProfile(server, 'School');
  const id = await posted(account);
  await account.signIn(context);
  await page.goto(`/school/edit-vacancy/${id}/x`);
  await fill(page, { 'Vacancy title': 'Reworded' });
  await examine(page, 'a vacancy that is changed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The vacancy has been saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Vacancy title')).toHaveValue('Reworded');
  await page.goto('/school/profile');
  await examine(page, "the school's profile");
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
});
