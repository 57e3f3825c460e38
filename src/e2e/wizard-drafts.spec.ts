import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { asFile, pdf, png } from './files.ts';
import { field, fill, row, saveAndContinue } from './person.ts';
import type { RunningServer } from './running-server.ts';
import { DEGREE, PERSONAL_DETAILS, PREFERENCES, TEACHER_STEPS, TITLE } from './teacher-steps.ts';
import { expect, test } from './test.ts';

const FIRST = {
  'First name': 'Noor',
  'Last name': 'Rahman',
  ...TITLE,
};

const SECOND = {
  Resume: pdf('noor-cv.pdf', 'Noor Rahman'),
  Photo: png('noor.png'),
  ...PERSONAL_DETAILS,
};

async function toStepFour(page: Page, server: RunningServer): Promise<Account> {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await fill(page, FIRST);
  await saveAndContinue(page, 2);
  await fill(page, SECOND);
  await saveAndContinue(page, 3);
  await fill(await row(page, 'Education', 0, '+ Add Education'), DEGREE);
  await saveAndContinue(page, 4);
  await fill(await row(page, 'Experience', 0, '+ Add Experience'), { 'School name': 'Amman Academy' });
  return account;
}

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();
const at = (page: Page, step: number) => expect(page.getByText(`Step ${step} of 6`).first()).toBeVisible();

test('a reload in step 4 keeps all input, files included, and it can be submitted', async ({
  page,
  server,
}) => {
  const account = await toStepFour(page, server);
  await page.reload();
  await at(page, 4);
  await expect(page.getByText('67% completed').first()).toBeVisible();
  await expect(field(page, 'School name').getByRole('textbox')).toHaveValue('Amman Academy');
  await back(page);
  await at(page, 3);
  await expect(field(page, 'GPA/Grade').getByRole('textbox')).toHaveValue('3.7');
  await back(page);
  await at(page, 2);
  await expect(field(page, 'Resume').getByText('noor-cv.pdf')).toBeVisible();
  await expect(field(page, 'Photo').getByText('noor.png')).toBeVisible();
  await expect(field(page, 'Address').getByRole('textbox')).toHaveValue('12 Palm Street, Doha');
  await back(page);
  await at(page, 1);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await expect(field(page, 'First name').getByRole('textbox')).toHaveValue('Noor');
  for (const step of [2, 3, 4, 5]) await saveAndContinue(page, step);
  await fill(page, PREFERENCES);
  await saveAndContinue(page, 6);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  const { data } = await account.send<{ candidate: Record<string, unknown> }>(
    'GET',
    '/user/candidate-profile',
  );
  expect(data.candidate).toMatchObject({
    first_name: 'Noor',
    candidate_cv: expect.stringMatching(/noor-cv\.pdf$/),
    candidate_picture: expect.stringMatching(/^\/storage\//),
    educations: [expect.objectContaining({ graduation_gps: 3.7 })],
    experiences: [expect.objectContaining({ school_name: 'Amman Academy' })],
  });

  // After completion, the wizard's address leads to the profile.
  await page.goBack();
  await expect(page).toHaveURL(/\/candidate\/profile$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test('the URL names the step, links to it, and never skips past the first incomplete one', async ({
  page,
  server,
}) => {
  await toStepFour(page, server);
  await expect(page).toHaveURL(/\/auth\/profile\/candidate\?step=4$/);
  await page.goto('/auth/profile/candidate?step=2');
  await at(page, 2);
  await expect(field(page, 'Address').getByRole('textbox')).toHaveValue('12 Palm Street, Doha');
  await page.reload();
  await at(page, 2);
  await page.goto('/auth/profile/candidate?step=6');
  await at(page, 5);
  await expect(page).toHaveURL(/\?step=5$/);

  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await (await Account.verified(server, 'Candidate')).signIn(page.context());
  await page.goto('/auth/profile/candidate?step=5');
  await at(page, 1);
  await expect(page).toHaveURL(/\/auth\/profile\/candidate$/);
});

test('input in the last moment before the page unloads is kept', async ({ page, server }) => {
  // Registered before the page's own listener, so nothing renders between this and the page's last actions.
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const input = document.querySelector<HTMLInputElement>('input[name=designation]');
      if (!input) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Principal');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }),
  );
  await (await Account.verified(server, 'Candidate')).signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await fill(page, FIRST);
  await page.reload();
  await expect(field(page, 'Designation').getByRole('textbox')).toHaveValue('Principal');
});

test('the browser’s back and forward buttons move between steps without losing input', async ({
  page,
  server,
}) => {
  await toStepFour(page, server);
  await page.goBack();
  await at(page, 3);
  await expect(field(page, 'GPA/Grade').getByRole('textbox')).toHaveValue('3.7');
  await page.goBack();
  await at(page, 2);
  await page.goForward();
  await at(page, 3);
  await page.goForward();
  await at(page, 4);
  await expect(field(page, 'School name').getByRole('textbox')).toHaveValue('Amman Academy');
});

test('an expired session keeps the draft, a sign-out deletes it', async ({ page, server }) => {
  const account = await toStepFour(page, server);
  await page.goto('/healthz');
  // Drafts are read only after pending writes, so the last input may still be in flight here.
  await page.evaluate(() => {
    for (const key of ['token', 'user']) localStorage.removeItem(key);
  });
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await at(page, 4);
  await expect(field(page, 'School name').getByRole('textbox')).toHaveValue('Amman Academy');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await account.again();
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await at(page, 1);
  // The registration prefills the names.
  await expect(field(page, 'Designation').getByRole('textbox')).toHaveValue('');
});

test('each step shows the progress, moves the focus to its heading, and can be revisited', async ({
  page,
  server,
}) => {
  await (await Account.verified(server, 'Candidate')).signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await expect(page.getByText('17% completed').first()).toBeVisible();
  await fill(page, FIRST);
  await saveAndContinue(page, 2);
  await expect(page.getByText('33% completed').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic information' })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  await back(page);
  await expect(page.getByRole('heading', { name: 'Login details and name' })).toBeFocused();
});

test('a double click advances one step, not two', async ({ page, server }) => {
  await (await Account.verified(server, 'Candidate')).signIn(page.context());
  await page.goto('/auth/profile/candidate');
  for (const [index, values] of TEACHER_STEPS.entries()) {
    const step = index + 2;
    await fill(page, values);
    await page.getByRole('button', { name: 'Save & Continue', exact: true }).dblclick();
    await at(page, step);
  }
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();
  await at(page, 6);
});

test('saving a profile unchanged keeps its files', async ({ page, server }) => {
  const school = await Account.withProfile(server, 'School', {
    school_logo: asFile(png('logo.png')),
    school_photos: [asFile(png('front.png')), asFile(png('hall.png'))],
    school_brochure: asFile(pdf('brochure.pdf', 'Lulwa School')),
  });
  const files = async () => {
    const { data } = await school.send<Record<string, unknown>>('GET', '/user/school-profile');
    return [data.school_logo, data.school_photos, data.school_brochure];
  };
  const before = await files();
  await school.signIn(page.context());
  await page.goto('/school/profile');
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('Your school profile has been saved.')).toBeVisible();
  expect(await files()).toEqual(before);
});
