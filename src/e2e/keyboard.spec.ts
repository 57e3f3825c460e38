import { expect, type Locator, type Page } from 'playwright/test';
import { Account, PASSWORD } from './account.ts';
import { asFile, pdf } from './files.ts';
import { posted } from './posted.ts';
import { test } from './test.ts';

/** Presses Tab until a control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < 80; stops++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key never reached ${control}`);
}

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('a candidate signs in, searches, and applies by keyboard alone', async ({ page, server }) => {
  const word = `k${Math.random().toString(36).slice(2)}`;
  await posted(await Account.withProfile(server, 'School'), { vacancy_title: `Teacher ${word}` });
  const candidate = await Account.withProfile(server, 'Candidate', {
    candidate_cv: asFile(pdf('noor.pdf', 'Noor')),
  });

  await page.goto('/login');
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type(candidate.email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }));
  await expect(page).toHaveURL(/\/candidate\/jobs$/);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press(page, page.getByRole('link', { name: `Teacher ${word}` }));
  await expect(page.getByRole('heading', { level: 1, name: `Teacher ${word}` })).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Description' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Requirements' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Requirements' })).toBeVisible();

  const quickApply = page.getByRole('button', { name: 'Quick Apply' });
  await tabTo(page, quickApply, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(quickApply).toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('textbox', { name: 'E-mail' }));
  // The vacancy asks nothing: step 3 is passed over.
  await expect(dialog.getByText('Step 2 of 4').first()).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Next', exact: true }));
  await expect(dialog.getByRole('heading', { name: 'Review your application' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Submit Application' }));
  await expect(page.getByText('Pending to be reviewed')).toBeVisible();
});

test('Tab stays inside an open dialog', async ({ page, context, server }) => {
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

test('a menu is opened, walked and left by keyboard, and gives the focus back', async ({
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

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list that comes late does not take the focus away', async ({ page, context, server }) => {
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
