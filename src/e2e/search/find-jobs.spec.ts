import type { Locator } from 'playwright/test';
import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { rareWord } from '../rare-word.ts';
import { expect, test } from '../test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

test('a search tolerates typos, counts its choices, is saved, reports new results, and is deleted', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const rare = rareWord();
  await posted(school, { vacancy_title: `Teacher of ${rare}` });
  await (await Account.withProfile(server, 'Candidate')).signIn(page.context());
  await page.goto('/candidate/jobs');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Clear All Filters' })).toHaveCount(0);
  await main.getByRole('searchbox').fill(rare.slice(0, 4) + rare.slice(5));
  await expect(main.getByText('Similar spellings')).toBeVisible();
  await expect(main.getByRole('link', { name: `Teacher of ${rare}` })).toBeVisible();
  await main.getByRole('searchbox').fill(rare);
  await expect(main.getByText('Similar spellings')).toHaveCount(0);
  await expect(main.getByRole('checkbox', { name: /^United Arab Emirates 1$/ })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /^Qatar 0$/ })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /^Cambridge 0$/ })).toBeVisible();

  await main.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`All of ${rare}`);
  await examine(page, 'saving a search');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The search has been saved.')).toBeVisible();
  const savedSearch = main.getByRole('button', { name: `All of ${rare}` });
  await expect(savedSearch).toBeVisible();

  await posted(school, { vacancy_title: `Head of ${rare}` });
  await page.goto('/candidate/jobs');
  await expect(main.getByRole('button', { name: `All of ${rare} 1` })).toBeVisible();
  await savedSearch.click();
  await expect(page).toHaveURL(new RegExp(`search=${rare}`));
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('button', { name: `All of ${rare}`, exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Manage' }).click();
  await expect(dialog.getByRole('button', { name: 'Weekly', pressed: true })).toBeVisible();
  // A dialog keeps the data from when it was opened, so the change must have loaded first.
  const read = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/api/saved-search'),
  );
  await dialog.getByRole('button', { name: 'Daily' }).click();
  await (await read).finished();
  await expect(dialog).toHaveCount(0);
  await main.getByRole('button', { name: 'Manage' }).click();
  await expect(dialog.getByRole('button', { name: 'Daily', pressed: true })).toBeVisible();
  await examine(page, 'saved searches');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(savedSearch).toHaveCount(0);

  await main.getByRole('radio', { name: 'Schools' }).check();
  await expect(page).toHaveURL(/search_for=schools/);
  await main.getByRole('form', { name: 'Search schools' }).getByRole('searchbox').fill('');
  await expect(main.getByText(/open jobs?$/).first()).toBeVisible();
  await examine(page, 'the search for schools');
});

