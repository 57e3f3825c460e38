import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, test } from 'playwright/test';
import { Account } from './account.ts';
import { examine } from './examine.ts';
import { PROJECT, RunningServer } from './running-server.ts';

/** A publication is a build, which is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 120_000 });

const FORM = 'schemas/forms/contact.json';

/** The edit's words, and the release's for them. */
const WORDS = [
  ['About', 'Subject'],
  ['من نحن', 'المادة'],
] as const;

/** A build's files of the client by their names without hashes, in the words of the release. */
function clientOf(build: string) {
  const folder = join(build, 'dist/client');
  // A validator's name is a hash of what it checks.
  const plain = (text: string) => text.replace(/-[\w-]{8}(?=\.(?:js|css)\b)|"-?[\da-f]{1,8}"(?=:)/g, '');
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name, parentPath }) => {
      const text = plain(readFileSync(join(parentPath, name), 'latin1'));
      const released = WORDS.reduce((all, [from, to]) => all.replaceAll(bytes(from), bytes(to)), text);
      return `${plain(name)}\n${released}`;
    });
  return files.sort();
}

/** The scripts and styles of a build. */
const assetsOf = (build: string) => readdirSync(join(build, 'dist/client/assets'));

const atTheEnd: (() => unknown)[] = [];

/** Runs after failed tests as well: a server left running would slow down all later tests. */
test.afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

test('an Admin edits a form by keyboard, and what is published lives in every process', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const first = await RunningServer.start({ env: { WORKSHOP: 'on' } });
  atTheEnd.push(() => first.remove());
  const shared = { WORKSHOP: 'on', DATABASE_URL: first.databaseUrl() };
  const second = await RunningServer.start({ env: shared });
  atTheEnd.push(() => second.remove());

  const author = await Account.admin(first);
  const colleague = { full_name: 'Second Admin', user_name: 'second@example.org', password: 'correct horse' };
  await author.send('POST', '/user', { ...colleague, role_id: 1 });
  const other = await Account.existing(second, colleague.user_name);
  const draftOf = async (account: Account) => {
    const path = `/admin/workshop/definition?file=${FORM}`;
    return (await account.send<{ draft: { text: string } | null }>('GET', path)).data.draft;
  };

  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  atTheEnd.push(() => context.close());
  await author.signIn(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (said) => {
    if (/Content Security Policy/.test(said.text())) problems.push(said.text());
  });
  const frame = page.frameLocator('iframe');
  const state = page.getByRole('status');
  const source = page.getByRole('textbox', { name: `Source of ${FORM}` });
  const visitor = await context.newPage();
  /** Waits until visitors of every process see a field. */
  const isAsked = async (label: string, servers: readonly RunningServer[]) => {
    for (const { url } of servers)
      await expect(async () => {
        await visitor.goto(`${url}/contact`);
        await expect(visitor.getByLabel(label)).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 120_000 });
  };

  await test.step('the drawing follows the draft, which only its author sees', async () => {
    await page.goto(`${first.url}/workshop`);
    const search = page.getByRole('searchbox', { name: 'Search definitions' });
    // The first question has the server read all definitions.
    await expect(state.filter({ hasText: /^\d+ definitions$/ })).toBeVisible();
    await search.focus();
    await page.keyboard.type('forms/contact');
    const link = page.getByRole('link', { name: 'contact Contact us', exact: true });
    await expect(link).toHaveCount(1);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workshop\/forms\/contact$/);
    await expect(frame.getByLabel('Subject')).toBeVisible();
    await frame.getByLabel('Subject').fill('My timetable');
    await expect(state.filter({ hasText: 'In force, nothing wrong' })).toBeVisible();
    await source.focus();
    // The editor's own search, so that no mouse is needed.
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type(': "Subject"');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(': "Subject"');
    await page.keyboard.insertText(': "About"');
    await expect(frame.getByLabel('About')).toHaveValue('My timetable');
    await expect(state.filter({ hasText: 'Your draft, nothing wrong' })).toBeVisible();
    await expect.poll(async () => (await draftOf(author))?.text).toContain('"About"');
    expect(await draftOf(other)).toBeNull();
    await page.reload();
    await expect(frame.getByLabel('About')).toBeVisible();
  });

  await test.step('axe finds nothing, at any width', async () => {
    await expect(state.filter({ hasText: 'Your draft, nothing wrong' })).toBeVisible();
    await examine(page, 'the workshop of a site');
  });

  await test.step('publishing says what the edit means, and puts it into force everywhere', async () => {
    await source.focus();
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'What this edit means' });
    await expect(dialog).toContainText('About is the new title of "Subject"');
    await expect(dialog.getByRole('region', { name: 'Difference from the text in force' })).toContainText(
      '"title": "About"',
    );
    await dialog.getByLabel(/^Why/).focus();
    await page.keyboard.type('Shorter');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Publish it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Version \d+ is in force$/)).toBeVisible();
    await expect(state.filter({ hasText: 'In force, nothing wrong' })).toBeVisible();
    await isAsked('About', [first, second]);
  });

  await test.step('its build is a release’s, byte for byte, but for the word and the few files that name it', async () => {
    const { release } = (await author.send<{ release: string }>('GET', '/admin/workshop')).data;
    const build = join(first.dataDir, 'workshop', release);
    expect(clientOf(build)).toEqual(clientOf(PROJECT));
    const released = new Set(assetsOf(PROJECT));
    const renamed = assetsOf(build).filter((file) => file.endsWith('.js') && !released.has(file));
    expect(renamed.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
      ...['ar', 'contact', 'data', 'search-contact-form', 'search-contact-form-ar'],
    ]);
    for (const part of ['server/program.js', 'pages/page-renderer.js'])
      expect(readFileSync(join(build, 'dist', part), 'utf8')).not.toMatch(/workshop\/work-/);
  });

  await test.step('a restart keeps it in force', async () => {
    await second.stop();
    await second.start(shared);
    await isAsked('About', [second]);
  });

  await test.step('one click goes back, although a call fails and the list knows it before the version', async () => {
    type Versions = { data: { versions: { state: string }[] } };
    const { data } = await author.send<Versions['data']>('GET', '/admin/workshop');
    const listed = page.waitForResponse(async (response) => {
      if (!response.url().endsWith('/api/admin/workshop')) return false;
      const { versions } = ((await response.json()) as Versions).data;
      return versions.length > data.versions.length && versions[0]!.state === 'published';
    });
    await page.route('**/api/admin/workshop/version/*', async (route) => {
      await listed;
      await route.continue();
    });
    await page.route('**/api/admin/workshop/drawing', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Go back to the release’s own text' }).click();
    await isAsked('Subject', [first, second]);
    await expect(frame.getByLabel('Subject')).toBeVisible();
  });
  expect(problems).toEqual([]);
});
