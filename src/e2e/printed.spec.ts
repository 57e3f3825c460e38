import { Account, applied } from './account.ts';
import { posted } from './posted.ts';
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
