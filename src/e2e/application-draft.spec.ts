import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { asFile, pdf, realCv } from './files.ts';
import { field, fill } from './person.ts';
import { posted } from './posted.ts';
import { questionTypes } from './question-types.ts';
import type { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const TITLE = 'Teacher of Drafts';
const withCv = { candidate_cv: asFile(realCv('independent', 'lakshmi.pdf', 'noor.pdf')) };

async function arranged(server: RunningServer) {
  const question = { question: 'Why our school?', is_required: 1 };
  const question_type_id = (await questionTypes(server))('short_text');
  const id = await posted(await Account.withProfile(server, 'School'), {
    vacancy_title: TITLE,
    application_questions: [{ ...question, question_type_id }],
  });
  return { id, candidate: await Account.withProfile(server, 'Candidate', withCv) };
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const at = (page: Page, step: number) =>
  expect(dialogOf(page).getByText(`Step ${step} of 4`).first()).toBeVisible();
async function next(page: Page, step: number) {
  await dialogOf(page).getByRole('button', { name: 'Next', exact: true }).click();
  await at(page, step);
}
const saved = (page: Page) => expect(dialogOf(page).getByText('Saved', { exact: true })).toBeVisible();
async function home(page: Page) {
  const read = page.waitForResponse(/\/api\/me\/tasks/);
  await page.goto('/candidate/dashboard');
  await read;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const taskIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Finish your application for ${TITLE}` });

test('an application begun on one device is finished on another', async ({ page, browser, server }) => {
  const { id, candidate } = await arranged(server);
  await candidate.signIn(page.context());
  await page.goto(`/candidate/job/${id}/teacher`);
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  await fill(dialogOf(page), { 'E-mail': 'noor.at.work@example.org' });
  await next(page, 2);
  await next(page, 3);
  // "Saved" may still be about the step before.
  const kept = page.waitForResponse((response) => !!response.request().postData()?.includes('Its library'));
  await fill(dialogOf(page), { 'Why our school?': 'Its library' });
  await kept;

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await candidate.signIn(context);
  await other.goto('/candidate/dashboard');
  await taskIn(other).getByRole('link', { name: 'Continue' }).click();
  await at(other, 3);
  await expect(field(dialogOf(other), 'Why our school?').getByRole('textbox')).toHaveValue('Its library');
  await next(other, 4);
  await expect(dialogOf(other).getByText('noor.at.work@example.org')).toBeVisible();
  await dialogOf(other).getByRole('button', { name: 'Submit Application' }).click();
  await expect(other).toHaveURL(/\/candidate\/applications/);
  await home(other);
  await expect(taskIn(other)).toHaveCount(0);
  const { data } = await candidate.send<{ steps: unknown[] }>('GET', `/vacancy/${id}/application-draft`);
  expect(data.steps).toEqual([]);
  await context.close();
});

test('a file chosen in an application stays on its device, and a discarded draft is gone everywhere', async ({
  page,
  server,
}) => {
  const { id, candidate } = await arranged(server);
  await candidate.signIn(page.context());
  await page.goto(`/candidate/job/${id}/teacher?apply=true`);
  await fill(dialogOf(page), { 'E-mail': 'noor.at.home@example.org' });
  await next(page, 2);
  await fill(dialogOf(page), { Resume: pdf('noor-drafts.pdf', 'Noor Rahman') });
  await next(page, 3);
  await saved(page);
  const { data } = await candidate.send<{ steps: object[] }>('GET', `/vacancy/${id}/application-draft`);
  expect(data.steps[0]).toMatchObject({ email: 'noor.at.home@example.org' });
  expect(data.steps[1]).toEqual({});

  await page.goto('/candidate/dashboard');
  await taskIn(page).getByRole('link', { name: 'Continue' }).click();
  await at(page, 3);
  await dialogOf(page).getByRole('button', { name: 'Back', exact: true }).click();
  await at(page, 2);
  await expect(field(dialogOf(page), 'Resume').getByText('noor-drafts.pdf')).toBeVisible();

  await dialogOf(page).getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await at(page, 1);
  await expect(field(dialogOf(page), 'E-mail').getByRole('textbox')).not.toHaveValue(
    'noor.at.home@example.org',
  );
  await expect(dialogOf(page).getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
  await home(page);
  await expect(taskIn(page)).toHaveCount(0);
});
