import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { type Entry, field, fill } from '../person.ts';
import { posted } from '../posted.ts';
import { rareWord } from '../rare-word.ts';
import { expect, test } from '../test.ts';

// Slow: a whole journey.
test.describe.configure({ timeout: 180_000 });

const CV = join(import.meta.dirname, '../../server/areas/people/cv/fixtures/chronological.pdf');
/**
 * Below the goals of 20 and 28; a value is a field that somebody fills in or chooses, a click a press of a
 * button or a link.
 */
const MOST = { values: 16, clicks: 18 };

test('from the landing page to a first application, a teacher with a CV types little', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const title = `Mathematics for the first application ${rareWord()}`;
  const id = await posted(school, { vacancy_title: title });
  const effort = { values: 0, clicks: 0 };
  /** What was typed or chosen, for the report. */
  const typed: string[] = ['search'];
  const enter = async (scope: Page | Locator, entries: Record<string, Entry>) => {
    effort.values += Object.keys(entries).length;
    typed.push(...Object.keys(entries));
    await fill(scope, entries);
  };
  const press = async (what: Locator) => {
    effort.clicks += 1;
    await what.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const step = (number: number) => expect(page.getByText(`Step ${number} of 6`).first()).toBeVisible();

  await page.goto('/');
  effort.values += 1;
  await page.getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\?search=/);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  await press(page.getByRole('link', { name: title }));
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}/`));
  await press(page.getByRole('main').getByRole('link', { name: 'Quick Apply' }).first());

  // Sign-up, verification and the profile all name the job.
  const job = page.getByText(`You are applying for ${title}`);
  await expect(job).toBeVisible();
  const email = `layla-${id}@example.org`;
  await enter(page, {
    'First name': 'Layla',
    'Last name': 'Haddad',
    'E-mail': email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await press(page.locator('form button[type=submit]'));
  await page.getByLabel('Digit 1 of 6').focus();
  await expect(job).toBeVisible();
  effort.values += 1;
  typed.push('code');
  await page.keyboard.type(await server.codeFor(email));
  await press(button('Verify'));

  await step(1);
  await expect(job).toBeVisible();
  const panel = page.getByRole('region', { name: 'Start with your CV' });
  effort.clicks += 1;
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'layla.pdf', mimeType: 'application/pdf', buffer: readFileSync(CV) });
  // Taking over what the CV offers is one value.
  effort.values += 1;
  typed.push('all that the CV offers');
  await press(panel.getByRole('button', { name: /^Fill in every step/ }));
  await press(button(/^Use .?ليلى.? as First name in Arabic$/));
  await press(button(/^Use .?حداد.? as Last name in Arabic$/));
  await press(button('Save & Continue'));
  await step(2);
  await enter(page, {
    Gender: 'Female',
    'Date of birth': '1990-04-12',
    Nationality: 'Jordan',
  });
  await press(button('Save & Continue'));
  await step(3);
  // The second degree's grade is not on the CV.
  await enter(page.locator('fieldset.rows > ol > li').nth(1), { 'GPA/Grade': 3.4 });
  await press(button('Save & Continue'));
  await step(4);
  await press(button('Save & Continue'));
  await step(5);
  await enter(page, {
    'Expected salary': 150000,
    'Notice period (days)': 30,
    'Employment type': 'Full time',
    'Preferred locations': ['Dubai, United Arab Emirates'],
  });
  await press(button('Save & Continue'));
  await step(6);
  await press(button('Submit'));

  // The application that was begun opens by itself.
  const dialog = page.getByRole('dialog', { name: /^Apply to/ });
  await expect(field(dialog, 'E-mail').getByRole('textbox')).toHaveValue(email);
  await press(dialog.getByRole('button', { name: 'Next', exact: true }));
  await expect(
    dialog.getByText(/^Your current resume is .*layla\.pdf.*, from your profile: .* kB, uploaded .*\.$/i),
  ).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Next', exact: true }));
  await expect(dialog.getByText('+971504821937')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Submit Application' }));
  await expect(page).toHaveURL(/\/candidate\/applications/);

  test.info().annotations.push({ type: 'effort', description: JSON.stringify({ ...effort, typed }) });
  console.log(`values and clicks to the first application: ${JSON.stringify(effort)}: ${typed.join(', ')}`);
  expect(effort.values).toBeLessThanOrEqual(MOST.values);
  expect(effort.clicks).toBeLessThanOrEqual(MOST.clicks);
});
