import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { posted, postedAll } from './posted.ts';
import { rareWord } from './rare-word.ts';
import type { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const query = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function visitAs(candidateOf: RunningServer, page: Page, path: string) {
  const account = await Account.withProfile(candidateOf, 'Candidate');
  await account.signIn(page.context());
  await page.goto(path);
}

test('search, sort order and page are kept in the URL across a reload and the back button', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const rare = rareWord();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await posted(school, { vacancy_title: `First ${rare}`, application_deadline: soon });
  await postedAll(
    school,
    Array.from({ length: 21 }, (_, index) => ({ vacancy_title: `Teacher ${index} ${rare}` })),
  );
  await visitAs(server, page, '/candidate/jobs');

  await page.getByRole('searchbox').fill(rare.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`search=${rare}`, 'i'));
  await expect(page.getByText('22 jobs')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByText('1–20 of 22')).toBeVisible();

  await page.getByLabel('Sort by').selectOption({ label: 'Closing soonest' });
  await expect(page).toHaveURL(/sort=application_deadline/);
  await expect(cards(page).first()).toContainText(`First ${rare}`);

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue(rare.toUpperCase());
  await expect(page.getByLabel('Sort by')).toHaveValue('application_deadline');

  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/candidate\/job\/\d+\//);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  expect(query(page, 'page')).toEqual([]);
  expect(query(page, 'sort')).toEqual(['application_deadline']);
});

test('location, education and salary filters narrow the list, and Clear All Filters resets the salary to 3000–75000', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const rare = rareWord();
  const countries = await school.send<{ country_id: number; name_en: string }[]>('GET', '/countries');
  const curriculums = await school.send<{ curriculum_id: number; curriculum_name: string }[]>(
    'GET',
    '/curriculums',
  );
  const country = (name: string) => countries.data.find((row) => row.name_en === name)!.country_id;
  const curriculum = (name: string) =>
    curriculums.data.find((row) => row.curriculum_name.startsWith(name))!.curriculum_id;
  const post = (title: string, more: object) =>
    posted(school, {
      vacancy_title: `${title} ${rare}`,
      salary_range_min: 20000,
      salary_range_max: 30000,
      ...more,
    });
  await post('Qatar', { country_id: country('Qatar'), curriculum_id: curriculum('British') });
  await post('Saudi', { country_id: country('Saudi Arabia'), curriculum_id: curriculum('American') });
  await post('Poor', {
    country_id: country('Qatar'),
    curriculum_id: curriculum('American'),
    salary_range_min: 100,
    salary_range_max: 2000,
  });
  await visitAs(server, page, `/candidate/jobs?search=${rare}`);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText('All locations')).toBeVisible();

  const filters = page.getByRole('form', { name: 'Filter jobs' });
  await filters.getByRole('checkbox', { name: 'Qatar' }).check();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('1 location selected')).toBeVisible();
  expect(query(page, 'country_id')).toEqual([String(country('Qatar'))]);
  await filters.getByRole('checkbox', { name: 'Saudi Arabia' }).check();
  await expect(page.getByText('2 locations selected')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await filters.getByRole('checkbox', { name: 'British' }).check();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(`Qatar ${rare}`);
  await page.reload();
  await expect(filters.getByRole('checkbox', { name: 'British' })).toBeChecked();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL(/\?salary_min=3000&salary_max=75000$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(filters.getByRole('checkbox', { name: 'British' })).not.toBeChecked();
  await expect(filters.getByRole('slider', { name: 'Salary from' })).toHaveValue('3000');
  await expect(filters.getByRole('slider', { name: 'Salary to' })).toHaveValue('75000');
  await expect(page.getByText('$3k – $75k')).toBeVisible();

  await page.getByRole('searchbox').fill(rare);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Poor ${rare}` })).toHaveCount(0);
});

test('the salary slider’s thumbs stay 100 apart', async ({ page, server }) => {
  await visitAs(server, page, '/candidate/jobs');
  const from = page.getByRole('slider', { name: 'Salary from' });
  const to = page.getByRole('slider', { name: 'Salary to' });
  await expect(from).toHaveValue('0');
  await expect(to).toHaveValue('100000');
  await from.press('End');
  await expect(from).toHaveValue('99900');
  await expect(page).toHaveURL(/salary_min=99900/);
});

test('a search without results says so and offers an e-mail alert', async ({ page, server }) => {
  const rare = rareWord();
  await visitAs(server, page, `/candidate/jobs?search=${rare}`);
  await expect(page.getByText('No jobs found.')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Subject', exact: true }).getByText('No results'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'E-mail me when there is one' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(rare);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The search has been saved.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: rare })).toBeVisible();
});

test('by best match, a word in the title comes before the same word in the text of a newer vacancy', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const rare = rareWord();
  await postedAll(school, [
    { vacancy_title: `Teacher of ${rare}` },
    { vacancy_title: 'Teacher', job_description: `<p>Somebody who likes ${rare}.</p>` },
  ]);
  await visitAs(server, page, `/candidate/jobs?search=${rare}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).last()).toContainText(`Teacher of ${rare}`);
  await page.getByLabel('Sort by').selectOption({ label: 'Best match' });
  await expect(cards(page).first()).toContainText(`Teacher of ${rare}`);
  await expect(cards(page)).toHaveCount(2);
});

