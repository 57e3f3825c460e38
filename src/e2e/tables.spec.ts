import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { Account, applied } from './account.ts';
import { examine } from './examine.ts';
import { postedAll } from './posted.ts';
import { approvedSchool } from './school/approved-school.ts';
import { expect, test } from './test.ts';

const table = (page: Page) => page.getByRole('table');
const names = (page: Page) => table(page).getByRole('rowheader').allInnerTexts();
const box = (page: Page, name: string) => table(page).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test.describe('Manage Vacancies', () => {
  let school: Account;

  test.beforeEach(async ({ page, context, server }) => {
    school = await approvedSchool(server);
    const titles = ['Art Teacher', 'Biology Teacher', 'Chemistry Teacher'];
    const ids = await postedAll(
      school,
      titles.map((vacancy_title) => ({ vacancy_title })),
    );
    await applied(await Account.withProfile(server, 'Candidate'), ids[0]!);
    await school.signIn(context);
    await page.goto('/school/dashboard');
    await page.getByRole('link', { name: 'Manage Vacancies' }).first().click();
    await expect.poll(() => names(page)).toEqual(['Chemistry Teacher', 'Biology Teacher', 'Art Teacher']);
  });

  test('sorts, searches and filters with every kind of filter, all in the URL', async ({ page }) => {
    await table(page).getByRole('button', { name: 'Title' }).click();
    await expect.poll(() => names(page)).toEqual(['Art Teacher', 'Biology Teacher', 'Chemistry Teacher']);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Closed');
    await expect(page).toHaveURL(/status=closed/);
    await expect(page.getByText('No vacancies match your search and filters.')).toBeVisible();
    await examine(page, 'vacancies that nothing fits, filters open');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => names(page)).toHaveLength(3);
    await expect(page).not.toHaveURL(/status/);

    await page.getByRole('combobox', { name: 'Featured', exact: true }).selectOption('Yes');
    await expect(page).toHaveURL(/featured=true/);
    await expect(chips(page)).toContainText('Featured: Yes');
    await chips(page).getByRole('button', { name: 'Remove the filter Featured' }).click();
    await expect(page).not.toHaveURL(/featured/);
    await page.getByRole('textbox', { name: 'Deadline to' }).fill('2001-01-01');
    await expect(page).toHaveURL(/deadline_to=2001-01-01/);
    await expect(chips(page)).toContainText('Deadline to: Jan 1, 2001');
    await page.getByRole('textbox', { name: 'Deadline to' }).fill('');
    await expect(page).not.toHaveURL(/deadline_to/);
    await page.getByRole('textbox', { name: 'Salary from' }).fill('900000');
    await expect(page).toHaveURL(/salary_min=900000/);
    await page.getByRole('textbox', { name: 'Salary from' }).fill('');
    await page.getByRole('combobox', { name: 'Curricula' }).fill('Brit');
    await page.getByRole('listbox').getByRole('option', { name: /Brit/ }).first().click();
    await expect(page).toHaveURL(/curriculum_id=\d/);
    await page.reload();
    await expect(chips(page)).toContainText(/Curricula: .*Brit/);
    await page.getByRole('searchbox').fill('bio');
    await expect(page).toHaveURL(/search=bio/);
  });

  test('closes selected rows together; refused ones show the reason and stay selected', async ({ page }) => {
    await table(page).getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar).toContainText('3 selected');
    await expect(bar).not.toContainText('other pages');
    await examine(page, 'vacancies, selected');
    await box(page, 'Select Chemistry Teacher').uncheck();
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Close 2 vacancies?');
    await question.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page.getByText('Done: 2 rows.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(table(page).getByText('Closed', { exact: true })).toHaveCount(2);

    await box(page, 'Select Art Teacher').check();
    await box(page, 'Select Chemistry Teacher').check();
    await expect(bar.getByRole('button', { name: 'Close (1)' })).toBeVisible();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    const report = page.getByRole('dialog', { name: 'Delete: 1 of 2 refused' });
    await expect(report).toContainText('Art Teacher');
    await expect(report).toContainText(/application/);
    await examine(page, 'what was refused');
    await report.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => names(page)).toEqual(['Biology Teacher', 'Art Teacher']);
    await expect(bar).toContainText('1 selected');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).toHaveCount(0);
  });

  test('a link followed right after typing a search is not undone by it', async ({ page }) => {
    const read = Promise.withResolvers<void>();
    await page.route('**/assets/school-promotions*.js', async (route) => {
      await read.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.getByRole('searchbox').fill('bio');
    await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click();
    await expect(page).toHaveURL(/promotions$/);
    // The search is applied once typing has paused, while the next screen still loads.
    await page.clock.fastForward(1000);
    read.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(page).toHaveURL(/promotions$/);
  });

  test('a search that becomes due as another screen replaces its own changes nothing', async ({ page }) => {
    await page.evaluate(() => {
      const due = new Map<number, () => void>();
      const { setTimeout: start, clearTimeout: stop } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, delay?: number, ...values: unknown[]) => {
          if (delay !== 350) return start(run, delay, ...values);
          due.set(-due.size - 1, run);
          return -due.size;
        },
        clearTimeout: (id?: number) => due.delete(id!) || stop(id),
      });
      // Runs in the task that shows the next screen, before React's passive effects.
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== 'Promotions') return;
        for (const [id, run] of due) {
          due.delete(id);
          run();
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('searchbox').fill('biology');
    await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(page).toHaveURL(/promotions$/);
  });

  test('shows, hides and resizes columns by keyboard, and remembers it', async ({ page }) => {
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'City' }).check();
    await page.getByRole('checkbox', { name: 'Featured' }).uncheck();
    await page.keyboard.press('Escape');
    const title = page.getByRole('columnheader', { name: 'Title' });
    const width = async () => Math.round((await title.boundingBox())!.width);
    const before = await width();
    const handle = page.getByRole('separator', { name: 'Width of Title' });
    for (let press = 0; press < 4; press++) await handle.press('ArrowRight');
    await expect.poll(width).toBeGreaterThan(before + 32);
    const wider = await width();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Featured' })).toHaveCount(0);
    await expect.poll(width).toBe(wider);
    await examine(page, 'vacancies, with chosen columns');
    await handle.press('Home');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('columnheader', { name: 'Featured' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
  });

  test('resizes a column with the pointer', async ({ page }) => {
    const handle = page.getByRole('separator', { name: 'Width of Status' });
    const status = page.getByRole('columnheader', { name: 'Status' });
    // Waits for a stable layout: content above the table may still be loading.
    await handle.hover();
    const before = (await status.boundingBox())!.width;
    const { x, y, width, height } = (await handle.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await status.boundingBox())!.width - before).toBeGreaterThan(40);
  });

  test('shows rows on a phone as cards that can be selected and acted on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await box(page, 'Select Biology Teacher').check();
    await table(page).getByRole('button', { name: 'Actions for Biology Teacher' }).click();
    await page.getByRole('menuitem', { name: 'Feature' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Feature' }).click();
    await expect(page.getByText('The vacancy is featured.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('1 selected');
  });
});

test.describe('Users', () => {
  test.beforeEach(async ({ context, server }) => {
    await (await Account.admin(server)).signIn(context);
  });

  test('are filtered by role, e-mail and date, and shown in full', async ({ page, server }) => {
    // Other tests create users as well; this test's have a unique name.
    const name = `Person ${randomUUID()}`;
    await Account.verified(server, 'School', name);
    await Account.verified(server, 'Candidate', name);
    await page.goto(`/admin/users?search=${encodeURIComponent(name)}`);
    await expect(table(page).getByText('Candidate', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    await page.getByRole('option', { name: 'School' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/role_id=1&role_id=3/);
    await expect(chips(page)).toContainText('Roles: Admin, School');
    await expect(table(page).getByText('Candidate', { exact: true })).toHaveCount(0);
    await expect(table(page).getByText('School', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'E-mail', exact: true }).selectOption('Not verified');
    await expect(page.getByText('No users match your search and filters.')).toBeVisible();
    await examine(page, 'users that nothing fits');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('textbox', { name: 'Added to' }).fill('2001-01-01');
    await expect(page.getByText('No users match your search and filters.')).toBeVisible();
    await page.goBack();

    await page.goto('/admin/users?search=admin%40example.org');
    await table(page)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(page.getByRole('dialog')).toContainText('admin@example.org');
    await examine(page, 'a user');
  });

  test('give the search a line of its own on a phone, above all other tools', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/countries');
    const tools = page.getByRole('main').getByRole('search');
    const search = tools.getByRole('searchbox');
    await expect(tools.getByRole('button', { name: 'Add country' })).toBeVisible();
    const box = async () => (await tools.boundingBox())!;
    expect((await box()).height).toBeLessThan(104);
    expect((await search.boundingBox())!.width).toBeCloseTo((await box()).width, -1);
    for (const name of ['Filters', 'Export', 'Import', 'Add country'])
      await expect(tools.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(tools.getByRole('combobox', { name: 'Sort by' })).toBeInViewport({ ratio: 1 });
    await search.fill('Oman');
    expect((await search.boundingBox())!.width).toBeCloseTo((await box()).width, -1);
    await page.keyboard.press('Tab');
    await expect(tools.getByRole('button', { name: 'Filters' })).toBeFocused();
    const { y, height } = (await search.boundingBox())!;
    expect((await tools.getByRole('button', { name: 'Filters' }).boundingBox())!.y).toBeGreaterThanOrEqual(
      y + height,
    );
  });

  test('a page beyond the last redirects to the last, and the page size can be chosen', async ({ page }) => {
    await page.goto('/admin/users?page=99');
    await expect(page).not.toHaveURL(/page=99/);
    await expect(table(page)).toBeVisible();
    await page.goto('/admin/countries');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
    await expect(page).toHaveURL(/per_page=50/);
    await expect(page.getByText(/^1–50 of/)).toBeVisible();
    await expect.poll(async () => (await names(page)).length).toBe(50);
  });

  test('rows stay selected across pages, and the bar says where they are', async ({ page }) => {
    await page.goto('/admin/countries');
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await box(page, 'Select Afghanistan').check();
    await expect(bar).not.toContainText('other pages');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(bar).toContainText('1 selected on another page');
    await table(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await expect(bar).toContainText('2 selected on this and other pages');
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(box(page, 'Select Afghanistan')).toBeChecked();
  });

  test('an Admin’s own account is refused, and says so', async ({ page }) => {
    await page.goto('/admin/users?search=admin%40example.org');
    await table(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .check();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('You cannot delete your own account.');
  });
});
