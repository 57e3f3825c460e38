import { Account, applied } from './account.ts';
import { asFile, realCv } from './files.ts';
import { fill } from './person.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

const withCv = { candidate_cv: asFile(realCv('independent', 'lakshmi.pdf', 'noor.pdf')) };

test('a second application to the same vacancy is refused, and the vacancy shows the first one', async ({
  page,
  context,
  server,
}) => {
  const id = await posted(await Account.withProfile(server, 'School'));
  const candidate = await Account.withProfile(server, 'Candidate', withCv);
  await candidate.signIn(context);
  await page.goto(`/candidate/job/${id}/teacher`);
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  const dialog = page.getByRole('dialog');
  for (const step of [2, 4]) {
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
  }
  // Meanwhile, in another tab.
  await applied(candidate, id);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You have already applied for this job.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have applied for this job.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quick Apply' })).toHaveCount(0);
});

test('a closed vacancy leaves the search and explains why nobody can apply', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const title = `Closing ${Math.random().toString(36).slice(2)}`;
  const id = await posted(school, { vacancy_title: title });
  const candidate = await Account.withProfile(server, 'Candidate', withCv);
  await candidate.signIn(context);
  await page.goto(`/candidate/job/${id}/teacher`);
  await expect(page.getByRole('button', { name: 'Quick Apply' })).toBeVisible();

  await page.getByRole('complementary').getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved!')).toBeVisible();
  await school.send('POST', `/vacancy/${id}/close`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This job is closed.' })).toBeVisible();
  await expect(page.getByText('The school no longer takes applications for it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quick Apply' })).toHaveCount(0);
  await page.goto(`/candidate/jobs?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('No jobs found.')).toBeVisible();

  // Other candidates learn only that the vacancy is closed.
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto(`/candidate/job/${id}/teacher`);
  await expect(page.getByText('This job is no longer open.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('an application sent after the vacancy closed is refused with the reason', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const id = await posted(school);
  await (await Account.withProfile(server, 'Candidate', withCv)).signIn(context);
  await page.goto(`/candidate/job/${id}/teacher`);
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  const dialog = page.getByRole('dialog');
  for (const step of [2, 4]) {
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
  }
  await school.send('POST', `/vacancy/${id}/close`);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('This vacancy is closed and no longer takes applications.')).toBeVisible();
});

test('the browser’s back button steps back through an open dialog and then closes it', async ({
  page,
  context,
  server,
}) => {
  const id = await posted(await Account.withProfile(server, 'School'));
  await (await Account.withProfile(server, 'Candidate', withCv)).signIn(context);
  await page.goto('/candidate/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  // The dashboard behind it suggests the same vacancy.
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  await page.locator(`a[href^="/candidate/job/${id}/"]`).click();
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByText('Step 2 of 4').first()).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText('Step 1 of 4').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Quick Apply' })).toBeVisible();
});

test('the CV from the profile is used, replaced, and restored by “Use Current Resume”', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const id = await posted(school);
  await (await Account.withProfile(server, 'Candidate', withCv)).signIn(context);
  await page.goto(`/candidate/job/${id}/teacher`);
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'noor.pdf' })).toBeVisible();
  await expect(dialog.getByText(/noor\.pdf.*, from your profile: .+, uploaded .+\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use Current Resume' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await fill(dialog, { Resume: realCv('independent', 'aoife.docx', 'newer.docx') });
  await expect(dialog.getByText('newer.docx')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use Current Resume' }).click();
  await expect(dialog.getByRole('link', { name: 'noor.pdf' })).toBeVisible();
  await expect(dialog.getByText('newer.docx')).toHaveCount(0);
  await fill(dialog, { Resume: realCv('independent', 'aoife.docx', 'newer.docx') });
  for (const step of [4]) {
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/candidate\/applications$/);
  const { data } = await school.send<{ application_id: number }[]>(
    'GET',
    `/application/school/${school.user.school_id}`,
  );
  const { data: application } = await school.send<{ resume: string }>(
    'GET',
    `/application/${data[0]!.application_id}`,
  );
  expect(application.resume).toMatch(/newer\.docx$/);
});

test('the applications table searches, filters, sorts and shows an empty state', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = (first_name: string) => Account.withProfile(server, 'Candidate', { first_name });
  await school.signIn(context);
  await page.goto('/school/dashboard');
  await expect(page.getByText('No applications found.')).toBeVisible();

  const id = await posted(school, { vacancy_title: 'Teacher of Tables' });
  const amal = await applied(await candidate('Amal'), id);
  await applied(await candidate('Zaid'), id);
  await school.send('PUT', `/application/${amal}/status`, { status: 'Shortlisted' });
  await page.reload();
  const names = () => page.getByRole('table').getByRole('rowheader').allInnerTexts();
  await expect.poll(names).toHaveLength(2);
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page).toHaveURL(/sort=candidate/);
  await expect.poll(async () => (await names())[0]).toContain('Amal');
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect.poll(async () => (await names())[0]).toContain('Zaid');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Shortlisted');
  await expect(page).toHaveURL(/status=Shortlisted/);
  await expect.poll(names).toHaveLength(1);
  await page.getByRole('searchbox').fill('zaid');
  await expect(page.getByText('No applications found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No applications found.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Status: Shortlisted');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(names).toHaveLength(2);
});

test('rejecting asks for confirmation, and the candidate sees the new status', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const application = await applied(candidate, await posted(school));
  await school.signIn(context);
  await page.goto(`/school/application/${application}/teacher`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/^Reject the application from .+\?/);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('button', { name: 'Shortlist', exact: true })).toHaveCount(0);
  await candidate.signIn(context);
  await page.goto('/candidate/applications');
  await expect(page.getByText('school has rejected your application')).toBeVisible();
});

test('a school reads the resume before the answers, and personal data last, once it opens it', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const application = await applied(candidate, await posted(school));
  await school.signIn(context);
  await page.goto(`/school/application/${application}/teacher`);
  const main = page.getByRole('main');
  const personal = main.locator('summary', { hasText: 'Personal data and contact' });
  await expect(personal).toBeVisible();
  const parts = ['Resume', 'Fit with this vacancy', 'Answers', 'Experience', 'Education'];
  const last = 'Personal data and contact';
  /** The titles of the parts from top to bottom, measured at once. */
  const order = () =>
    main.locator('h2, h3, summary').evaluateAll(
      (titles, read) =>
        titles
          .map((title) => ({ text: title.textContent.trim(), top: title.getBoundingClientRect().top }))
          .filter(({ text }) => read.includes(text))
          .sort((a, b) => a.top - b.top)
          .map(({ text }) => text),
      [...parts, last],
    );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(order, `${width} px`).toEqual([...parts, last]);
  }
  await expect(main.getByText('Date of birth')).toBeHidden();
  await personal.click();
  await expect(main.getByText('Date of birth')).toBeVisible();
});
