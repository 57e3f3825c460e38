import type { Locator, Page } from 'playwright/test';
import { examine } from './examine.ts';
import { ProjectCopy } from './project-copy.ts';
import { RunningServer } from './running-server.ts';
import { expect as expectSoon, test } from './test.ts';

/** Every draft is checked against all definitions, which is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });

const FORM = 'schemas/forms/contact.json';

const atTheEnd: (() => unknown)[] = [];

/** Runs after failed tests as well: a server left running would slow down all later tests. */
test.afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

const lineWith = (page: Page, text: string): Locator => page.locator('.cm-line', { hasText: text }).first();

/** Replaces a word in a line of the source. */
async function edit(page: Page, line: Locator, word: string, to: string) {
  await line.locator('span', { hasText: word }).first().dblclick();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(word);
  await page.keyboard.insertText(to);
}

test('the workshop draws a definition, follows its source while one types, and saves it', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const copy = new ProjectCopy();
  atTheEnd.push(() => copy.remove());
  const server = await RunningServer.start({ folder: copy.folder, script: 'dev' });
  atTheEnd.push(() => server.remove());
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  atTheEnd.push(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  const frame = page.frameLocator('iframe');
  const mistakes = page.getByRole('list', { name: 'Mistakes' });

  await test.step('a search finds a form, and its address is the form’s', async () => {
    await page.goto('/workshop');
    await page.getByRole('searchbox', { name: 'Search definitions' }).fill('contact us');
    const found = page.getByRole('link', { name: 'contact Contact us', exact: true });
    await found.first().click();
    await expect(page).toHaveURL(/\/workshop\/screens\/contact$/);
    await found.last().click();
    await expect(page).toHaveURL(/\/workshop\/forms\/contact$/);
    await expect(frame.getByLabel('Subject')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/workshop\/screens\/contact$/);
    await expect(frame.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
    await page.goForward();
  });

  await test.step('what is typed into the drawing stays while its label is edited', async () => {
    await frame.getByLabel('Subject').fill('My timetable');
    const answers = await page.evaluateHandle(() => {
      const heard: unknown[] = [];
      addEventListener('message', ({ data }) => heard.push(data?.is));
      // As browser extensions do.
      document.querySelector('iframe')?.contentWindow?.postMessage('not from the workshop', location.origin);
      return heard;
    });
    await edit(page, lineWith(page, '"title": "Subject"'), 'Subject', 'About');
    await expect(frame.getByLabel('About')).toHaveValue('My timetable');
    await expect.poll(() => answers.jsonValue()).toContain('drawn');
    expect(await answers.jsonValue()).not.toContain('failed');
    expect(copy.read(FORM)).toContain('"title": "Subject"');
  });

  await test.step('a wrong name is underlined, and the offered one puts it right', async () => {
    await edit(page, lineWith(page, '"title": "About"'), 'title', 'titel');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('titel');
    await expect(mistakes).toContainText('did you mean "title"?');
    await expect(frame.getByLabel('About')).toHaveValue('My timetable');
    await page.locator('.source-mistake').getByRole('button', { name: 'Use “title”' }).click();
    await expect(mistakes).toHaveCount(0);
    await expect(lineWith(page, '"title": "About"')).toBeVisible();
  });

  await test.step('saving first says what the edit means', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'What this edit means' });
    await expect(dialog).toContainText('Free (1)');
    await expect(dialog).toContainText('About is the new title of "Subject"');
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    await expect(page.getByRole('status').filter({ hasText: `Saved ${FORM}` })).toBeVisible();
    expect(copy.read(FORM)).toContain('"title": "About"');
    await expect(frame.getByLabel('About')).toHaveValue('My timetable');
  });

  await test.step('an edit that people are asked about, or that somebody else has overtaken, says so', async () => {
    await edit(page, lineWith(page, '"maxLength": 150'), '150', '15');
    await page.getByRole('button', { name: 'Save…' }).click();
    const dialog = page.getByRole('dialog', { name: 'What this edit means' });
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText(/Asks|Breaks/);
    copy.edit(FORM, '"title": "Plan"', '"title": "Chosen plan"');
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    await expect(dialog.getByRole('alert')).toContainText('has changed since you opened it');
    expect(copy.read(FORM)).toContain('"maxLength": 150');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Drop my edit' }).click();
    await expect(lineWith(page, '"title": "Chosen plan"')).toBeVisible();
    await expect(frame.getByLabel('Chosen plan')).toBeVisible();
  });

  await test.step('a deep link names state, width, language and colours', async () => {
    await page.goto('/workshop/forms/contact?state=errors&width=360&lang=ar&theme=dark');
    const root = frame.locator('html');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(frame.locator('[aria-invalid="true"]')).toHaveCount(4);
    expect(await root.evaluate(() => innerWidth)).toBe(360);
    await page.getByLabel('Direction').selectOption('Left to right');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await page.getByLabel('State').selectOption('Without permission');
    await expect(page).toHaveURL(/state=no-permission/);
    await expect(frame.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  await test.step('what another editor saves reaches open pages, none of which is reloaded', async () => {
    const open = await context.newPage();
    await open.goto('/contact');
    await open.getByLabel('About').fill('My timetable');
    await page.goto('/workshop/screens/admin-audit?width=1280');
    await expect(frame.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    copy.edit(FORM, '"title": "Chosen plan"', '"title": "Wanted plan"');
    await expect(open.getByLabel('Wanted plan')).toBeVisible();
    await expect(open.getByLabel('About')).toHaveValue('My timetable');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await open.close();
  });

  await test.step('a screen is drawn with sample answers, and as its source says', async () => {
    await page.goto('/workshop/screens/admin-audit?width=1280');
    await expect(frame.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    // The screen's own title comes before the header's.
    await edit(page, page.locator('.cm-line', { hasText: '"title": "Audit"' }).last(), 'Audit', 'Ledger');
    await expect(frame.getByRole('heading', { name: 'Ledger', level: 1 })).toBeVisible();
    for (const state of ['Without rows', 'Failing', 'Loading', 'Without permission', 'With data']) {
      await page.getByLabel('State').selectOption(state);
      const shown = state === 'Without permission' ? 'Unauthorized' : 'Ledger';
      await expect(frame.getByRole('heading', { name: shown, level: 1 })).toBeVisible();
    }
    await expect(frame.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('an event is drawn as its notification and its mails, in every language, and as its source says', async () => {
    await page.goto('/workshop/events/interview-scheduled?lang=ar');
    await expect(frame.getByRole('link', { name: 'عرض طلبك' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
    await expect(frame.getByRole('heading', { name: 'Interview at Palm Valley School' })).toBeVisible();
    await expect(page.getByLabel('State')).toHaveCount(0);
    await page.getByRole('textbox', { name: /^Source of/ }).focus();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('View your');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('View your');
    await page.keyboard.insertText('View this');
    await expect(frame.getByRole('link', { name: 'View this application' })).toBeVisible();
    await frame.getByText('As plain text').first().click();
    await expect(frame.locator('pre').first()).toContainText('View this application:');
    // Its links lead nowhere.
    await frame.getByRole('link', { name: 'View this application' }).click();
    await expect(frame.getByRole('heading', { name: 'Mail to school' })).toBeVisible();
    await examine(page, 'the workshop with mails');
  });

  await test.step('axe finds nothing, at any width and in any colours', async () => {
    await page.goto('/workshop/forms/contact');
    await expect(page.getByRole('textbox', { name: `Source of ${FORM}` })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'nothing wrong' })).toBeVisible();
    await examine(page, 'the workshop');
  });
  expect(problems).toEqual([]);
});
