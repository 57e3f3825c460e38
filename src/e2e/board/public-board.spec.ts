import type { Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { register } from '../journey/people.ts';
import { fill, saveAndContinue } from '../person.ts';
import { posted, postedAll } from '../posted.ts';
import { rareWord } from '../rare-word.ts';
import type { RunningServer } from '../running-server.ts';
import { isTakenOver, watched } from '../taken-over.ts';
import { TEACHER_STEPS } from '../teacher-steps.ts';
import { expect, test } from '../test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function school(server: RunningServer, school_name: string) {
  return Account.withProfile(server, 'School', { school_name });
}

const VISITORS = [
  ['on a wide screen', {}],
  ['on a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const;

for (const [where, options] of VISITORS)
  test.describe(where, () => {
    test.use(options);

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('vacancies are reachable by links: page by page, each one, and by school', async ({
        page,
        server,
      }) => {
        const rare = rareWord();
        const owner = await school(server, `School ${rare}`);
        await postedAll(
          owner,
          Array.from({ length: 21 }, (_, index) => ({
            vacancy_title: `Teacher ${index} ${rare}`,
            job_description: '<p>Teach by the sea.</p>',
            ...(index === 20 && { show_salary_range: 0 }),
          })),
        );
        await page.goto(`/jobs?search=${rare}`);
        await expect(page.getByRole('main').getByText('21 jobs')).toBeVisible();
        await expect(cards(page)).toHaveCount(20);
        await page.getByRole('link', { name: 'Next' }).click();
        await expect(cards(page)).toHaveCount(1);
        await cards(page)
          .getByRole('link', { name: /^Teacher/ })
          .click();
        await expect(page).toHaveURL(new RegExp(`/jobs/\\d+/teacher-\\d+-${rare}$`));
        await expect(page.getByText('Teach by the sea.')).toBeVisible();
        await expect(page.getByText('hiring@')).toHaveCount(0);
        await page.getByRole('link', { name: 'All jobs at this school' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`School ${rare}`);
        await expect(page.getByText('21 open jobs')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          page.viewportSize()!.width,
        );
      });
    });

    test('board pages hydrate without console messages or layout shift', async ({ page, server }) => {
      const rare = rareWord();
      const owner = await school(server, `School ${rare}`);
      const id = await posted(owner, { vacancy_title: `Teacher ${rare}` });
      // Enough choices of each kind to fill the filter skeleton.
      const countries = await owner.ids('/countries', 'country_id', 8);
      const curriculums = await owner.ids('/curriculums', 'curriculum_id', 8);
      await postedAll(
        owner,
        countries.map((country_id, index) => ({
          city: `City ${index}`,
          country_id,
          curriculum_id: curriculums[index],
        })),
      );
      const { said, expectStillHydration } = await watched(page);
      const schoolId = owner.user.school_id;
      for (const path of ['/jobs', `/jobs/${id}/teacher-${rare}`, `/schools/${schoolId}/x`]) {
        await expectStillHydration(path);
      }
      await expect(page).toHaveURL(new RegExp(`/schools/${schoolId}/school-${rare}$`));
      expect(said).toEqual([]);
    });
  });

async function signInInstead(page: Page, account: Account) {
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fill(page, { Username: account.email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a visitor browses vacancies without an account and returns to the application after signing in', async ({
  page,
  server,
}) => {
  const rare = rareWord();
  const owner = await school(server, `School ${rare}`);
  const id = await posted(owner, { vacancy_title: `Teacher ${rare}` });
  const teacher = await Account.withProfile(server, 'Candidate');

  await page.goto('/candidate/jobs');
  await page.getByRole('link', { name: 'Browse jobs first' }).click();
  await page.getByRole('searchbox').fill(rare);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/jobs\\?search=${rare}`));
  await cards(page)
    .getByRole('link', { name: `Teacher ${rare}` })
    .click();
  await page.getByRole('link', { name: 'Quick Apply' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your educator account');
  await signInInstead(page, teacher);

  const dialog = page.getByRole('dialog', { name: /^Apply to/ });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/candidate/job/${id}/teacher-${rare}$`));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quick Apply' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/jobs/${id}/teacher-${rare}`);
  await isTakenOver(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('a visitor’s search without results can be saved after signing in; its dialog opens once', async ({
  page,
  server,
}) => {
  const rare = rareWord();
  const teacher = await Account.withProfile(server, 'Candidate');
  await page.goto(`/jobs?search=${rare}`);
  await page.getByRole('link', { name: 'E-mail me when there is one' }).click();
  await signInInstead(page, teacher);

  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await fill(dialog, { Name: `Search ${rare}` });
  await expect(page).toHaveURL(new RegExp(`/candidate/jobs\\?search=${rare}$`));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `Search ${rare}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Search ${rare}` })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a visitor who quick-applies signs up, completes the profile, and then the application dialog opens', async ({
  page,
  server,
}) => {
  const rare = rareWord();
  const owner = await school(server, `School ${rare}`);
  const id = await posted(owner, { vacancy_title: `Teacher ${rare}` });
  await page.goto(`/jobs/${id}/teacher-${rare}`);
  await page.getByRole('link', { name: 'Quick Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`/auth/register/candidate\\?vacancy_id=${id}$`));
  await register(page, server, `${rare}@example.com`, { 'First name': 'New', 'Last name': 'Comer' });
  await expect(page).toHaveURL(/\/auth\/profile\/candidate/);
  for (const [index, values] of TEACHER_STEPS.entries()) {
    await fill(page, values);
    await saveAndContinue(page, index + 2);
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Apply to/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/candidate/job/${id}/`));
});

test('a closed vacancy answers 410, says so and links to open ones', async ({ page, server }) => {
  const rare = rareWord();
  const owner = await school(server, `School ${rare}`);
  const id = await posted(owner, { vacancy_title: `Teacher ${rare}` });
  const address = `/jobs/${id}/teacher-${rare}`;
  await owner.send('POST', `/vacancy/${id}/close`);
  expect((await page.goto(address))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Teacher ${rare}`);
  await expect(page.getByText('This job is no longer open.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quick Apply' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See all open jobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching jobs in the Gulf');

  expect((await page.goto('/jobs/999999/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops/);
});
