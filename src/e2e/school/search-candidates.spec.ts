import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { rareWord } from '../rare-word.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';

test('a school finds a candidate, sees the match, shortlists them and invites them to an open vacancy', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const designation = `Teacher ${rareWord()}`;
  const candidate = await Account.withProfile(server, 'Candidate', { designation });
  const title = `Physics ${rareWord()}`;
  const open = await posted(school, { vacancy_title: title });
  const closed = await posted(school, { vacancy_title: `Closed ${rareWord()}` });
  await school.send('POST', `/vacancy/${closed}/close`);
  await posted(await Account.withProfile(server, 'School'), { vacancy_title: 'Another school’s' });

  await school.signIn(context);
  await page.goto('/school/candidates/lists');
  await examine(page, 'no list yet');
  await page.getByRole('button', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Physics next year');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Physics next year' })).toBeVisible();

  await page.getByRole('link', { name: 'Search Candidates' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search Candidates' })).toBeVisible();
  await page.getByRole('searchbox').fill(designation);
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  const fit = page.getByRole('combobox', { name: 'Fit for a vacancy' });
  await fit.click();
  await page.getByRole('option', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`vacancy_id=${open}`));
  await expect(page.getByText('% fit')).toBeVisible();
  await expect(page.getByText('Required skills')).toBeVisible();
  await examine(page, 'the search with the fit');

  await page.getByRole('button', { name: 'Add to list' }).click();
  await dialog.getByRole('combobox', { name: /List/ }).selectOption('Physics next year');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Call in May.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Call in May.')).toBeVisible();

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Choose a vacancy')).toBeVisible();
  await examine(page, 'the invitation with errors');
  const vacancy = dialog.getByRole('combobox', { name: /Vacancy/ });
  await vacancy.click();
  await expect(page.getByRole('option')).toHaveText([title]);
  await vacancy.fill('nothing like it');
  await expect(page.getByText('No results')).toBeVisible();
  await vacancy.fill(title.slice(0, 9));
  await page.getByRole('option', { name: title }).click();
  await expect(vacancy).toHaveValue(title);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We would like to meet you.');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation has been sent.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const { data } = await candidate.send<{ vacancy_id: number; message: string }[]>(
    'GET',
    `/job/candidate-invitations/${candidate.user.candidate_id}`,
  );
  expect(data).toEqual([
    expect.objectContaining({ vacancy_id: open, message: 'We would like to meet you.' }),
  ]);
  await page.goto('/school/candidates/invitations');
  await expect(page.getByRole('row', { name: /Seen/ }).last()).toContainText(title);
  await examine(page, 'the invitations');
});

test('a school without an open vacancy is told what is missing, and hidden candidates do not appear', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const designation = `Harpist ${rareWord()}`;
  const candidate = await Account.withProfile(server, 'Candidate', { designation });
  await candidate.signIn(context);
  await page.goto('/candidate/settings');
  const found = page.getByRole('checkbox', { name: 'Schools can find me' });
  await expect(found).toBeChecked();
  await examine(page, 'who may find a candidate');
  await found.uncheck();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();

  await school.signIn(context);
  await page.goto(`/school/candidates?search=${encodeURIComponent(designation)}`);
  await expect(page.getByRole('heading', { name: 'You have no open vacancies.' })).toBeVisible();
  await expect(page.getByText('No candidates found.')).toBeVisible();
  await examine(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL(/\/school\/candidates$/);
});

test('an unapproved school is told so without a refused call, is questioned by an Admin, and reads why', async ({
  page,
  context,
  server,
}) => {
  const name = `Lagoon ${rareWord()}`;
  const school = await Account.withProfile(server, 'School', { school_name: name });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await school.signIn(context);
  await page.goto('/school/candidates');
  await expect(page.getByRole('heading', { name: 'We are checking your school.' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await examine(page, 'a school that waits');
  await page.goto('/school/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'We are checking your school.' })).toBeVisible();
  await expect(main.getByText('What we check')).toBeVisible();
  for (const fact of ['Website', 'Logo'])
    await expect(main.getByRole('term').filter({ hasText: fact }).locator('+ dd')).toHaveText('Missing');
  await examine(page, 'the dashboard of a school that waits');

  // The open page would otherwise keep making calls as the next user.
  await page.goto('/healthz');
  await (await Account.admin(server)).signIn(context);
  await page.goto(`/admin/schools?search=${encodeURIComponent(name)}`);
  await examine(page, 'the schools');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('MOE-2291')).toBeVisible();
  await examine(page, 'a school to be checked');
  await page.getByRole('button', { name: 'Request information' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Please send us the licence of this year.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We have asked the school for more information.')).toBeVisible();

  await page.goto('/healthz');
  await school.signIn(context);
  await page.goto('/school/candidates');
  await expect(page.getByText('Please send us the licence of this year.')).toBeVisible();
  await examine(page, 'a school that was asked back');
  expect(refused).toEqual([]);
});
