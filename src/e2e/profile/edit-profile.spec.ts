import type { Page } from 'playwright/test';
import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { png } from '../files.ts';
import { field, fill, row } from '../person.ts';
import { expect, test } from '../test.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update Changes' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const textbox = (page: Page, label: string) => field(page, label).getByRole('textbox');

type FormParts = Readonly<Record<string, string>>;

/** Records submitted forms in the page, because Playwright does not expose bodies with files. */
const noteForms = (page: Page) =>
  page.addInitScript(() => {
    const forms: { url: string; parts: Record<string, string> }[] = [];
    Object.assign(window, { forms });
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
        const entries = [...(await request.clone().formData())];
        const parts = entries.map(([name, part]) => [name, part instanceof File ? part.name : part]);
        forms.push({ url: request.url, parts: Object.fromEntries(parts) });
      }
      return send(request);
    };
  });

const formsOf = (page: Page): Promise<{ url: string; parts: FormParts }[]> => page.evaluate('window.forms');

/** Clicks the button and returns the last of that many submitted forms. */
async function sentAs(page: Page, number: number) {
  await update(page).click();
  await expect.poll(async () => (await formsOf(page)).length).toBe(number);
  return (await formsOf(page)).at(-1)!;
}

test('one button saves all four tabs, and the account takes the profile’s name', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.withProfile(server, 'Candidate', { email1: 'layla@example.org' });
  const id = account.user.candidate_id;
  await account.signIn(context);
  await noteForms(page);
  await page.goto(`/candidate/profile/${id}`);
  await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Marital status')).toHaveCount(0);
  await expect(page.getByText('Recommended 400x400px, max 2MB')).toBeVisible();
  await expect(page.getByText('1024x320px, max 2MB', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-current]')).toHaveText('Profile');
  await expect(update(page)).toHaveCount(1);
  await fill(page, { 'First name': 'Leen', 'About Me': 'I teach physics.', Cover: png('cover.png') });

  await tab(page, 'Experience').click();
  await expect(page).toHaveURL(/step=3$/);
  const experience = await row(page, 'Experience', 0, '+ Add Experience');
  await fill(experience, { 'School name': 'Al Noor', 'Start date': '2020-01-01', 'End date': '2021-01-01' });
  await fill(experience, { 'Currently Working Here': true });
  await expect(field(experience, 'End date').locator('input')).toHaveValue('');
  await expect(field(experience, 'End date').locator('input')).toBeDisabled();

  const { url, parts } = await sentAs(page, 1);
  expect(url).toMatch(new RegExp(`/api/candidate/${id}$`));
  expect(parts).toMatchObject({ _method: 'PUT', first_name: 'Leen', candidate_cover: 'cover.png' });
  expect(JSON.parse(parts.experience!)).toMatchObject([{ school_name: 'Al Noor', is_current: true }]);
  for (const list of ['language', 'skill_id', 'certificate', 'education'])
    expect(JSON.parse(parts[list]!)).toBeInstanceOf(Array);
  expect(parts).not.toHaveProperty('candidate_picture');
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(page).toHaveURL(/step=3$/);
  await expect(page.getByRole('link', { name: /^Leen / })).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  // A stored image is not uploaded again.
  await tab(page, 'Profile').click();
  await expect(field(page, 'Cover').getByText('Saved picture')).toBeVisible();
  await fill(page, { Designation: 'Head of Physics' });
  const again = await sentAs(page, 2);
  expect(again.parts).toMatchObject({ designation: 'Head of Physics' });
  expect(again.parts).not.toHaveProperty('candidate_cover');
});

