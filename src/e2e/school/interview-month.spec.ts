import { Account, applied } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { isTakenOver } from '../taken-over.ts';
import { expect, test } from '../test.ts';

/** Creates a school in Dubai with a candidate's interviews at these hours (UTC) of May 6, 2099, and one on June 1. */
async function withInterviews(server: RunningServer, hours: readonly number[]) {
  const school = await Account.withProfile(server, 'School');
  const omar = await Account.withProfile(server, 'Candidate', { first_name: 'Omar', last_name: 'Nasser' });
  const application = await applied(omar, await posted(school));
  const starts = hours.map((hour) => `2099-05-06T${String(hour).padStart(2, '0')}:00:00.000Z`);
  for (const starts_at of [...starts, '2099-05-31T21:30:00.000Z'])
    await school.send('POST', `/application/${application}/interviews`, {
      ...{ starts_at, kind: 'in_person', minutes: 30, place: 'Room 12' },
    });
  return { school, omar, application };
}

const MAY = '/school/interviews?view=month&month=2099-05';

test('a month shows interviews on their days, in the school’s time zone, and leads to other months', async ({
  page,
  context,
  server,
}) => {
  const { school, application } = await withInterviews(server, [5, 6, 7, 8, 9]);
  await school.signIn(context);
  await page.goto(MAY);
  const may = page.getByRole('grid', { name: 'May 2099' });
  const day = may.getByRole('gridcell', { name: /Wednesday, May 6, 2099/ });
  await expect(day.getByRole('link')).toHaveText([/^9:00\sAM Omar Nasser/, /^10:00\sAM Omar Nasser/]);
  await expect(may.getByRole('columnheader').first()).toHaveText(/^Sunday/);
  await examine(page, 'a month of interviews');

  await day.getByRole('button', { name: '+3 more' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wednesday, May 6, 2099' });
  await expect(dialog.getByRole('link', { name: 'Omar Nasser' })).toHaveCount(5);
  await expect(dialog.getByText(/^1:00\sPM$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=2099-06/);
  const june = page.getByRole('grid', { name: 'June 2099' });
  // In Dubai it is the next day.
  await expect(june.getByRole('gridcell', { name: /Monday, June 1, 2099/ }).getByRole('link')).toHaveText(
    /^1:30\sAM Omar Nasser/,
  );
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page.getByText('No interviews this month.').filter({ visible: true })).toHaveCount(1);
  await examine(page, 'a month without interviews');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/month=2099-05/);
  await day.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/school/application/${application}/`));
});

test('a month is used by keyboard alone', async ({ page, context, server }) => {
  const { school, application } = await withInterviews(server, [5, 6]);
  await school.signIn(context);
  await page.goto(MAY);
  const cell = (name: string) => page.getByRole('gridcell', { name });
  await expect(cell('Friday, May 1, 2099')).toHaveAttribute('tabindex', '0');
  await page.getByRole('link', { name: 'Today', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(cell('Friday, May 1, 2099')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell('Saturday, May 9, 2099')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cell('Sunday, May 3, 2099')).toBeFocused();
  await page.keyboard.press('End');
  await expect(cell('Saturday, May 9, 2099')).toBeFocused();
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown');
  await expect(cell('Saturday, May 30, 2099')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/month=2099-06/);
  await expect(cell('Saturday, June 6, 2099')).toBeFocused();
  await page.keyboard.press('PageUp');
  const sixth = cell('Wednesday, May 6, 2099');
  await expect(sixth).toBeFocused();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wednesday, May 6, 2099' });
  await expect(dialog.getByRole('link', { name: 'Omar Nasser' })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(sixth).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sixth.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/school/application/${application}/`));
});

test('a month that the server has rendered is taken over as it is, on any screen', async ({
  page,
  context,
  server,
}) => {
  const { school } = await withInterviews(server, [5, 6, 7, 8, 9]);
  await school.signInWithPages(context);
  for (const width of [1280, 360])
    for (const path of [MAY, '/school/interviews?view=month']) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      // React would report a difference as an error, which fails the test.
      await isTakenOver(page);
    }
});

test('a phone shows the days of a month that have interviews', async ({ page, context, server }) => {
  const { school } = await withInterviews(server, [5, 6, 7, 8, 9]);
  await school.signIn(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(MAY);
  await expect(page.getByRole('heading', { name: 'Wednesday, May 6, 2099' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Omar Nasser' })).toHaveCount(5);
});

test.describe('a candidate in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('finds interviews with all schools in a list and a month, by London’s days', async ({
    page,
    context,
    server,
  }) => {
    const { omar, application } = await withInterviews(server, [5]);
    await omar.signIn(context);
    await page.goto('/candidate/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Interviews' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /2099/ })).toHaveCount(2);
    await expect(page.getByText('Proposed', { exact: true })).toHaveCount(2);
    await examine(page, 'a candidate’s interviews');

    await page.goto('/candidate/interviews?view=month&month=2099-05');
    const may = page.getByRole('grid', { name: 'May 2099' });
    const entries = (name: RegExp) => may.getByRole('gridcell', { name }).getByRole('link');
    await expect(entries(/Wednesday, May 6, 2099/)).toHaveText(/^6:00\sAM /);
    // In Dubai it is June already.
    await expect(entries(/Sunday, May 31, 2099/)).toHaveText(/^10:30\sPM /);
    await entries(/Sunday, May 31, 2099/).click();
    await expect(page).toHaveURL(new RegExp(`/candidate/application/${application}/`));
  });
});
