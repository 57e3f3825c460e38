import { Account, applied } from './account.ts';
import { asFile, realCv } from './files.ts';
import { posted } from './posted.ts';
import { ProjectCopy } from './project-copy.ts';
import { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const atTheEnd: (() => unknown)[] = [];

test.afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

test('an application keeps its questions after its form has been edited, and says what is asked now', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const before = await RunningServer.start();
  atTheEnd.push(() => before.remove());
  const school = await Account.withProfile(before, 'School');
  const cv = { candidate_cv: asFile(realCv('independent', 'lakshmi.pdf', 'noor.pdf')) };
  const candidate = await Account.withProfile(before, 'Candidate', cv);
  const id = await applied(candidate, await posted(school));
  await before.stop();

  const copy = new ProjectCopy();
  atTheEnd.push(() => copy.remove());
  copy.edit('schemas/forms/apply/1-contact.json', '"title": "WhatsApp number"', '"title": "Phone for calls"');
  const after = await RunningServer.start({ folder: copy.folder, dataDir: before.dataDir });
  atTheEnd.push(() => after.stop());

  for (const [{ email }, screen] of [
    [candidate, 'candidate'],
    [school, 'school'],
  ] as const) {
    const context = await browser.newContext({ baseURL: after.url });
    await (await Account.existing(after, email)).signIn(context);
    const page = await context.newPage();
    await page.goto(`/${screen}/application/${id}/teacher${screen === 'candidate' ? '?tab=applied' : ''}`);
    // By keyboard, because the CV above is still being drawn and moves it.
    if (screen === 'school')
      await page.locator('summary').filter({ hasText: 'Personal data and contact' }).press('Enter');
    const notes = page.getByText('Now asked as');
    await expect(notes).toHaveText(/^Now asked as “\W?Phone for calls\W?”\.$/);
    const answer = page.getByRole('listitem').filter({ has: notes });
    await expect(answer.getByText('WhatsApp number', { exact: true })).toBeVisible();
    await expect(answer.getByRole('link', { name: /^\+?\d+$/ })).toBeVisible();
    await context.close();
  }
});
