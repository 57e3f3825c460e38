import { Account, applied, PASSWORD } from '../account.ts';
import { examineIn, VIEWS_OF_WALK } from '../examine.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';
import { team } from './hire/people.ts';

/**
 * Screens that no other test examines, with texts that mark them complete, first empty and then with a row.
 */
const SCREENS = [
  { path: '/school/templates', empty: 'No templates yet.', full: 'Thanks' },
  { path: '/school/candidates/lists', empty: 'No lists yet', full: 'Physics' },
  { path: '/school/api-keys', empty: 'No API keys yet.', full: 'Applicant system' },
  { path: '/school/interviews', empty: 'No interviews scheduled.' },
  { path: '/school/team', full: 'Huda Salem' },
  { path: '/school/notifications', full: 'Notifications' },
];

/** The two extremes: wide and light, narrow and dark. */
const EXTREMES = [VIEWS_OF_WALK[0]!, VIEWS_OF_WALK[3]!];

test('school screens are accessible, empty and filled, for owner and reviewer', async ({
  page,
  context,
  server,
}) => {
  const { owner, reviewer } = await team(server);
  await owner.signIn(context);
  const visit = async (path: string, text: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    for (const view of EXTREMES) await examineIn(page, `${path}, ${text}`, view);
  };
  for (const { path, empty } of SCREENS) if (empty) await visit(path, empty);
  await owner.send('POST', '/message-template', { name: 'Thanks', text: 'Dear {name}, thank you.' });
  await owner.send('POST', '/shortlist', { name: 'Physics' });
  const key = { name: 'Applicant system', scopes: ['vacancies:read'], password: PASSWORD };
  await owner.send('POST', '/api-key', key);
  for (const { path, full } of SCREENS) if (full) await visit(path, full);

  await reviewer.signIn(context);
  await visit('/school/profile', 'Only the owner can change the school profile.');
});

test('a dialog reopened immediately shows the values just saved', async ({ page, context, server }) => {
  const owner = await approvedSchool(server);
  await owner.send('POST', '/message-template', { name: 'Thanks', text: 'Dear {name}, thank you.' });
  await owner.signIn(context);
  await page.goto('/school/templates');
  const dialog = page.getByRole('dialog');
  const nameOf = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
    return dialog.getByLabel('Name');
  };
  await (await nameOf()).fill('Many thanks');

  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/message-template', async (route) => {
    await pressed;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const name = await nameOf();
  press();
  await expect(name).toHaveValue('Many thanks');
});

test('what is deleted right after it was saved does not count as changed by somebody else', async ({
  page,
  context,
  server,
}) => {
  const owner = await approvedSchool(server);
  await owner.send('POST', '/message-template', { name: 'Thanks', text: 'Dear {name}, thank you.' });
  await owner.signIn(context);
  await page.goto('/school/templates');
  await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Many thanks');
  // The list is not read anew before the template is deleted.
  const { promise: deleted, resolve: read } = Promise.withResolvers<void>();
  await page.route('**/api/message-template', async (route) => {
    await deleted;
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect((await answer).status()).toBe(200);
  read();
  await expect(page.getByText('No templates yet.')).toBeVisible();
});

test('the account menu names a school’s screens, closes on Escape, and on a phone shows what is unread while closed', async ({
  page,
  context,
  server,
}) => {
  const { owner } = await team(server);
  await applied(await Account.withProfile(server, 'Candidate'), await posted(owner));
  await owner.signIn(context);
  await page.goto('/school/dashboard');
  const menu = page.getByRole('button', { name: 'Account', exact: true });
  const teamLink = page.getByRole('banner').getByRole('link', { name: 'Team', exact: true });
  await expect(teamLink).toBeHidden();
  await menu.click();
  for (const name of ['School profile', 'Interviews', 'Message templates', 'Settings'])
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(teamLink).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await examineIn(page, 'open account menu', EXTREMES[0]!);
  await teamLink.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await expect(teamLink).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  const closed = page.getByRole('button', { name: /^Menu \d+$/ });
  await expect(closed).toBeVisible();
  await closed.click();
  await expect(teamLink).toBeVisible();
});