test('on a phone, filters open in a sheet with a result count, and the apply button stays in reach', async ({
  page,
  server,
}) => {
  const rare = rareWord();
  const id = await posted(await Account.withProfile(server, 'School'), {
    vacancy_title: `Teacher of ${rare}`,
  });
  await (await Account.withProfile(server, 'Candidate')).signIn(page.context());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/candidate/jobs?search=${rare}`);
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Show 1 job' })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Qatar' }).check();
  await expect(sheet.getByRole('button', { name: 'Show 0 jobs' })).toBeVisible();
  await examine(page, 'filters on a phone');
  await sheet.getByRole('checkbox', { name: 'Qatar' }).uncheck();
  await sheet.getByRole('button', { name: 'Show 1 job' }).click();
  await expect(sheet).toHaveCount(0);

  await page.goto(`/candidate/job/${id}/teacher`);
  const apply = page.getByRole('button', { name: 'Quick Apply' });
  await expect(apply).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Similar Open Positions' })).toBeVisible();
  for (const fact of ['Deadline', 'How you fit'])
    await expect(page.getByRole('main'), `${fact} comes before the long text`).toContainText(
      new RegExp(`${fact}.*Benefits`, 's'),
    );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const bar = page
      .getByRole('complementary')
      .getByRole('button', { name: /^(Quick Apply|Save job|Share)$/ });
    await expect(bar).toHaveCount(3);
    for (const button of await bar.all())
      await expect(button, `whole at ${width} px`).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: /^More .+ jobs$/ }).click();
  await expect(page).toHaveURL(/\/candidate\/jobs\?search=[^&]+$/);
});

/** Whether a select has room for its longest choice: it is then no narrower than it would like to be. */
const isWhole = (select: HTMLElement) => {
  const like = select.cloneNode(true) as HTMLElement;
  like.style.cssText = 'position:absolute;inline-size:auto;min-inline-size:0';
  select.parentElement!.append(like);
  const { width } = like.getBoundingClientRect();
  like.remove();
  return select.getBoundingClientRect().width >= width;
};

test('the first job begins within 300 px, and on small screens filters and order share a line', async ({
  page,
  context,
  browser,
  server,
}) => {
  const rare = rareWord();
  await posted(await Account.withProfile(server, 'School'), { vacancy_title: `Teacher of ${rare}` });
  const teacher = await Account.withProfile(server, 'Candidate');
  await teacher.send('POST', '/saved-search', { name: 'Mine', filters: { search: rare }, mails: 'never' });
  await teacher.signIn(context);
  const top = async (of: Locator) => (await of.boundingBox())!.y;
  const first = page.getByRole('main').getByRole('article').first();
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/candidate/jobs');
    const filters = page.getByRole('button', { name: 'Filters', exact: true });
    await expect(page.getByRole('button', { name: 'Mine' })).toBeVisible();
    expect(await top(page.getByRole('combobox', { name: 'Sort by' }))).toBeCloseTo(await top(filters), -1);
    expect(await top(page.getByRole('button', { name: 'Mine' }))).toBeLessThan(await top(filters));
    expect(await page.getByRole('combobox', { name: 'Sort by' }).evaluate(isWhole), `${width} px`).toBe(true);
    expect(await top(first)).toBeLessThan(300);
  }
  const arabic = await browser.newContext({
    baseURL: server.url,
    locale: 'ar-AE',
    viewport: { width: 360, height: 740 },
  });
  await teacher.signIn(arabic);
  const inArabic = await arabic.newPage();
  await inArabic.goto('/candidate/jobs');
  await expect(inArabic.getByRole('button', { name: 'التصفية' })).toBeVisible();
  await expect(inArabic.getByRole('button', { name: 'Mine' })).toBeVisible();
  expect(await top(inArabic.getByRole('main').getByRole('article').first())).toBeLessThan(300);
  await arabic.close();
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const path of ['/candidate/jobs', '/jobs', '/jobs?lang=ar']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^(Filters|التصفية)$/ })).toBeHidden();
    expect(await top(first), path).toBeLessThan(300);
  }
});

test('a candidate without a profile can browse; applying leads to the wizard, and a closed vacancy to others', async ({
  page,
  server,
}) => {
  const rare = rareWord();
  const id = await posted(await Account.withProfile(server, 'School'), {
    vacancy_title: `Teacher of ${rare}`,
  });
  await (await Account.verified(server, 'Candidate')).signIn(page.context());
  await page.goto(`/candidate/jobs?search=${rare}`);
  await page.getByRole('link', { name: `Teacher of ${rare}` }).click();
  await expect(page.getByText('about 5 minutes with a CV')).toBeVisible();
  await page.getByRole('link', { name: 'Quick Apply' }).click();
  await expect(page).toHaveURL(/\/auth\/profile\/candidate/);
  expect(await page.evaluate(() => sessionStorage.getItem('return'))).toMatch(
    new RegExp(`/candidate/job/${id}/.*apply=true`),
  );
  await page.goto('/candidate/job/987654/gone');
  await expect(page.getByText('The vacancy was not found.').last()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/candidate\/jobs$/);
});
