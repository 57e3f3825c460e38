import { examine } from './examine.ts';
import { pdf } from './files.ts';
import { field } from './person.ts';
import { withApplicants } from './school/applicants.ts';
import { isTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

test('a school opens a hiring file, both sides fill it, and the register shows what it lacks', async ({
  browser,
  page,
  context,
  server,
}) => {
  test.setTimeout(150_000);
  const { school, people, ids } = await withApplicants(server, { Omar: 'Nasser' });
  const id = ids.Omar;
  await school.send('PUT', `/application/${id}/status`, { status: 'Offered' });
  await school.signIn(context);
  await page.goto(`/school/application/${id}/x?tab=file`);
  await isTakenOver(page);
  const main = page.getByRole('main');

  await test.step('the school opens it with the suggested checklist', async () => {
    await main.getByRole('button', { name: 'Open the file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open the hiring file' });
    await field(dialog, 'Who reads the self-disclosure').getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Before the hire' })).toBeVisible();
  });

  await test.step('and reads how each rule was read, and by whom', async () => {
    const reference = main
      .getByRole('listitem')
      .filter({ has: page.getByText('Second reference', { exact: true }) });
    await reference.getByRole('button', { name: 'Sources' }).click();
    const sources = page.getByRole('dialog', { name: 'Second reference' });
    await expect(sources.getByText('Read in a summary, not in the original').first()).toBeVisible();
    await expect(sources.getByText('Nobody with legal training yet').first()).toBeVisible();
    await examine(page, 'the sources of a rule');
    await sources.getByRole('button', { name: 'Close' }).click();
    await expect(sources).toHaveCount(0);
  });

  await test.step('and records a check with evidence', async () => {
    const identity = main.getByRole('listitem').filter({ has: page.getByText(/^Identity(: Checked)?$/) });
    await identity.getByRole('button', { name: 'Record a check' }).click();
    const dialog = page.getByRole('dialog', { name: 'Identity' });
    await field(dialog, 'Checked on').locator('input').first().fill('2026-01-05');
    await field(dialog, 'What you saw').locator('textarea').fill('Passport, compared with the person.');
    await field(dialog, 'Evidence')
      .locator('input[type=file]')
      .setInputFiles(pdf('passport.pdf', 'Passport'));
    await dialog.getByRole('button', { name: 'Record the check' }).click();
    await expect(dialog).toHaveCount(0);
    // What is settled folds.
    await identity.getByText('Identity: Checked').click();
    await expect(identity.getByText('Passport, compared with the person.')).toBeVisible();
    await examine(page, 'a hiring file at the school');
  });

  const phone = await browser.newContext({ baseURL: server.url, viewport: PHONE, reducedMotion: 'reduce' });
  const candidate = await phone.newPage();
  const own = candidate.getByRole('main');
  await test.step('the candidate sees what is asked, and uploads it on a phone', async () => {
    await people.Omar.signIn(phone);
    await candidate.goto(`/candidate/application/${id}/x?tab=file`);
    await isTakenOver(candidate);
    await expect(own.getByText('What the school asks for before it hires')).toBeVisible();
    await expect(own.getByText('Passport, compared with the person.')).toHaveCount(0);
    const asked = own
      .getByRole('listitem')
      .filter({ has: candidate.getByText('Qualification and its attestation', { exact: true }) });
    await asked.getByRole('button', { name: 'Upload' }).click();
    const dialog = candidate.getByRole('dialog', { name: 'Qualification and its attestation' });
    await field(dialog, 'File').locator('input[type=file]').setInputFiles(pdf('degree.pdf', 'Degree'));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(asked.getByText('To check', { exact: true })).toBeVisible();
    await expect(asked.getByText('degree.pdf')).toBeVisible();
    await examine(candidate, 'what a candidate is asked for');
  });
  await phone.close();

  await test.step('the register lists the hire, and prints the file', async () => {
    await school.send('PUT', `/application/${id}/status`, { status: 'Hired' });
    await page.goto('/school/register');
    await isTakenOver(page);
    const row = page.getByRole('row').filter({ hasText: 'Omar Nasser' });
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('Nobody has opened the file');
    await examine(page, 'the register of hires');
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Download the file as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('hiring-file.pdf');
  });
});
