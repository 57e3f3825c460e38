import { Account } from '../account.ts';
import { large, MB, pdf, png, text } from '../files.ts';
import { field, fill, saveAndContinue } from '../person.ts';
import { rareWord } from '../rare-word.ts';
import { expect, test } from '../test.ts';
import { attemptAll, walk } from './attempts.ts';
import { candidateSteps } from './candidate-steps.ts';
import { expectRefusals } from './refusal.ts';
import { schoolMediaAttempts } from './school-media-attempts.ts';
import { schoolSteps } from './school-steps.ts';
import { vacancySteps } from './vacancy-steps.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

test('each step of the candidate wizard shows its errors, and a server error leads back to its step', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(context);
  await page.goto('/auth/profile/candidate');
  await walk(page, candidateSteps);
  await attemptAll(page, 'Submit', [
    { enter: { Document: text('notes.txt') }, refused: [['Document', 'Only PDF or DOC files are allowed']] },
    {
      enter: { Document: large('more.pdf', 5 * MB) },
      refused: [['Document', 'File size must be less than 5MB']],
    },
  ]);
  await fill(page, { Document: pdf('more.pdf', 'References') });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Step 2 of 6').first()).toBeVisible();
  await expectRefusals(page, [['Resume', 'Only PDF or DOC files are allowed']]);
  await expect(field(page, 'Address').getByRole('textbox')).toHaveValue('12 Palm Street');
  expect((await account.try('GET', '/user/candidate-profile')).ok, 'nothing is half stored').toBe(false);
});

test('each step of the school wizard shows its errors, and a server error leads back to its step', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.verified(server, 'School');
  await account.signIn(context);
  await page.goto('/auth/profile/school');
  await walk(page, schoolSteps);
  await attemptAll(page, 'Submit', schoolMediaAttempts);
  await fill(page, {
    'School description': 'x'.repeat(100),
    'School photos': [png('front.png')],
    Brochure: pdf('brochure.pdf', 'Lulwa School'),
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Step 1 of 6').first()).toBeVisible();
  await expectRefusals(page, [['School logo', 'Unsupported file format']]);
});

test('each step of the vacancy wizard shows its errors, and a server error leads back to its step', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.withProfile(server, 'School');
  await account.signIn(context);
  const admin = await Account.admin(server);
  const subject_name = `Falconry ${rareWord()}`;
  const { data } = await admin.send<{ subject_id: number }>('POST', '/subjects', { subject_name });
  await page.goto('/school/post-vacancy');
  await walk(page, vacancySteps);
  const goTo = (step: string) =>
    page.getByRole('button', { name: new RegExp(`^(?!Edit).*${step}$`) }).click();
  await goTo('Job Details');
  await fill(page, { Subject: subject_name });
  await saveAndContinue(page, 3);
  await goTo('Review Details');
  await admin.send('DELETE', `/subjects/${data.subject_id}`);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Step 2 of 6').first()).toBeVisible();
  await expectRefusals(page, [['Subject', 'Choose one of the options']]);
  await fill(page, { Subject: 'Mathematics' });
  await saveAndContinue(page, 3);
  await goTo('Review Details');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Your vacancy has been posted.')).toBeVisible();
  await expect(page).toHaveURL(/\/school\/dashboard$/);
});
