import { examine } from './examine.ts';
import { field, fill } from './person.ts';
import { withApplicants } from './school/applicants.ts';
import { isTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

const REFEREE = 'amina.haddad@example.net';
const PHONE = { width: 360, height: 740 };

test('a school asks for a reference, a referee gives it, and both sides read their part, on a phone', async ({
  browser,
  page,
  context,
  server,
}) => {
  test.setTimeout(120_000);
  const { school, people, ids } = await withApplicants(server, { Omar: 'Nasser' });
  const id = ids.Omar;
  await school.send('PUT', `/application/${id}/status`, { status: 'Interview' });
  const phone = await browser.newContext({ baseURL: server.url, viewport: PHONE, reducedMotion: 'reduce' });
  const candidate = await phone.newPage();
  await people.Omar.signIn(phone);
  await candidate.goto('/candidate/referees');
  await isTakenOver(candidate);
  const own = candidate.getByRole('main');
  await own.getByRole('button', { name: 'Add referee' }).first().click();
  const kept = candidate.getByRole('dialog');
  await fill(kept, {
    Name: 'Amina Haddad',
    'Their position': 'Head of Mathematics',
    'School or employer': 'Palm Valley School',
    'How they know you': 'My line manager',
    'E-mail address': REFEREE,
    'Contact me first': true,
  });
  await kept.getByRole('button', { name: 'Save' }).click();
  await expect(kept).toHaveCount(0);
  await expect(own.getByText('Amina Haddad').first()).toBeVisible();

  await page.setViewportSize(PHONE);
  await school.signIn(context);
  await page.goto(`/school/application/${id}/x?tab=references`);
  await isTakenOver(page);
  const atSchool = page.getByRole('main');
  await atSchool.getByRole('button', { name: 'Ask for references' }).click();
  const wish = page.getByRole('dialog', { name: 'Ask for references' });
  await field(wish, 'Message to the candidate')
    .locator('textarea')
    .fill('One from your latest school, please.');
  await wish.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(wish).toHaveCount(0);
  await expect(atSchool.getByText('The candidate has been asked and has not answered yet.')).toBeVisible();

  await candidate.goto(`/candidate/application/${id}/x?tab=references`);
  await isTakenOver(candidate);
  await expect(own.getByText('One from your latest school, please.')).toBeVisible();
  await own.getByRole('button', { name: 'Agree', exact: true }).click();
  const sure = candidate.getByRole('alertdialog', { name: 'Let the school write to Amina Haddad?' });
  await sure.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(own.getByText('Waiting for the referee')).toBeVisible();

  // The referee has no account: a draft is kept with the link alone.
  const mail = await server.mailTo(REFEREE, /reference\?token=/);
  const link = `/reference?token=${/reference\?token=([\w-]+)/.exec(mail)![1]!}`;
  const desk = await browser.newContext({ baseURL: server.url, viewport: PHONE, reducedMotion: 'reduce' });
  const referee = await desk.newPage();
  await referee.goto(link);
  await isTakenOver(referee);
  const letter = referee.getByRole('main');
  await fill(letter, {
    'Worked there from': '2021-08-01',
    'Position held': 'Mathematics Teacher',
    'Conduct and work': 'Reliable and kind.',
    'What should happen now?': 'Keep it as a draft',
  });
  await letter.getByRole('button', { name: 'Continue' }).click();
  await expect(referee.getByText('Your draft has been kept.')).toBeVisible();
  await referee.goto(link);
  await isTakenOver(referee);
  await expect(field(letter, 'Conduct and work').locator('textarea')).toHaveValue('Reliable and kind.');
  // The same link in a second tab, which is answered too late.
  const late = await desk.newPage();
  await late.goto(link);
  await isTakenOver(late);
  await fill(letter, { 'What should happen now?': 'Send it to the school' });
  await letter.getByRole('button', { name: 'Continue' }).click();
  await expect(letter.getByText('Choose whether you have concerns').first()).toBeVisible();
  await fill(letter, {
    'Do you have any concerns about the safety of children?': 'No',
    'Would you employ this person again?': 'With reservations',
  });
  await examine(referee, 'the form of a referee');
  await letter.getByRole('button', { name: 'Continue' }).click();
  await expect(letter.getByText('Thank you. This reference has been given.')).toBeVisible();
  await referee.goto(link);
  await expect(letter.getByText('Thank you. This reference has been given.')).toBeVisible();
  await fill(late.getByRole('main'), { 'What should happen now?': 'Keep it as a draft' });
  await late.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(late.getByText('This reference has been given. It cannot be changed any more.')).toBeVisible();
  await expect(late.getByRole('main').getByText('Thank you. This reference has been given.')).toBeVisible();
  await desk.close();

  await candidate.reload();
  await isTakenOver(candidate);
  await expect(own.getByText('Mathematics Teacher', { exact: true })).toBeVisible();
  await expect(own.getByText('Only the school reads what the referee thinks.')).toBeVisible();
  await expect(own.getByText('Reliable and kind.')).toHaveCount(0);
  await own.getByRole('button', { name: 'Contest the facts' }).click();
  const words = candidate.getByRole('dialog', { name: 'Contest the facts' });
  await field(words, 'What is wrong').locator('textarea').fill('I was Head of Year too.');
  await words.getByRole('button', { name: 'Contest' }).click();
  await expect(words).toHaveCount(0);
  await expect(own.getByText('I was Head of Year too.')).toBeVisible();

  // Any tab tells of a reference that nobody has checked.
  await page.goto(`/school/application/${id}/x`);
  await isTakenOver(page);
  await expect(page.getByRole('tab', { name: 'References Unchecked' })).toBeInViewport();
  await page.getByRole('tab', { name: 'References' }).click();
  await expect(atSchool.getByText('I was Head of Year too.')).toBeVisible();
  await expect(atSchool.getByText('Reliable and kind.')).toBeVisible();
  await atSchool.getByRole('button', { name: 'Record a check by telephone' }).click();
  const check = page.getByRole('dialog', { name: 'Checked by telephone' });
  await field(check, 'What you checked').locator('textarea').fill('Spoke to Ms Haddad at the school.');
  await check.getByRole('button', { name: 'Record the check' }).click();
  await expect(check).toHaveCount(0);
  await expect(atSchool.getByText('Spoke to Ms Haddad at the school.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'References', exact: true })).toBeVisible();
  await examine(page, 'a checked reference');
  await phone.close();
});

test('an application that has ended asks its candidate for nothing', async ({ page, context, server }) => {
  const { school, people, ids } = await withApplicants(server, { Omar: 'Nasser' });
  const id = ids.Omar;
  await school.send('PUT', `/application/${id}/status`, { status: 'Interview' });
  await school.send('POST', `/application/${id}/references`, { text: 'Two, please.' });
  await people.Omar.signIn(context);
  await page.goto(`/candidate/application/${id}/x`);
  await expect(page.getByRole('link', { name: 'Choose your referees' })).toBeVisible();
  await school.send('PUT', `/application/${id}/status`, { status: 'Rejected' });
  await page.goto(`/candidate/application/${id}/x?tab=references`);
  const main = page.getByRole('main');
  await expect(main.getByText('This application has ended. References are no longer needed.')).toBeVisible();
  await expect(main.getByText('Nobody is written to until you agree.')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Decline the request' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'References', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(main.getByText('The school asks for references')).toHaveCount(0);
});
