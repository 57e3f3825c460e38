import { Account, applied } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { approvedSchool } from '../school/approved-school.ts';
import { expect, test } from '../test.ts';

const EMPTY = 'No jobs in this category.';

test('A2.12: the dashboard suggests vacancies with the reasons for the match, and counts applications', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate', { years_of_experience: 8 });
  const title = `Suggested ${Math.random().toString(36).slice(2)}`;
  await posted(school, { vacancy_title: title, minimum_experience: 40 });
  await candidate.signIn(context);
  await page.goto('/candidate/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('tab')).toHaveText([
    'Suggested Jobs',
    'Applications',
    'Job Invitations',
    'Saved Jobs',
  ]);
  await expect(main.getByRole('article').first()).toBeVisible();
  const first = main
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  await expect(first.first()).toContainText(/\d+% match with your profile/);
  for (const reason of ['Required skills', 'Years of experience', 'Qualification', 'Curriculum experience'])
    await expect(first.first()).toContainText(reason);
  for (const heading of ['Application Status', 'Profile Match', 'Job Details', 'Quick Links'])
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  for (const number of ['Profile Strength', 'Application Success', 'Application Views', 'Total Applications'])
    await expect(main.getByText(number, { exact: true })).toHaveCount(1);
  await examine(page, 'the suggestions');

  for (const tab of ['Applications', 'Job Invitations', 'Saved Jobs']) {
    await main.getByRole('tab', { name: tab }).click();
    await expect(main.getByText(EMPTY)).toBeVisible();
    await expect(main.getByRole('tab')).toHaveText(['Applications', 'Job Invitations', 'Saved Jobs']);
    await expect(main.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Application Status' })).toBeVisible();
    // Once in the sidebar and once as a card.
    for (const card of ['Total Applications', 'Under Review', 'Shortlisted', 'Rejected'])
      await expect(main.getByText(card, { exact: true })).toHaveCount(2);
  }
  await examine(page, 'a tab without jobs');
  await main.getByRole('link', { name: 'Suggested Jobs' }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard(\?tab=suggested)?$/);
  await expect(main.getByRole('tab', { name: 'Suggested Jobs' })).toHaveAttribute('aria-selected', 'true');

  await page.route('**/api/vacancy/suggest-jobs/**', (route) =>
    route.fulfill({ status: 500, json: { status: false } }),
  );
  await page.reload();
  await expect(main.getByText('Failed to load vacancies.')).toBeVisible();
  await examine(page, 'the suggestions that failed');
});

test('one invitation is accepted, another declined after a confirmation', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const candidate = await Account.withProfile(server, 'Candidate');
  for (const vacancy_title of ['Teacher of Chess', 'Teacher of Poetry']) {
    const vacancy_id = await posted(school, { vacancy_title });
    const message = `Come and see, ${vacancy_title}.`;
    await school.send('POST', '/job/invite', {
      vacancy_id,
      candidate_id: candidate.user.candidate_id!,
      message,
    });
  }
  await candidate.signIn(context);
  await page.goto('/candidate/dashboard?tab=invitations');
  const card = (title: string) =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title }) });
  await expect(card('Teacher of Chess')).toContainText('Come and see, Teacher of Chess.');
  await expect(page.getByText('Waiting for your answer')).toHaveCount(2);
  await examine(page, 'invitations');
  await page.setViewportSize({ width: 360, height: 800 });
  const title = await card('Teacher of Chess').getByRole('link', { name: 'Teacher of Chess' }).boundingBox();
  expect(title?.width, 'a title has room beside what can be done').toBeGreaterThan(100);
  await page.setViewportSize({ width: 1280, height: 800 });

  await card('Teacher of Chess').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have accepted the invitation.')).toBeVisible();
  await expect(card('Teacher of Chess').getByText('Accepted', { exact: true })).toBeVisible();
  await card('Teacher of Poetry').getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This cannot be undone, but you can still apply for the job.');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(card('Teacher of Poetry').getByText('Declined', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Apply' })).toHaveCount(1);
  await card('Teacher of Chess').getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/candidate\/job\/\d+\/teacher-of-chess$/);
  await expect(page.getByRole('button', { name: 'Quick Apply' })).toBeVisible();
});

test('an application shows its progress and its interviews for the calendar, and can be withdrawn for good', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const vacancy_title = `Teacher of Ways ${Math.random().toString(36).slice(2)}`;
  const id = await applied(candidate, await posted(school, { vacancy_title }));
  await posted(school, { vacancy_title: 'Teacher of Something similar' });
  await candidate.signIn(context);
  await page.goto('/candidate/applications');
  await page.getByRole('link', { name: vacancy_title }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/application/${id}/teacher-of-ways-`));
  const main = page.getByRole('main');
  const stages = main.getByRole('list').filter({ hasText: 'Application Submitted' }).getByRole('listitem');
  await expect(main.getByRole('heading', { level: 1, name: vacancy_title })).toBeVisible();
  await expect(stages).toHaveText([
    /Done: Application Submitted.*\d{4}/,
    /Now: Initial Screening.*Pending to be reviewed/,
    /Upcoming: Under Review/,
    /Upcoming: Interview Pending/,
    /Upcoming: Decision Pending/,
  ]);
  await expect(
    main.getByText(
      'No interviews have been scheduled yet. You will be notified when an interview is scheduled.',
    ),
  ).toBeVisible();
  await main.getByRole('tab', { name: 'As you applied' }).click();
  await expect(main.getByRole('heading', { name: 'Submitted Documents' })).toBeVisible();
  await main.getByRole('tab', { name: 'Overview' }).click();
  await expect(main.getByRole('heading', { name: 'Similar Open Positions' })).toBeVisible();
  expect(await main.getByRole('article').count()).toBeLessThanOrEqual(3);
  await examine(page, 'a new application');

  await school.send('PUT', `/application/${id}/status`, { status: 'Shortlisted' });
  await school.send('POST', `/application/${id}/interviews`, {
    starts_at: '2031-05-04T07:00:00Z',
    kind: 'in_person',
    minutes: 45,
    place: 'Main building, room 12',
  });
  await page.reload();
  await expect(stages.nth(2)).toHaveText(/Done: Shortlisted/);
  await expect(stages.nth(3)).toHaveText(/Now: Interview.*The school would like to meet you/);
  await expect(main.getByText('Main building, room 12')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'interview.ics' }).click();
  expect((await download).suggestedFilename()).toBe('interview.ics');
  await examine(page, 'an application with an interview');

  await main.getByRole('button', { name: 'Withdraw Application' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This cannot be undone, and you cannot apply for this job again.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('button', { name: 'Withdraw Application' }).click();
  await question.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Withdraw Application' })).toHaveCount(0);
  await expect(stages.last()).toHaveText(/Ended: Withdrawn/);
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'interview.ics' })).toHaveCount(0);
  await examine(page, 'a withdrawn application');
  await main.getByRole('link', { name: 'View Job Description' }).click();
  await expect(page.getByRole('heading', { level: 1, name: vacancy_title })).toBeVisible();
});

test('a missing application and another candidate’s both say so and offer a way back', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const foreign = await applied(await Account.withProfile(server, 'Candidate'), await posted(school));
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto('/candidate/application/999999/none');
  await expect(page.getByRole('alert')).toHaveText('The application was not found.');
  await expect(page.getByRole('main').getByRole('button', { name: 'Go Back' })).toBeVisible();
  await page.goto(`/candidate/application/${foreign}/teacher`);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await page.getByRole('link', { name: 'My Applications' }).last().click();
  await expect(page).toHaveURL(/\/candidate\/applications$/);
});
