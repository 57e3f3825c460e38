import { Account, applied } from './account.ts';
import { examine } from './examine.ts';
import { asFile, pdf, png } from './files.ts';
import { fill } from './person.ts';
import { posted } from './posted.ts';
import { questionsOfEachType } from './question-types.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

test.describe('accessibility for a candidate', () => {
  test('the empty dashboard, the empty search and a missing vacancy', async ({ page, context, server }) => {
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto('/candidate/applications');
    await expect(page.getByText('No jobs in this category.')).toBeVisible();
    await examine(page, 'the empty dashboard');
    await page.goto('/candidate/jobs?search=nothing-like-this');
    await expect(page.getByText('No jobs found.')).toBeVisible();
    await examine(page, 'the empty search');
    await page.goto('/candidate/job/999999/none');
    await expect(page.getByRole('main').getByText('The vacancy was not found.').last()).toBeVisible();
    await examine(page, 'a job that does not exist');
  });

  test('the search and a vacancy without a profile', async ({ page, context, server }) => {
    const id = await posted(await Account.withProfile(server, 'School'));
    await (await Account.verified(server, 'Candidate')).signIn(context);
    for (const path of ['/candidate/jobs', `/candidate/job/${id}/teacher`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await examine(page, `${path} without a profile`);
    }
  });

  test('the search, a vacancy with each of its tabs, and every step of Quick Apply', async ({
    page,
    context,
    server,
  }) => {
    const school = await Account.withProfile(server, 'School', { school_logo: asFile(png('logo.png')) });
    const id = await posted(school, {
      application_questions: await questionsOfEachType(server, ['Planning', 'Assessment']),
    });
    const candidate = await Account.withProfile(server, 'Candidate', {
      candidate_cv: asFile(pdf('noor.pdf', 'Noor')),
    });
    await candidate.signIn(context);
    await page.goto('/candidate/jobs');
    await expect(page.getByRole('article').first()).toBeVisible();
    await examine(page, 'the search');
    await page.goto(`/candidate/job/${id}/teacher`);
    for (const tab of ['Description', 'Requirements', 'Benefits', 'School Info']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await examine(page, `a job, ${tab}`);
    }
    await page.getByRole('button', { name: 'Quick Apply' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Step 1 of 4').first()).toBeVisible();
    await fill(dialog, { 'E-mail': '' });
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await examine(page, 'quick apply, step 1 with errors');
    await fill(dialog, { 'E-mail': candidate.email });
    for (const step of [2, 3]) {
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
      await examine(page, `quick apply, step ${step}`);
    }
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText('This field is required').first()).toBeVisible();
    await examine(page, 'quick apply, step 3 with errors');
    await fill(dialog, {
      'Why our school?': 'Its teachers',
      'Describe a lesson': 'Shadows',
      'Which phase?': 'Upper',
      'Which clubs?': ['Chess'],
      'When could you start?': '2031-01-01',
      'How many years?': 2,
      'Rate your skills': { Planning: 'Agree' },
    });
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByText('Step 4 of 4').first()).toBeVisible();
    await examine(page, 'quick apply, the review');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Pending to be reviewed')).toBeVisible();
    await examine(page, 'applications');
    await page.goto(`/candidate/job/${id}/teacher`);
    await expect(page.getByText('You have applied for this job.')).toBeVisible();
    await examine(page, 'a job that one has applied for');
  });

  test('a list that failed to load', async ({ page, context, server }) => {
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.route('**/api/vacancy?**', (route) => route.fulfill({ status: 500, json: { status: false } }));
    await page.goto('/candidate/jobs');
    // A focused toast stays.
    await page.getByRole('button', { name: 'Close' }).focus();
    await expect(page.getByRole('main').getByText('Failed to load vacancies.')).toBeVisible();
    await examine(page, 'the search that failed');
  });
});

test.describe('accessibility for a school', () => {
  test('the dashboard, empty and with rows, an application and its dialogs', async ({
    page,
    context,
    server,
  }) => {
    const school = await Account.withProfile(server, 'School');
    await school.signIn(context);
    await page.goto('/school/dashboard');
    await expect(page.getByText('No applications found.')).toBeVisible();
    await examine(page, 'the empty dashboard');
    const candidate = await Account.withProfile(server, 'Candidate', {
      candidate_picture: asFile(png('noor.png')),
    });
    const application = await applied(candidate, await posted(school));
    await page.reload();
    await expect(page.getByRole('rowheader')).toBeVisible();
    await examine(page, 'the dashboard');
    await page.goto(`/school/application/${application}/teacher`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await examine(page, 'a question');
    await page.keyboard.press('Escape');
    await examine(page, 'an application');
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 780 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('button', { name: 'Shortlist' }), `${width} px`).toBeInViewport();
      await expect(page.getByRole('button', { name: 'More actions' }), `${width} px`).toBeInViewport();
    }
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: /^Change the status of / });
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(dialog.getByText('Status is required')).toBeVisible();
    await examine(page, 'the dialog of the status');
  });
});

test.describe('accessibility for an Admin', () => {
  test('the table of countries with and without rows, its menu and dialogs', async ({
    page,
    context,
    server,
  }) => {
    await (await Account.admin(server)).signIn(context);
    await page.goto('/admin/countries');
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await examine(page, 'the table');
    const menu = page.getByRole('button', { name: /^Actions for/ }).first();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await examine(page, 'the menu of a row');
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the details');
    await page.keyboard.press('Escape');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await fill(page.getByRole('dialog'), { Name: '' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await examine(page, 'editing, with errors');
    await page.keyboard.press('Escape');
    await page.goto('/admin/countries?search=zzzz');
    await expect(page.getByText('No countries found.')).toBeVisible();
    await examine(page, 'the empty table');
  });
});
