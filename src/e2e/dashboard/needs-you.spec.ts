import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { approvedSchool } from '../school/approved-school.ts';
import { expect, test } from '../test.ts';

test('a candidate sees first which invitation waits, until it is answered', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const candidate = await Account.withProfile(server, 'Candidate');
  const vacancy_id = await posted(school, { vacancy_title: 'Teacher of Tasks' });
  const invited = { vacancy_id, candidate_id: candidate.user.candidate_id! };
  await school.send('POST', '/job/invite', invited);
  await candidate.signIn(context);
  await page.goto('/candidate/dashboard');
  const main = page.getByRole('main');
  const invitation = main.getByRole('listitem').filter({ hasText: 'invites you to apply' });
  await expect(main.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await examine(page, 'a candidate’s tasks');
  await page.setViewportSize({ width: 360, height: 800 });
  await invitation.getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveURL(/tab=invitations/);
  const decline = main.getByRole('tabpanel').getByRole('button', { name: 'Decline' });
  await expect(decline).toBeInViewport();
  await decline.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(invitation).toHaveCount(0);
});

test('a new school sees its first steps, and an Admin that it waits for approval', async ({
  page,
  context,
  server,
}) => {
  const waiting = `Waiting School ${Date.now()}`;
  const school = await Account.withProfile(server, 'School', { school_name: waiting });
  await school.signIn(context);
  await page.goto('/school/dashboard');
  const main = page.getByRole('main');
  const steps = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(steps.filter({ hasText: 'Post your first vacancy' })).toBeVisible();
  await expect(steps.filter({ hasText: 'Invite your colleagues' })).toBeVisible();
  await examine(page, 'a school’s first steps');
  await steps.getByRole('link', { name: 'Post a vacancy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/school\/.*vacancy/);

  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/overview');
  const task = main.getByRole('listitem').filter({ hasText: /^Approve |schools are waiting for approval/ });
  await expect(task).toBeVisible();
  await task.getByRole('link', { name: 'Check' }).click();
  await expect(page).toHaveURL(/\/admin\/schools?\b/);

  // From the page after the sign-in: the menu, then the row's button.
  await page.goto('/admin/candidates');
  // A long list has a navigation of its own: its pages.
  const menu = page.getByRole('complementary').getByRole('navigation');
  await menu.getByRole('link', { name: /^Schools to approve/ }).click();
  const marked = menu.locator('[aria-current]');
  await expect(marked).toHaveText(/^Schools to approve/);
  const row = main.getByRole('row').filter({ hasText: waiting });
  await expect(row).toContainText('Missing: ');
  await examine(page, 'the schools to approve');
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Still missing');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await menu.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(marked).toHaveText('Schools');

  // A menu's item stays marked on the details below its list.
  await page.goto(`/admin/schools/${school.user.school_id}`);
  const item = menu.getByRole('link', { name: 'Schools', exact: true });
  await expect(item).toHaveAttribute('aria-current', 'true');
  // Its buttons are below its name, which they would squeeze.
  const name = (await main.getByRole('heading', { level: 1 }).boundingBox())!;
  const refuse = (await main.getByRole('button', { name: 'Refuse' }).boundingBox())!;
  expect(refuse.y).toBeGreaterThan(name.y + name.height);
  // What stays after the approval keeps its place, so that no second click meets another button.
  const kept = ['Request information', 'Transfer ownership'];
  const places = () =>
    Promise.all(kept.map((label) => main.getByRole('button', { name: label }).boundingBox()));
  const before = await places();
  await main.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve school' }).click();
  await expect(main.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Refuse|Approve)$/ })).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('Approve keeps its place after a refusal, so that a second click approves nothing', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  await (await Account.admin(server)).signIn(context);
  await page.goto(`/admin/schools/${school.user.school_id}`);
  const main = page.getByRole('main');
  const approve = main.getByRole('button', { name: 'Approve' });
  const before = await approve.boundingBox();
  await main.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The license number belongs to another school.');
  await dialog.getByRole('button', { name: 'Refuse school' }).click();
  await expect(main.getByText('What we told the school')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  expect(await approve.boundingBox()).toEqual(before);
});
