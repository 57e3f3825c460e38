import { snippetsOf, withSnippet } from '../language/grammar/guide-snippets.ts';
import { filesOnDisk } from '../language/grammar/project-files.ts';
import { Account } from './account.ts';
import { ProjectCopy } from './project-copy.ts';
import { RunningServer } from './running-server.ts';
import { expect as expectSoon, test } from './test.ts';

/** The generator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 40_000 });

const FORM = 'schemas/forms/admin/country.json';
const LIST = 'schemas/crud/admin-countries.json';

const atTheEnd: (() => unknown)[] = [];

/** Runs after failed tests as well: a server left running would slow down all later tests. */
test.afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

test('editing definitions keeps the page’s state, reports mistakes and applies valid changes', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const copy = new ProjectCopy();
  atTheEnd.push(() => copy.remove());
  const server = await RunningServer.start({ folder: copy.folder, script: 'dev' });
  atTheEnd.push(() => server.remove());
  const admin = await Account.admin(server);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1000, height: 500 },
    reducedMotion: 'reduce',
  });
  await admin.signIn(context);
  atTheEnd.push(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (/React|Warning|There is no screen/.test(said.text()) && said.type() !== 'info')
      complaints.push(said.text());
  });
  await page.goto('/admin/countries');
  await expect(page.getByRole('table')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'once';
    scrollTo(0, 300);
  });
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Add country' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Add country' });
  const name = dialog.getByRole('textbox', { name: /^Name(?! in)/ });
  await name.fill('Aaland');
  const notice = page.getByRole('alert').filter({ hasText: 'in the definitions' });

  const nothingIsLost = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Aaland');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  };

  await test.step('a syntax error and a wrong name are reported with file and line, and change nothing', async () => {
    copy.edit(FORM, '"type": "string",\n        "maxLength"', '"type": "string"\n        "maxLength"');
    copy.edit(LIST, '"value": "item.name_ar"', '"value": "item.name_arr"');
    await expect(notice).toContainText('2 mistakes');
    await expect(notice).toContainText(`${FORM}:${lineOf(copy, FORM, '"type": "string"')}`);
    await expect(notice).toContainText('a comma is missing at the end of this line');
    await expect(notice).toContainText(`${LIST}:${lineOf(copy, LIST, 'name_arr')}`);
    await expect(notice).toContainText('did you mean "name_ar"?');
    await nothingIsLost();
    await expect(page.locator('tbody tr').first()).toBeAttached();
  });

  await test.step('a valid change appears immediately', async () => {
    copy.edit(LIST, '"value": "item.name_arr"', '"value": "item.name_ar"');
    copy.edit(FORM, '"type": "string"\n        "maxLength"', '"type": "string",\n        "maxLength"');
    copy.edit(FORM, '"title": "Name",', '"title": "Name of the country", "minLength": 4,');
    copy.edit(
      FORM,
      '"x-unique": "This country already exists"',
      '"x-unique": "This country already exists", "minLength": "Write the name out"',
    );
    await expect(dialog.getByLabel('Name of the country')).toHaveValue('Aaland');
    await expect(notice).toHaveCount(0);
    await nothingIsLost();
  });

  await test.step('the browser and the server enforce the new rule', async () => {
    await dialog.getByLabel('Name of the country').fill('Aa');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Write the name out')).toBeVisible();
    await expect
      .poll(async () => (await admin.try('POST', '/countries', { name_en: 'Aa' })).answer.errors)
      .toEqual({ name_en: ['Write the name out'] });
  });

  await test.step('a changed screen text and a changed message appear as well', async () => {
    copy.edit(LIST, 'Where candidates come from', 'Whence candidates come');
    copy.edit(LIST, '"title": "Name in Arabic"', '"title": "In Arabic"');
    await expect(page.getByText('Whence candidates come')).toBeAttached();
    await expect(page.getByRole('columnheader', { name: 'In Arabic', includeHidden: true })).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
    await expect(dialog.getByLabel('Name of the country')).toHaveValue('Aa');
    expect(complaints, 'of React').toEqual([]);
  });

  await test.step('the tutorial in schemas/README.md produces its screen', async () => {
    const tutorial = snippetsOf(copy.read('schemas/README.md')).filter(
      ({ chapter }) => chapter !== 'Recipes',
    );
    for (const snippet of tutorial) {
      const files = withSnippet(filesOnDisk(copy.folder), snippet);
      copy.write(snippet.file, files.read(snippet.file)!);
    }
    // The development server reloads the page as each file arrives, which may abort a navigation; a page that was
    // opened meanwhile may have modules of two servers.
    page.on('domcontentloaded', () => complaints.splice(0));
    const heading = page.getByRole('heading', { name: 'Subjects', level: 1 });
    await expect(async () => {
      await page.goto('/subjects', { waitUntil: 'commit' });
      await expect(heading).toBeVisible({ timeout: 30_000 });
    }).toPass({ timeout: 150_000 });
    await expect(page.getByText('Mathematics', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please name the subject')).toBeVisible();
    await page.getByLabel('Name', { exact: false }).first().fill('Amal');
    await page.getByLabel('E-mail').fill('amal@example.org');
    await page.getByLabel('Which subject is missing, and why?').fill('Astronomy, please');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subjects' }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(complaints, 'of a link to a screen that is new').toEqual([]);
  });
});

const lineOf = (copy: ProjectCopy, file: string, text: string) =>
  copy.read(file).split(text)[0]!.split('\n').length;
