import type { Page } from 'playwright/test';
import { examine } from '../examine.ts';
import { fill } from '../person.ts';
import { expect, test } from '../test.ts';
import { withApplicants } from './applicants.ts';

const TWO = { Omar: 'Nasser', Sara: 'Khalil' };

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: \\d`) });

test('an applicant is dragged to another stage, and a colleague’s move is reported instead of reverted', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy, ids } = await withApplicants(server, TWO);
  await school.signIn(context);
  // Blocks the notification stream, so that the page does not notice a colleague's change.
  await page.route('**/api/notification/stream', () => {});
  await page.goto('/school/vacancies');
  await page.getByRole('link', { name: 'Secondary Mathematics Teacher' }).first().click();
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(new RegExp(`/school/vacancy/${vacancy}/.*view=board`));
  const card = column(page, 'Pending').getByRole('listitem').filter({ hasText: 'Sara Khalil' });
  await expect(card).toBeVisible();
  await examine(page, 'a board');
  const drag = async (to: string) => {
    const from = (await card.boundingBox())!;
    const target = (await column(page, to).boundingBox())!;
    await page.mouse.move(from.x + 60, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(target.x + 60, target.y + 60, { steps: 8 });
    await page.mouse.up();
  };
  await drag('Shortlisted');
  // The toast disappears after two seconds; the columns are refetched meanwhile.
  await expect(page.getByText('The status has been changed.')).toBeVisible();
  await expect(column(page, 'Shortlisted').getByText('Sara Khalil')).toBeVisible();

  const other = column(page, 'Pending').getByRole('listitem').filter({ hasText: 'Omar Nasser' });
  await school.send('PUT', `/application/${ids.Omar}/status`, { status: 'Under Review' });
  const handle = other.getByRole('button', { name: 'Actions for Omar Nasser' });
  await handle.click();
  await page.getByRole('menuitem', { name: 'Move to Interview' }).click();
  await expect(page.getByText('You already moved this application to Under Review')).toBeVisible();
  await expect(column(page, 'Under Review').getByText('Omar Nasser')).toBeVisible();
});

test('an applicant is moved by keyboard with screen reader announcements', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, TWO);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher?view=board`);
  const said = page.getByRole('tabpanel').getByRole('status').first();
  await page.getByRole('button', { name: 'Move Omar Nasser' }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Omar Nasser, picked up from Pending.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Omar Nasser over Shortlisted.');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Omar Nasser is now in Shortlisted.');
  await expect(column(page, 'Shortlisted').getByRole('button', { name: 'Move Omar Nasser' })).toBeFocused();
  // A final move needs confirmation. Columns load separately: the old one may still show the card.
  await column(page, 'Shortlisted').getByRole('button', { name: 'Actions for Omar Nasser' }).click();
  await page.getByRole('menuitem', { name: 'Move to Rejected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(column(page, 'Shortlisted').getByText('Omar Nasser')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByRole('row', { name: /Omar Nasser.*Moved.*Shortlisted/ })).toBeVisible();
  await examine(page, 'a vacancy’s history');
  for (const tab of ['Details', 'Questions', 'Preview']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await examine(page, `a vacancy, ${tab}`);
  }
});

test('an applicant is dropped on one of the ends that a column gathers', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, TWO);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher?view=board`);
  const ended = column(page, 'Ended');
  await expect(ended).toHaveAccessibleName('Ended: 0');
  const card = column(page, 'Pending').getByRole('listitem').filter({ hasText: 'Sara Khalil' });
  const end = ended.getByRole('region', { name: /^Rejected: / });
  const from = (await card.boundingBox())!;
  const board = (await page.getByRole('region', { name: 'Columns' }).boundingBox())!;
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.down();
  // Near its edge, the board scrolls to its last column.
  await page.mouse.move(board.x + board.width - 20, from.y + 20, { steps: 8 });
  await expect(end).toBeInViewport({ ratio: 1 });
  const target = (await end.boundingBox())!;
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move application' }).click();
  await expect(end.getByText('Sara Khalil')).toBeVisible();
  await expect(ended).toHaveAccessibleName('Ended: 1');
  await examine(page, 'a column of several values');
});

test('all applicants are moved in one call, and refused ones are listed', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy, people, ids } = await withApplicants(server, TWO);
  await people.Omar.send('POST', `/application/${ids.Omar}/withdraw`);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher?view=table`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).first().check();
  await page.getByRole('button', { name: 'Move to a stage' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { Stage: 'Shortlisted', Message: 'Dear {name}, we will call you.' });
  await dialog.getByRole('button', { name: 'Move to a stage' }).click();
  await expect(page.getByText('Moving 2 applications.')).toBeVisible();
  await expect(page.getByText(/^1 of 2 could not be done/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Sara Khalil.*Shortlisted/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByText('An application cannot move from Withdrawn to Shortlisted.')).toBeVisible();
  await examine(page, 'the refused of many');
});
