import type { Locator, Page } from 'playwright/test';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';
import { databaseOf } from './database.ts';

// Slow: decides on a hundred applicants.
test.describe.configure({ timeout: 300_000 });

/**
 * Before there was a review, 100 applicants took 281 clicks: one to open the first, two to shortlist one of 20 (the
 * decision, the next applicant), three to reject one of 80 (the decision, its confirmation, the next). A fifth is 56.
 */
const MOST_CLICKS = 56;
const APPLICANTS = 100;
const SHORTLISTED = 20;
const REJECTED_ALONE = 20;

/** Adds applicants straight to the database, because a hundred sign-ups would take minutes. */
async function addApplicants(server: RunningServer, vacancy: number) {
  const database = await databaseOf(server);
  await database.query(
    `with people as (
      insert into users (user_name, full_name, role_id, password_hash, email_verified_at)
      select 'applicant-' || n || '@example.org', 'Noura ' || n, 2, 'none', now() from generate_series(1, ${APPLICANTS}) n
      returning id, full_name, user_name
    ), profiles as (
      insert into candidates (user_id, first_name, last_name, designation, years_of_experience)
      select id, 'Noura', split_part(full_name, ' ', 2), 'Teacher', 4 from people returning candidate_id, first_name, last_name
    )
    insert into applications (vacancy_id, school_id, candidate_id, applicant_name, name_key, status, email, phone)
    select vacancy_id, school_id, candidate_id, lower(first_name || ' ' || last_name), folded(first_name || ' ' || last_name), 'Pending', 'applicant-' || last_name || '@example.org', '971501234567' from profiles join vacancies on vacancy_id = $1`,
    [vacancy],
  );
  await database.end();
}

test('reading a hundred applicants by mouse takes a fifth of the clicks that it took without a review', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const vacancy = await posted(school);
  await addApplicants(server, vacancy);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher`);
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  const button = (around: Locator | Page, name: string) => around.getByRole('button', { name, exact: true });
  const details = page.getByRole('region', { name: 'Details' });
  const person = details.getByRole('heading', { name: /^Noura \d+$/ });
  const waiting = async () =>
    (await school.send('GET', `/vacancy/${vacancy}/applicants?status=Pending&per_page=1`)) as unknown as {
      meta: { total: number };
    };

  await click(button(details, 'Start with the first'));
  for (let decided = 0; decided < SHORTLISTED + REJECTED_ALONE; decided += 1) {
    const name = (await person.textContent())!;
    await click(button(details, decided < SHORTLISTED ? 'Shortlist' : 'Reject'));
    await expect(details.getByRole('heading', { name, exact: true })).toHaveCount(0);
    await expect(person).toBeVisible();
  }
  await expect.poll(async () => (await waiting()).meta.total).toBe(60);

  await click(button(page, 'Table'));
  await click(page.getByRole('button', { name: /^Filters/ }));
  // Opens the list and picks from it.
  await page.getByRole('main').getByRole('combobox', { name: 'Status' }).selectOption('Pending');
  clicks += 2;
  await expect(page.getByText('1–20 of 60')).toBeVisible();
  await click(page.getByRole('checkbox', { name: 'Select all rows on this page' }).filter({ visible: true }));
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await click(button(bar, 'Select all 60 that match'));
  await click(button(bar, 'Reject'));
  await click(button(page.getByRole('dialog'), 'Reject'));
  await expect(page.getByText('60 applications will be moved to Rejected in a few seconds')).toBeVisible();
  await expect(page.getByText(/^60 of 60 moved to Rejected/)).toBeVisible({ timeout: 60_000 });

  console.log(`clicks for a hundred applicants: ${clicks}`);
  expect((await waiting()).meta.total).toBe(0);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