test('A2.11: each tab is validated by its own rules, with its own messages', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  const id = account.user.candidate_id;
  // The profile has no e-mail address; a tab without that field can be saved nevertheless.
  await page.goto(`/candidate/profile/${id}?step=3`);
  await expect(page.getByText('No experience added yet.')).toBeVisible();
  await examine(page, 'the empty experience tab');
  await update(page).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await tab(page, 'Profile').click();
  await fill(page, { 'First name': '', Designation: '', 'Contact e-mail': 'noor', 'Phone number': '12' });
  await update(page).click();
  await expect(field(page, 'First name').getByText('First name is required')).toBeVisible();
  await expect(field(page, 'Designation').getByText('Last name is required')).toBeVisible();
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid phone number')).toBeVisible();
  await expect(textbox(page, 'First name')).toBeFocused();
  await examine(page, 'the profile tab with errors');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(textbox(page, 'First name')).not.toHaveValue('');

  await tab(page, 'Certificates and Liscences').click();
  const certificate = await row(page, 'Certifications', 0, '+ Add Certification');
  await fill(certificate, { 'Issuing authority': 'Bath' });
  await update(page).click();
  await expect(certificate.getByText('Degree Level is required')).toBeVisible();
  await expect(certificate.getByText('Graduation Year is required')).toHaveCount(2);
  await examine(page, 'the certificates tab with errors');

  // Other tabs are saved nevertheless; the one with errors keeps its input and is marked.
  await tab(page, 'Education').click();
  await expect(page.getByRole('heading', { name: 'Education', exact: true })).toBeVisible();
  await examine(page, 'the education tab');
  await tab(page, 'Experience').click();
  await fill(await row(page, 'Experience', 0, '+ Add Experience'), { 'School name': 'Al Noor' });
  await examine(page, 'the experience tab');
  await update(page).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(page).toHaveURL(/step=3$/);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const { data } = await account.send<{ candidate: object }>('GET', '/user/candidate-profile');
  expect(data.candidate).toMatchObject({ experiences: [{ school_name: 'Al Noor' }], certificates: [] });
  await page.getByRole('tab', { name: 'Certificates and Liscences (needs attention)' }).click();
  await expect(page.getByText('Degree Level is required')).toBeVisible();
  await expect(field(certificate, 'Issuing authority').getByRole('textbox')).toHaveValue('Bath');
});

test('unsaved changes survive a reload and can be discarded', async ({ page, context, server }) => {
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  const id = account.user.candidate_id;
  await page.goto(`/candidate/profile/${id}`);
  await fill(page, { 'About Me': 'Half a sentence' });
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  // The draft does not hide a change to another field made elsewhere.
  await account.send('POST', `/candidate/${id}`, { designation: 'Deputy head' });
  await page.reload();
  await expect(textbox(page, 'About Me')).toHaveValue('Half a sentence');
  await expect(textbox(page, 'Designation')).toHaveValue('Deputy head');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(textbox(page, 'About Me')).not.toHaveValue('Half a sentence');
  await page.reload();
  await expect(textbox(page, 'Designation')).toHaveValue('Deputy head');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('the profile shows its content and its gaps, with links to fill them', async ({
  page,
  context,
  server,
}) => {
  const account = await Account.withProfile(server, 'Candidate', {
    certificate: [],
    experience: [],
    education: [],
  });
  await account.signIn(context);
  const id = account.user.candidate_id;
  await page.goto('/candidate/profile');
  await expect(page.getByText('No certificates added yet.')).toBeVisible();
  const { data: skills } = await account.send<{ skill_desc: string }[]>('GET', '/skills');
  // Once in the profile's header and once among its skills.
  await expect(page.getByText(skills[0]!.skill_desc, { exact: true })).toHaveCount(2);
  await examine(page, 'the empty profile');
  for (const [name, text] of [
    ['Experience', 'No experience added yet.'],
    ['Education', 'No educations added yet.'],
    ['Applications', 'No Applications added yet.'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}`));
    await expect(page.getByText(text)).toBeVisible();
    await examine(page, `the profile, ${name}`);
  }
  await page.getByRole('link', { name: 'Preferences and documents' }).click();
  await expect(page).toHaveURL(/\/candidate\/preferences$/);
  await expect(field(page, 'Marital status')).toBeVisible();
  await examine(page, 'what the profile does not show');
  await tab(page, 'Job preferences').click();
  await fill(page, { 'Notice period (days)': 45 });
  await tab(page, 'Documents').click();
  await expect(field(page, 'Document')).toBeVisible();
  await update(page).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  const { data } = await account.send<{ candidate: object }>('GET', '/user/candidate-profile');
  expect(data.candidate).toMatchObject({ notice_period: 45 });
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Add Certifications' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/profile/${id}\\?step=2$`));
  await expect(tab(page, 'Certificates and Liscences')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('banner').getByRole('link', { name: account.user.full_name }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/profile/${id}$`));
});

test('another candidate’s profile is refused, and one that fails to load says so', async ({
  page,
  context,
  server,
}) => {
  const other = await Account.withProfile(server, 'Candidate');
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  await page.goto(`/candidate/profile/${other.user.candidate_id}`);
  // A focused toast stays.
  await page.getByRole('button', { name: 'Close' }).focus();
  await expect(
    page.getByRole('main').getByText('You do not have permission to perform this action.'),
  ).toBeVisible();
  await expect(update(page)).toHaveCount(0);
  await examine(page, 'a profile that is refused');
  await page.route('**/api/user/candidate-profile', (route) =>
    route.fulfill({ status: 500, json: { status: false } }),
  );
  await page.goto('/candidate/profile');
  await expect(page.getByRole('main').getByText('Failed to load the profile.')).toBeVisible();
});
