import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { png } from '../files.ts';
import { field, fill, saveAndContinue } from '../person.ts';
import { expect, test } from '../test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

const CV = join(import.meta.dirname, '../../server/areas/people/cv/fixtures/chronological.pdf');
const cv = { name: 'layla-haddad.pdf', mimeType: 'application/pdf', buffer: readFileSync(CV) };
const use = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const textbox = (page: Page, label: string) => field(page, label).getByRole('textbox');

test('a CV fills the profile with the suggestions that the candidate accepts', async ({ page, server }) => {
  const account = await Account.verified(server, 'Candidate', 'Layla Haddad');
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  // The name is prefilled from the registration.
  await expect(textbox(page, 'First name')).toHaveValue('Layla');
  await expect(textbox(page, 'Last name')).toHaveValue('Haddad');

  const panel = page.getByRole('region', { name: 'Start with your CV' });
  await panel.locator('input[type=file]').setInputFiles(cv);
  await expect(panel.getByText('2 suggestions from layla-haddad.pdf')).toBeVisible();
  await examine(page, 'suggestions from a CV');
  await use(page, /^Use Designation/);
  await expect(page.getByRole('button', { name: /^Use WhatsApp number/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await fill(page, { 'First name in Arabic': 'ليلى', 'Last name in Arabic': 'حداد' });
  await saveAndContinue(page, 2);

  // The CV is already in its field; it is asked for only once.
  await expect(field(page, 'Resume').getByText('layla-haddad.pdf')).toBeVisible();
  await use(page, /^Dismiss Contact e-mail/);
  await page.getByRole('button', { name: 'Use all 4' }).click();
  await expect(textbox(page, 'Years of experience')).toHaveValue('9');
  await expect(textbox(page, 'Address')).toHaveValue('Dubai, United Arab Emirates');
  await fill(page, {
    Photo: png('layla.png'),
    Gender: 'Female',
    'Date of birth': '1990-04-12',
    Nationality: 'Jordan',
  });
  await saveAndContinue(page, 3);
  await use(page, /^Use Education: Master of Education/);
  await expect(textbox(page, 'Institution name')).toHaveValue('University of Jordan');
  await expect(page.getByRole('button', { name: /^Use Education: Bachelor/ })).toBeVisible();
  // Completed steps are links.
  const steps = page.getByRole('navigation', { name: 'Your profile' });
  await steps.getByRole('button', { name: /Login details and name/ }).click();
  await expect(textbox(page, 'WhatsApp number')).toHaveValue('504821937');
  await steps.getByRole('button', { name: /Education and certifications/ }).click();
  await saveAndContinue(page, 4);
  await page.getByRole('button', { name: 'Use all 2' }).click();
  await expect(textbox(page, 'School name')).toHaveValue('Jumeirah Palm Academy');
  await saveAndContinue(page, 5);
  await use(page, /^Use Languages: Arabic, Native/);
  await use(page, /^Use Skills: Lesson planning/);
  await fill(page, {
    'Expected salary': 150000,
    'Notice period (days)': 30,
    'Employment type': 'Full time',
    'Preferred locations': ['Dubai, United Arab Emirates'],
  });
  await expect(field(page, 'Expected salary').getByText('In SAR, per year')).toBeVisible();
  await saveAndContinue(page, 6);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard/);

  const { data } = await account.send<{ candidate: Record<string, unknown> }>(
    'GET',
    '/user/candidate-profile',
  );
  expect(data.candidate).toMatchObject({
    designation: 'Secondary Mathematics Teacher',
    phone_code: '+971',
    phone1: '504821937',
    email1: account.email,
    years_of_experience: 9,
    candidate_cv: expect.stringMatching(/layla-haddad\.pdf$/),
    educations: [expect.objectContaining({ year_graduation: '2015-06-30', graduation_gps: 3.7 })],
    experiences: [
      expect.objectContaining({ school_name: 'Jumeirah Palm Academy', is_current: true }),
      expect.objectContaining({ end_date: '2019-07-31' }),
    ],
    languages: [expect.objectContaining({ lang_id: expect.any(Number) })],
    skills: [expect.objectContaining({ skill_desc: 'Lesson planning' })],
  });
});

test('an unreadable CV is kept, and the page says that nothing could be read', async ({ page, server }) => {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  const panel = page.getByRole('region', { name: 'Start with your CV' });
  const letter = readFileSync(join(CV, '../letter.pdf'));
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: letter });
  await expect(panel.getByText("We couldn't read this file.")).toBeVisible();
  await expect(panel.getByText('scan.pdf')).toBeVisible();
});

test('suggestions that arrive while somebody types move nothing, and wait for a press', async ({
  page,
  server,
}) => {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/candidate/cv', async (route) => {
    await held;
    await route.continue();
  });
  const panel = page.getByRole('region', { name: 'Start with your CV' });
  await panel.locator('input[type=file]').setInputFiles(cv);
  await expect(panel.getByText('Reading layla-haddad.pdf')).toBeVisible();
  const box = textbox(page, 'First name in Arabic');
  await box.fill('ليلى');
  const before = await box.boundingBox();
  answer();
  await expect(panel.getByText('4 suggestions from layla-haddad.pdf')).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  await panel.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('button', { name: /^Use Designation/ })).toBeVisible();
});
