import type { Page } from 'playwright/test';
import { examine } from '../examine.ts';
import { press } from '../keys/tab-to.ts';
import { expect, test } from '../test.ts';
import { reviewerOf, withApplicants } from './applicants.ts';

// Slow: waits until a decision can no longer be undone.
test.describe.configure({ timeout: 120_000 });

/** The list shows the newest, Hana, first. */
const THREE = { Omar: 'Nasser', Sara: 'Khalil', Hana: 'Petrosyan' };

const details = (page: Page) => page.getByRole('region', { name: 'Details' });
/** Waits until a person is shown, and the keys for the next and the previous one work. */
async function shows(page: Page, name: string) {
  await expect(details(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(
    details(page)
      .getByRole('button', { name: /(Previous|Next) applicant/ })
      .first(),
  ).toBeVisible();
}
const row = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: name });

test('a school reads and decides by keyboard alone, one key for each decision', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy, ids } = await withApplicants(server, THREE);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher`);
  await expect(row(page, 'Hana Petrosyan')).toContainText('Pending');
  await expect(row(page, 'Hana Petrosyan')).toContainText('Applied just now');
  await expect(details(page)).toContainText('Choose an applicant');
  expect((await row(page, 'Hana Petrosyan').boundingBox())!.y).toBeLessThan(330);
  await examine(page, 'a list of applicants to review');

  await page.keyboard.press('j');
  await shows(page, 'Hana Petrosyan');
  await expect(details(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Hana Petrosyan' })).toHaveAttribute('aria-current', 'true');
  await expect(details(page).getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect(details(page).getByText('Date of birth')).not.toBeVisible();
  await press(page, details(page).locator('summary', { hasText: 'Personal data and contact' }));
  await expect(details(page).getByText('Date of birth')).toBeVisible();
  await examine(page, 'an applicant under review');

  await page.keyboard.press('j');
  await shows(page, 'Sara Khalil');
  await page.keyboard.press('k');
  await shows(page, 'Hana Petrosyan');

  await page.keyboard.press('s');
  await expect(
    page.getByText('Hana Petrosyan: Shortlisted in 10 seconds, unless you undo it.'),
  ).toBeVisible();
  await shows(page, 'Sara Khalil');
  await expect(row(page, 'Hana Petrosyan')).toContainText('Shortlisted');

  const statusOf = async (id: number) => (await school.send('GET', `/application/${id}`)).data.school_status;
  await page.keyboard.press('x');
  await shows(page, 'Omar Nasser');
  await expect(row(page, 'Sara Khalil')).toContainText('Rejected');
  expect(await statusOf(ids.Sara)).toBe('Pending');
  const undo = details(page).getByRole('button', { name: 'Undo decision on Sara Khalil' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone. Nobody has been told.')).toBeVisible();
  await expect(row(page, 'Sara Khalil')).toContainText('Pending');
  await page.keyboard.press('k');
  await shows(page, 'Sara Khalil');
  await expect(details(page).getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('x');
  await shows(page, 'Omar Nasser');
  await expect(row(page, 'Sara Khalil')).toContainText('Rejected');
  await expect(undo).toBeVisible();
  await examine(page, 'a decision that can be undone');
  await expect.poll(() => statusOf(ids.Sara), { timeout: 30_000 }).toBe('Rejected');
  await expect(undo).toHaveCount(0);

  await page.keyboard.press('s');
  await expect(row(page, 'Omar Nasser')).toContainText('Shortlisted');
  await shows(page, 'Sara Khalil');
});

test('the next person to decide on comes after a decision, and Reject keeps its place and asks late ones', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy, ids } = await withApplicants(server, { Lina: 'Haddad', ...THREE });
  const move = (id: number, status: string) => school.send('PUT', `/application/${id}/status`, { status });
  await move(ids.Sara, 'Shortlisted');
  await move(ids.Omar, 'Shortlisted');
  await move(ids.Omar, 'Interview');
  await school.signIn(context);
  // The places are the same before the code of the shortcuts has loaded.
  let loads = () => {};
  const late = new Promise<void>((done) => {
    loads = done;
  });
  await page.route('**/ActionKeys-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`/school/vacancy/${vacancy}/teacher?applicant=${ids.Hana}`);
  const button = (name: string) => details(page).getByRole('button', { name });
  const left = async (name: string) => (await button(name).boundingBox())!.x;
  await shows(page, 'Hana Petrosyan');
  await expect(button('Shortlist')).toBeVisible();
  const places = [await left('Reject'), await left('Shortlist')];
  loads();
  // A shortcut works once it is shown.
  await expect(details(page).getByText('J', { exact: true })).toBeVisible();

  await page.keyboard.press('j');
  await shows(page, 'Sara Khalil');
  await expect(button('Shortlist')).toHaveCount(0);
  expect([await left('Reject'), await left('Schedule an interview')]).toEqual(places);
  await page.keyboard.press('j');
  await shows(page, 'Omar Nasser');
  await expect(button('Schedule an interview')).toHaveCount(0);
  expect([await left('Reject'), await left('Make an offer')]).toEqual(places);
  await button('Reject').click();
  const question = page.getByRole('alertdialog', { name: 'Reject the application from Omar Nasser?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Omar Nasser')).toContainText('Interview');

  await page.getByRole('link', { name: 'Hana Petrosyan' }).click();
  await shows(page, 'Hana Petrosyan');
  const top = async () => (await details(page).boundingBox())!.y;
  const before = await top();
  await button('Shortlist').click();
  await shows(page, 'Lina Haddad');
  await expect(button('Undo decision on Hana Petrosyan')).toBeVisible();
  expect(await top()).toBe(before);
  expect([await left('Reject'), await left('Shortlist')]).toEqual(places);
});

test('letter keys do nothing while one types, nor once they are turned off', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, THREE);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher`);
  const search = page.getByRole('searchbox');
  await search.fill('');
  await search.pressSequentially('sara j');
  await expect(search).toHaveValue('sara j');
  await expect(page).toHaveURL(/search=sara/);
  await expect(page).not.toHaveURL(/applicant=/);
  await search.fill('');
  await page.getByRole('link', { name: 'Hana Petrosyan' }).click();
  await shows(page, 'Hana Petrosyan');
  await page.getByRole('button', { name: 'Turn letter keys off' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Turn letter keys on' })).toBeVisible();
  await expect(row(page, 'Hana Petrosyan')).toContainText('Pending');
  await shows(page, 'Hana Petrosyan');
  await page.getByRole('button', { name: 'Turn letter keys on' }).click();
  await page.keyboard.press('j');
  await shows(page, 'Sara Khalil');
});

