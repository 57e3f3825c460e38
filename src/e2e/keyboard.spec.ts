import type { BrowserContext, Page } from 'playwright/test';
import { Account, PASSWORD } from './account.ts';
import { pdf } from './files.ts';
import { press, tabTo } from './keys/tab-to.ts';
import { pickFile, typeInto } from './keys/type-into.ts';
import { posted } from './posted.ts';
import type { RunningServer } from './running-server.ts';
import { DEGREE, PERSONAL_DETAILS, PREFERENCES } from './teacher-steps.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

const NEXT = { name: 'Save & Continue', exact: true };

test('a candidate signs up, creates a profile, searches, applies, withdraws and logs in with the keyboard alone', async ({
  page,
  server,
}) => {
  const word = `k${Math.random().toString(36).slice(2)}`;
  const title = `Teacher ${word}`;
  await posted(await Account.withProfile(server, 'School'), { vacancy_title: title });
  const email = `${word}@example.org`;

  await page.goto('/sign-up');
  await press(page, page.getByRole('link', { name: 'Continue as Educator' }));
  await expect(page).toHaveURL(/\/auth\/register\/candidate$/);
  await typeInto(page, page, { 'First name': 'Noor', 'Last name': 'Rahman', 'E-mail': email });
  await typeInto(page, page, { Password: PASSWORD, 'Confirm password': PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(await server.codeFor(email));
  await page.keyboard.press('Enter');

  const step = (number: number) => expect(page.getByText(`Step ${number} of 6`).first()).toBeVisible();
  await step(1);
  await typeInto(page, page, {
    Designation: 'Mathematics teacher',
    'WhatsApp number': '501234567',
    'First name in Arabic': 'نور',
    'Last name in Arabic': 'رحمن',
  });
  await press(page, page.getByRole('button', NEXT));
  await step(2);
  await typeInto(page, page, PERSONAL_DETAILS);
  await press(page, page.getByRole('button', NEXT));
  await step(3);
  await press(page, page.getByRole('button', { name: '+ Add Education' }));
  await typeInto(page, page, DEGREE);
  await press(page, page.getByRole('button', NEXT));
  await step(4);
  await press(page, page.getByRole('button', NEXT));
  await step(5);
  await typeInto(page, page, PREFERENCES);
  await press(page, page.getByRole('button', NEXT));
  await step(6);
  await press(page, page.getByRole('button', { name: 'Submit', exact: true }));
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }));
  await expect(page).toHaveURL(/\/candidate\/jobs$/);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  // Until the answer arrives, the unfiltered list is shown, this vacancy included.
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press(page, page.getByRole('link', { name: title }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Description' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Requirements' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Requirements' })).toBeVisible();

  const quickApply = page.getByRole('button', { name: 'Quick Apply' });
  await tabTo(page, quickApply);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(quickApply).toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('textbox', { name: 'E-mail' }));
  // The vacancy has no questions, so step 3 is skipped.
  await expect(dialog.getByText('Step 2 of 4').first()).toBeVisible();
  await pickFile(page, dialog, 'Resume', pdf('noor.pdf', 'Noor'));
  await press(page, dialog.getByRole('button', { name: 'Next', exact: true }));
  await expect(dialog.getByRole('heading', { name: 'Review your application' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Submit Application' }));
  await expect(page.getByText('Pending to be reviewed')).toBeVisible();

  await press(page, page.getByRole('link', { name: title }));
  await press(page, page.getByRole('main').getByRole('button', { name: 'Withdraw Application' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Application' }));
  await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await press(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login$/);
  await typeInto(page, page, { Username: email, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test('an open dialog traps the focus', async ({ page, context, server }) => {
  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/countries');
  await press(page, page.getByRole('button', { name: 'Add country' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 8; stops++) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add country' })).toBeFocused();
});

test('a menu opens, moves and closes by keyboard, and returns the focus', async ({
  page,
  context,
  server,
}) => {
  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/countries?search=qatar');
  const opener = page.getByRole('button', { name: 'Actions for Qatar' });
  await press(page, opener);
  await expect(page.getByRole('menuitem', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the first Tab offers a skip link to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list that loads late does not steal the focus', async ({ page, context, server }) => {
  await (await Account.verified(server, 'School')).signIn(context);
  let release = () => {};
  const late = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/countries', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/auth/profile/school');
  const country = page.getByRole('combobox', { name: 'Country' });
  await tabTo(page, country);
  await expect(country).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(country).toHaveAttribute('aria-autocomplete', 'list');
  await expect(country).toBeFocused();
});

test('what is typed before a list has loaded chooses from it', async ({ page, context, server }) => {
  await (await Account.verified(server, 'School')).signIn(context);
  let release = () => {};
  await page.route('**/api/countries', async (route) => {
    await new Promise<void>((done) => {
      release = done;
    });
    await route.continue();
  });
  await page.goto('/auth/profile/school');
  const country = page.getByRole('combobox', { name: 'Country' });
  await tabTo(page, country);
  await page.keyboard.type('british');
  release();
  await expect(country).toHaveValue('british');
  await expect(page.locator('[role=option][data-highlighted]')).toHaveText('United Kingdom');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('United Kingdom');
  await expect(country).not.toBeFocused();

  // Left before the code that searches has loaded, and after.
  for (const isLate of [true, false]) {
    let loads = () => {};
    const late = new Promise<void>((done) => {
      loads = done;
    });
    await page.route('**/SearchBox-*.js', async (route) => {
      if (isLate) await late;
      await route.continue();
    });
    await page.reload();
    await tabTo(page, country);
    if (!isLate) await expect(country).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('saudi');
    await page.keyboard.press('Tab');
    await expect(country).not.toBeFocused();
    loads();
    release();
    await expect(country).toHaveValue('Saudi Arabia');
    await expect(country).not.toBeFocused();
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/SearchBox-*.js');
  }
});

test.describe('a choice whose code is still loading', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  async function openWithout(page: Page, context: BrowserContext, server: RunningServer) {
    await (await Account.verified(server, 'School')).signIn(context);
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/SearchBox*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/auth/profile/school');
    const country = page.getByRole('combobox', { name: 'Country' });
    // The box that its list has come to.
    await expect(country).toHaveAttribute('aria-autocomplete', 'list');
    await country.scrollIntoViewIfNeeded();
    const plain = (await country.elementHandle())!;
    const { x, y, width, height } = (await country.boundingBox())!;
    return {
      country,
      plain,
      at: { x: x + width / 2, y: y + height / 2 },
      load: async () => {
        const loaded = page.waitForResponse(/SearchBox/);
        code.resolve();
        await loaded;
      },
    };
  }

  test('does not open when the page is scrolled by it', async ({ page, context, server }) => {
    const { country, plain, at, load } = await openWithout(page, context, server);
    const touch = await context.newCDPSession(page);
    const move = (type: 'touchStart' | 'touchMove', by: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at.x, y: at.y - by }] });
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await move('touchStart', 0);
    for (let by = 10; by <= 120; by += 10) await move('touchMove', by);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await load();
    await expect.poll(() => plain.evaluate((box) => box.isConnected)).toBe(false);
    await expect(country).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens when the code arrives while it is pressed', async ({ page, context, server }) => {
    const { at, load } = await openWithout(page, context, server);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await load();
    await page.mouse.up();
    await expect(page.getByRole('option', { name: 'Qatar' })).toBeVisible();
  });
});
