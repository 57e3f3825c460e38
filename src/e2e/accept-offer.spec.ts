import type { Page } from 'playwright/test';
import type { Account } from './account.ts';
import { examine } from './examine.ts';
import type { RunningServer } from './running-server.ts';
import { withApplicants } from './school/applicants.ts';
import { expect, test } from './test.ts';

/** Creates an applicant to whom the school has made an offer. */
async function withOffer(server: RunningServer) {
  const { school, people, ids } = await withApplicants(server, { Omar: 'Nasser' });
  await school.send('PUT', `/application/${ids.Omar}/status`, { status: 'Offered' });
  return { school, candidate: people.Omar, id: ids.Omar };
}

/** Accepts the offer on the application's page, and sees that it is accepted there. */
async function accept(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Accept offer' }).click();
  const question = page.getByRole('alertdialog', { name: /^Accept the offer for .*\?$/ });
  await expect(question.getByText(/will be told at once\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
}

/** The school sees at the application that its offer is accepted. */
async function isToldTo(page: Page, school: Account, id: number) {
  await school.signIn(page.context());
  await page.goto(`/school/application/${id}/x`);
  await expect(page.getByText('The candidate has accepted your offer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as hired' })).toBeVisible();
}

test('until the candidate has answered the offer, hiring is not the main button', async ({
  page,
  context,
  server,
}) => {
  const { school, candidate, id } = await withOffer(server);
  await school.signIn(context);
  await page.goto(`/school/application/${id}/x`);
  const hire = page.getByRole('button', { name: 'Mark as hired' });
  await expect(page.getByText('The candidate has not answered your offer yet.')).toBeVisible();
  await expect(hire).toHaveAttribute('data-tone', 'secondary');
  await candidate.send('POST', `/application/${id}/accept-offer`);
  await page.reload();
  await expect(hire).toHaveAttribute('data-tone', 'primary');
});

test('a candidate accepts an offer from its task, and both sides see it', async ({
  page,
  context,
  server,
}) => {
  const { school, candidate, id } = await withOffer(server);
  await candidate.signIn(context);
  await page.goto('/candidate/dashboard');
  const task = page.getByRole('listitem').filter({ hasText: 'Answer the offer from' });
  await task.getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/application/${id}/`));
  await accept(page);
  const tasks = page.waitForResponse(/\/api\/me\/tasks/);
  await page.goto('/candidate/dashboard');
  await (await tasks).finished();
  await expect(task).toHaveCount(0);
  await isToldTo(page, school, id);
});

test('a candidate declines an offer, which withdraws the application', async ({ page, context, server }) => {
  const { school, candidate, id } = await withOffer(server);
  await candidate.signIn(context);
  await page.goto(`/candidate/application/${id}/x`);
  const main = page.getByRole('main');
  const decline = main.getByRole('button', { name: 'Decline offer' });
  await expect(decline).toHaveAttribute('data-tone', 'quiet');
  await expect(main.getByRole('button', { name: 'Withdraw Application' })).toHaveCount(0);
  await decline.click();
  const question = page.getByRole('alertdialog', { name: /^Decline the offer for .*\?$/ });
  await expect(question.getByText(/^This withdraws your application\./)).toBeVisible();
  await question.getByRole('button', { name: 'Decline offer' }).click();
  await expect(page.getByText('You have declined the offer.')).toBeVisible();
  await expect(decline).toHaveCount(0);
  const { data } = await school.send('GET', `/application/${id}`);
  expect(data.school_status).toBe('Withdrawn');
});

test('a candidate who does not confirm has not accepted the offer', async ({ page, context, server }) => {
  const { school, candidate, id } = await withOffer(server);
  await candidate.signIn(context);
  await page.goto(`/candidate/application/${id}/x`);
  await page.getByRole('main').getByRole('button', { name: 'Accept offer' }).click();
  await examine(page, 'the question before an offer is accepted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const { data } = await school.send('GET', `/application/${id}`);
  expect(data.offer_accepted_at).toBeNull();
  await accept(page);
  await isToldTo(page, school, id);
});
