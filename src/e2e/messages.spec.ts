import { Account, applied } from './account.ts';
import { examine } from './examine.ts';
import { field } from './person.ts';
import { posted } from './posted.ts';
import { withApplicants } from './school/applicants.ts';
import { approvedSchool } from './school/approved-school.ts';
import { isTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

// Two screens are examined.
test.describe.configure({ timeout: 120_000 });

test('a school and a candidate write to each other, live, with a file, on a phone', async ({
  browser,
  page,
  context,
  server,
}) => {
  const { school, people, ids } = await withApplicants(server, { Omar: 'Nasser' });
  const id = ids.Omar;
  const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const candidate = await phone.newPage();
  await people.Omar.signIn(phone);
  await candidate.goto(`/candidate/application/${id}/x?tab=messages`);
  const onPhone = candidate.getByRole('main');
  await expect(onPhone.getByText('You can write once the school has written to you')).toBeVisible();

  await school.signIn(context);
  await page.goto(`/school/application/${id}/x?tab=messages`);
  await isTakenOver(page);
  await page.getByRole('button', { name: 'Write a message' }).click();
  const letter = page.getByRole('dialog', { name: /^Message to Omar/ });
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter.getByText('Write your message').first()).toBeVisible();
  await field(letter, 'Message').locator('textarea').fill('When could you begin?');
  await letter.locator('input[type=file]').setInputFiles({
    name: 'عقد.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  await expect(letter.getByText('عقد.pdf')).toBeVisible();
  await letter.getByRole('button', { name: 'Send' }).dblclick();
  await expect(letter).toHaveCount(0);
  const atSchool = page.getByRole('main');
  await expect(atSchool.getByText('When could you begin?')).toHaveCount(1);

  // It arrives in the open page.
  await expect(onPhone.getByText('When could you begin?')).toBeVisible();
  await expect(onPhone.getByText('عقد.pdf')).toBeVisible();
  await onPhone.getByRole('button', { name: 'Write a message' }).click();
  const reply = candidate.getByRole('dialog', { name: /^Message to / });
  await field(reply, 'Message').locator('textarea').fill('من أغسطس، إن شاء الله');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(reply).toHaveCount(0);
  await examine(candidate, 'a conversation at 360 px');
  await expect(atSchool.getByText('من أغسطس، إن شاء الله')).toBeVisible();
  await expect(atSchool.getByText('Seen')).toBeVisible();

  await page.goto('/school/messages');
  const row = page.getByRole('row').filter({ hasText: 'Omar Nasser' });
  await expect(row.getByText('من أغسطس')).toBeVisible();
  await examine(page, 'conversations of a school');
  await page.getByRole('searchbox').fill('أغسطس');
  await expect(page).toHaveURL(/search=/);
  await row.getByRole('link', { name: 'Omar Nasser' }).click();
  await expect(page).toHaveURL(new RegExp(`/school/application/${id}/.*[?]tab=messages$`));
  const messages = page.getByRole('tab', { name: 'Messages' });
  await expect(messages).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await isTakenOver(page);
  await expect(messages).toHaveAttribute('aria-selected', 'true');
  await expect(atSchool.getByText('When could you begin?')).toBeVisible();
  await page.getByRole('button', { name: 'Mute notifications' }).click();
  await expect(page.getByRole('button', { name: 'Unmute notifications' })).toBeVisible();
  await phone.close();
});

test('an accepted invitation has a conversation, which the application continues', async ({
  browser,
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const person = await Account.withProfile(server, 'Candidate');
  const vacancy_id = await posted(school, { vacancy_title: 'Teacher of Chess' });
  const candidate_id = person.user.candidate_id!;
  const { data } = await school.send<{ invitation_id: number }>('POST', '/job/invite', {
    vacancy_id,
    candidate_id,
  });
  const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const candidate = await phone.newPage();
  await person.signIn(phone);
  const apply = candidate.getByRole('main').getByRole('link', { name: 'Apply', exact: true });
  await candidate.goto(`/candidate/invitation/${data.invitation_id}`);
  await expect(candidate.getByText('You can write to each other once')).toBeVisible();
  await expect(apply).toHaveCount(0);
  await candidate.goto('/candidate/dashboard?tab=invitations');
  await candidate.getByRole('button', { name: 'Accept' }).click();
  await candidate.getByRole('main').getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(candidate).toHaveURL(/\/candidate\/invitation\/\d+$/);
  await expect(apply).toHaveCount(1);

  await school.signIn(context);
  await page.goto('/school/candidates/invitations');
  await page.getByRole('link', { name: 'Write a message' }).click();
  await expect(page).toHaveURL(/\/school\/invitation\/\d+$/);
  await page.getByRole('button', { name: 'Write a message' }).click();
  const letter = page.getByRole('dialog', { name: /^Message to / });
  await field(letter, 'Message').locator('textarea').fill('Which grades would you like to teach?');
  await letter.getByRole('button', { name: 'Send' }).dblclick();
  await expect(letter).toHaveCount(0);
  const atSchool = page.getByRole('main');
  await expect(atSchool.getByText('Which grades would you like to teach?')).toHaveCount(1);
  await examine(page, 'a conversation about an invitation');

  // It arrives in the open page.
  const onPhone = candidate.getByRole('main');
  await expect(onPhone.getByText('Which grades would you like to teach?')).toBeVisible();
  await onPhone.getByRole('button', { name: 'Write a message' }).click();
  const reply = candidate.getByRole('dialog', { name: /^Message to / });
  await field(reply, 'Message').locator('textarea').fill('Six to eight.');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(reply).toHaveCount(0);
  await examine(candidate, 'a conversation about an invitation at 360 px');
  await expect(atSchool.getByText('Six to eight.')).toBeVisible();

  await applied(person, vacancy_id);
  await candidate.reload();
  await onPhone.getByRole('link', { name: 'Your application' }).click();
  await expect(candidate).toHaveURL(/\/candidate\/application\/\d+\/.*[?]tab=messages$/);
  await expect(onPhone.getByText('Which grades would you like to teach?')).toBeVisible();
  await expect(onPhone.getByText('Six to eight.')).toBeVisible();
  await phone.close();
});

test('what is typed into a dialog is not lost by a slip: closing and reloading ask first', async ({
  page,
  context,
  server,
}) => {
  const { school, ids } = await withApplicants(server, { Omar: 'Nasser' });
  await school.signIn(context);
  await page.goto(`/school/application/${ids.Omar}/x?tab=messages`);
  await isTakenOver(page);
  const open = page.getByRole('button', { name: 'Write a message' });
  const letter = page.getByRole('dialog', { name: /^Message to Omar/ });
  const text = field(letter, 'Message').locator('textarea');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await open.click();
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter).toHaveCount(0);

  await open.click();
  await text.fill('When?');
  await text.fill('');
  await page.keyboard.press('Escape');
  await expect(letter).toHaveCount(0);

  await open.click();
  await text.fill('When could you begin?');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(text).toHaveValue('When could you begin?');
  await letter.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(text).toHaveValue('When could you begin?');

  await page.keyboard.press('Escape');
  await examine(page, 'a question above a dialog');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(letter).toHaveCount(0);
  await open.click();
  await expect(text).toHaveValue('');
  // What is sent is not lost.
  await text.fill('When could you begin?');
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