test('invalid filter values in the URL are ignored', async ({ page, server }) => {
  const rare = rareWord();
  await posted(await Account.withProfile(server, 'School'), { vacancy_title: `Any ${rare}` });
  const spoilt = 'page=-1&salary_min=-5&salary_max=200000&country_id=x&sort=name&foreign=1';
  await visitAs(server, page, `/candidate/jobs?search=${rare}&${spoilt}`);
  await expect(cards(page)).toHaveCount(1);
});

test('a vacancy opens and reloads whatever characters its title contains', async ({ page, server }) => {
  const titles = ['..', '.', '50% C++ / #1? & more', 'مدرس رياضيات', '<b>Teacher</b>'];
  const school = await Account.withProfile(server, 'School');
  await postedAll(
    school,
    titles.map((title) => ({ vacancy_title: title })),
  );
  await visitAs(server, page, '/candidate/jobs');
  for (const title of titles) {
    await page.getByRole('link', { name: title, exact: true }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.goBack();
    // The job's page may link to the next one as well, as a similar one.
    await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  }
});

test('empty saved jobs and applications say so', async ({ page, server }) => {
  await visitAs(server, page, '/candidate/applications');
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab', { name: 'Applications' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No jobs in this category.')).toBeVisible();
  await tabs.getByRole('tab', { name: 'Saved Jobs' }).click();
  await expect(page).toHaveURL(/tab=saved/);
  await expect(page.getByText('No jobs in this category.')).toBeVisible();
});

test('a vacancy is saved and unsaved, in the list and on its page', async ({ page, server }) => {
  const rare = rareWord();
  const id = await posted(await Account.withProfile(server, 'School'), { vacancy_title: `Saved ${rare}` });
  await visitAs(server, page, `/candidate/jobs?search=${rare}`);
  const save = cards(page).getByRole('button', { name: 'Save job' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(page.getByText('Job saved!')).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(cards(page).getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  await page.goto('/candidate/dashboard?tab=saved');
  await expect(page.getByRole('link', { name: `Saved ${rare}` })).toBeVisible();
  await page.goto(`/candidate/job/${id}/saved`);
  const onPage = page.getByRole('main');
  await onPage.getByRole('button', { name: 'Saved', pressed: true }).first().click();
  await expect(page.getByText('Job unsaved!')).toBeVisible();
  await expect(onPage.getByRole('button', { name: 'Save job', pressed: false }).first()).toBeVisible();
});
