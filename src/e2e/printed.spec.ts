import { Account, applied } from './account.ts';
import { posted } from './posted.ts';
import { withApplicants } from './school/applicants.ts';
import { expect, test } from './test.ts';

test('a vacancy, a profile and an application print in full, without controls', async ({
  page,
  context,
  server,
}) => {
  const id = await posted(await Account.withProfile(server, 'School'));
  const candidate = await Account.withProfile(server, 'Candidate');
  const printed: [path: string, headings: string[]][] = [
    [`/candidate/job/${id}/x`, ['Description', 'Requirements', 'Benefits', 'School Info']],
    ['/candidate/profile', ['Profile', 'About Me', 'Experience', 'Education']],
    [`/candidate/application/${await applied(candidate, id)}/x`, ['Timeline', 'Interview Schedule']],
  ];
  await candidate.signIn(context);
  for (const [path, headings] of printed) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('.button').filter({ visible: true }).first()).toBeVisible();
    await expect(main.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Emulating print media does not fire the beforeprint event.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const name of headings)
      await expect(main.getByRole('heading', { name, exact: true }).first(), path).toBeVisible();
    await expect(main.getByText('Profile Strength'), path).toBeHidden();
    const clicked = main.locator('button, .button, .icon-button, .actions').filter({ visible: true });
    await expect(clicked, path).toHaveCount(0);
    await expect(page.getByRole('banner'), path).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper, path).toBe('rgb(255, 255, 255)');
  }
});

test('a table prints with its column headings and all its rows, without tools', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, { Omar: 'Nasser', Sara: 'Khalil' });
  await school.signIn(context);
  // About the width of a sheet of paper, lying.
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(`/school/vacancy/${vacancy}/x?view=table`);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox').first()).toBeVisible();
  await expect(main.getByText('Omar Nasser').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const name of ['Candidate', 'Stage', 'Applied'])
    await expect(main.getByRole('columnheader', { name }).getByText(name)).toBeVisible();
  for (const name of ['Omar Nasser', 'Sara Khalil'])
    await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
  const tools = main
    .locator('input, select, .table-tools, td .button, td .icon-button')
    .filter({ visible: true });
  await expect(tools).toHaveCount(0);
  const frame = main.locator('.table-frame');
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('printed.png') });
});