test('a phone shows the list or the person, and the way back leads to the row that was open', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { school, vacancy } = await withApplicants(server, THREE);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher`);
  const hana = page.getByRole('link', { name: 'Hana Petrosyan' });
  await expect(hana).toBeVisible();
  expect((await row(page, 'Hana Petrosyan').boundingBox())!.y).toBeLessThan(500);
  await hana.click();
  await shows(page, 'Hana Petrosyan');
  await expect(hana).not.toBeVisible();
  await details(page).getByRole('button', { name: 'Shortlist' }).click();
  await shows(page, 'Sara Khalil');
  await details(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(details(page)).not.toBeVisible();
  await expect(page.getByRole('link', { name: 'Sara Khalil' })).toBeFocused();
  await expect(row(page, 'Hana Petrosyan')).toContainText('Shortlisted');
  await page.getByRole('link', { name: 'Omar Nasser' }).click();
  await shows(page, 'Omar Nasser');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Omar Nasser' })).toBeVisible();
});

test('a colleague who only reads sees no decisions, and their keys do nothing', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy, ids } = await withApplicants(server, THREE);
  const reader = await reviewerOf(school);
  await reader.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher?applicant=${ids.Hana}`);
  await shows(page, 'Hana Petrosyan');
  await expect(details(page).getByRole('button', { name: 'Shortlist' })).toHaveCount(0);
  await expect(details(page).getByText('J', { exact: true })).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('j');
  await shows(page, 'Sara Khalil');
  await expect(row(page, 'Hana Petrosyan')).toContainText('Pending');
});
