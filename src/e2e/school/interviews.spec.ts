import { Account, applied } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';

/** Creates a school with applications by two candidates. */
async function withApplicants(server: RunningServer) {
  const school = await Account.withProfile(server, 'School');
  const vacancy = await posted(school);
  const applicant = async (first_name: string, last_name: string) =>
    applied(await Account.withProfile(server, 'Candidate', { first_name, last_name }), vacancy);
  return { school, omar: await applicant('Omar', 'Nasser'), sara: await applicant('Sara', 'Khalil') };
}

test('a school accepts a proposed time that clashes with another interview after ticking a confirmation', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const vacancy = await posted(school);
  const place = 'Room 12';
  const invited = async (starts_at: string) => {
    const person = await Account.withProfile(server, 'Candidate', {
      first_name: 'Omar',
      last_name: 'Nasser',
    });
    const application = await applied(person, vacancy);
    const path = `/application/${application}/interviews`;
    const { data } = await school.send('POST', path, { starts_at, kind: 'in_person', minutes: 30, place });
    return { person, application, id: data.interview_id };
  };
  await invited('2099-05-06T09:00:00.000Z');
  const { person, application, id } = await invited('2099-05-07T09:00:00.000Z');
  await person.send('POST', `/interview/${id}/propose`, { proposed_at: '2099-05-06T09:00:00.000Z' });
  await school.signIn(context);
  await page.goto(`/school/application/${application}/omar`);
  await page.getByRole('button', { name: 'Accept proposed time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept proposed time' });
  const take = dialog.getByRole('button', { name: 'Accept time' });
  await take.click();
  await expect(
    dialog.getByText(/You are meeting Omar Nasser on .+ Tick to schedule this anyway\./),
  ).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await take.click();
  await expect(page.getByText('The interview has been changed.')).toBeVisible();
  await expect(page.getByText('Accepted')).toBeVisible();
});

test('the dialog asks for the link of an online interview, the place of one in person, and neither by phone', async ({
  page,
  context,
  server,
}) => {
  const { school, omar } = await withApplicants(server);
  await school.signIn(context);
  await page.goto(`/school/application/${omar}/omar`);
  await page.getByRole('button', { name: 'Schedule an interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Interview with Omar Nasser' });
  const link = dialog.getByLabel('Link');
  const place = dialog.getByLabel('Place');
  await expect(link).toBeVisible();
  await expect(place).toHaveCount(0);
  await link.fill('https://meet.example.com/room');
  await dialog.getByRole('radio', { name: 'By phone' }).check();
  await expect(link.or(place)).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'In person' }).check();
  await expect(link).toHaveCount(0);
  await dialog.getByLabel('Date and time').fill('2099-05-06T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Place is required')).toBeVisible();
  await place.fill('Room 12');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Room 12')).toBeVisible();
  await expect(page.getByText('In person')).toBeVisible();
  await expect(page.getByText('meet.example.com')).toHaveCount(0);
});

test('a week shows its interviews by day and links to adjacent weeks and to the application', async ({
  page,
  context,
  server,
}) => {
  const { school, omar } = await withApplicants(server);
  await school.send('POST', `/application/${omar}/interviews`, {
    starts_at: '2099-05-06T09:00:00.000Z',
    kind: 'in_person',
    minutes: 30,
    place: 'Room 12',
  });
  await school.signIn(context);
  await page.goto('/school/interviews?view=week&day=2099-05-05');
  const day = page.getByRole('listitem').filter({ hasText: 'Wed, May 6' });
  const interview = day.getByRole('link', {
    name: /, 1:00\sPM \(Dubai\) · 9:00\sAM \(UTC\), Omar Nasser$/,
  });
  await expect(interview).toBeVisible();
  await examine(page, 'a week of interviews');

  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/day=2099-05-10/);
  await expect(page.getByRole('heading', { name: 'No interviews this week' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/day=2099-05-03/);
  await interview.click();
  await expect(page).toHaveURL(new RegExp(`/school/application/${omar}/`));
  await expect(page.getByRole('heading', { level: 1, name: 'Omar Nasser' })).toBeVisible();
});

test('keyboard shortcuts open the next and previous applicant of the list', async ({
  page,
  context,
  server,
}) => {
  const { school, omar, sara } = await withApplicants(server);
  await school.signIn(context);
  await page.goto('/school/dashboard?sort=candidate');
  await page.getByRole('rowheader', { name: 'Omar Nasser' }).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Next applicant' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous applicant' })).toHaveCount(0);
  // The shortcuts load after the page, which then displays them.
  await expect(page.getByText('Alt ↓')).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(new RegExp(`/school/application/${sara}/`));
  await expect(page.getByRole('heading', { level: 1, name: 'Sara Khalil' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous applicant' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next applicant' })).toHaveCount(0);
  await expect(page.getByText('Alt ↑')).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page).toHaveURL(new RegExp(`/school/application/${omar}/`));
});

test('making an offer is not the main action while an interview is still to come', async ({
  page,
  context,
  server,
}) => {
  const { school, omar } = await withApplicants(server);
  const move = (status: string) => school.send('PUT', `/application/${omar}/status`, { status });
  await move('Shortlisted');
  await move('Interview');
  await school.signIn(context);
  const { data } = await school.send('GET', `/application/${omar}`);
  const main = page.getByRole('main');
  const offer = main.getByRole('button', { name: 'Make an offer' });
  const review = `/school/vacancy/${data.vacancy_id}/x?applicant=${omar}`;
  await page.goto(`/school/application/${omar}/omar`);
  await expect(offer).toHaveAttribute('data-tone', 'primary');
  await page.goto(review);
  await expect(offer).toHaveAttribute('data-tone', 'primary');
  const at = { starts_at: '2099-05-06T09:00:00.000Z', kind: 'phone', minutes: 30 };
  await school.send('POST', `/application/${omar}/interviews`, at);
  await page.goto(review);
  await expect(offer).toHaveAttribute('data-tone', 'quiet');
  await page.goto(`/school/application/${omar}/omar`);
  await expect(main.getByText('The candidate has not accepted the time yet.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(main.locator('.actions-list[data-variant="bar"]'), 'an empty bar').toBeHidden();
  await main.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make an offer' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(/^Offer Omar Nasser the position .+\?$/);
});

test('on the narrowest phone the buttons of the bar stay within the page’s margins, in both languages', async ({
  page,
  context,
  server,
}) => {
  const { school, omar } = await withApplicants(server);
  await school.send('PUT', `/application/${omar}/status`, { status: 'Under Review' });
  await school.signIn(context);
  await page.setViewportSize({ width: 320, height: 740 });
  const staysInside = async (language: string) => {
    await page.goto(`/school/application/${omar}/omar`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const buttons = page.locator('.actions-list[data-variant="bar"] .button');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      const { x, width, height } = (await button.boundingBox())!;
      const found = { start: x >= 16, end: x + width <= 304, lines: height <= 48 };
      expect(found, `${language}: ${await button.textContent()}`).toEqual({
        start: true,
        end: true,
        lines: true,
      });
    }
  };
  await staysInside('en');
  await page.goto('/school/settings');
  const language = page.getByRole('form', { name: 'Language' });
  await language.getByRole('combobox').selectOption('ar');
  await language.getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await staysInside('ar');
});
