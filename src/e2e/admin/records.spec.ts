import type { Page } from 'playwright/test';
import { Account, applied } from '../account.ts';
import { examine } from '../examine.ts';
import { asFile, pdf } from '../files.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';

/**
 * The lists of records: what is sought and what is filtered, each with words that find the row, and what it is called.
 * `filter` and `other` stand in the address: the first finds the row, the second none. Where nothing tells rows apart
 * there is nothing to seek.
 */
type List = { path: string; title: string; row: RegExp; search?: string; filter?: string; other?: string };

const LISTS: List[] = [
  { path: 'schools', title: 'Schools', row: /School/, filter: 'licence=valid', other: 'licence=expired' },
  { path: 'users', title: 'Users', row: /Rana/, search: 'rana', filter: 'role_id=2', other: 'role_id=1' },
  { path: 'roles', title: 'Roles', row: /Candidate/ },
  { path: 'candidate-statuses', title: 'Candidate statuses', row: /Shortlisted/ },
  {
    path: 'candidate-documents',
    title: 'Candidate documents',
    row: /Rana/,
    search: 'rana',
    filter: 'field=candidate_cv',
    other: 'created_from=2199-01-01',
  },
  { path: 'candidate-languages', title: 'Candidate languages', row: /Rana/, search: 'rana' },
  { path: 'candidate-skills', title: 'Candidate skills', row: /Rana/, search: 'rana' },
  { path: 'candidate-education', title: 'Candidate education', row: /Rana/, search: 'rana' },
  { path: 'experience', title: 'Experience', row: /Rana/, search: 'rana' },
  {
    path: 'applications',
    title: 'Applications',
    row: /Rana/,
    search: 'rana',
    filter: 'status=Pending',
    other: 'applied_from=2199-01-01',
  },
  {
    path: 'vacancies',
    title: 'Vacancies',
    row: /Oboe/,
    search: 'oboe',
    filter: 'status=open',
    other: 'deadline_to=2020-01-01',
  },
  {
    path: 'candidates',
    title: 'Candidates',
    row: /Rana/,
    search: 'rana',
    filter: 'findable=true',
    other: 'years_of_experience=79',
  },
];

const rowNamed = (page: Page, name: RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .first();

async function isAsWideAsThePage(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at 320 px`)
    .toBe(320);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('every list of records loads, is searched and filtered, and shows its details', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const [school, candidate] = await Promise.all([
    Account.withProfile(server, 'School', { license_expiry_date: '2099-01-01' }),
    Account.withProfile(server, 'Candidate', {
      first_name: 'Rana',
      last_name: 'Oboe',
      candidate_cv: asFile(pdf('cv.pdf', 'Rana Oboe')),
      language: [{ lang_id: 1, lang_proficiency_id: 2 }],
      experience: [{ school_name: 'Old School', position_title: 'Teacher' }],
      education: [
        {
          ced_level: 4,
          ced_major: 'Music',
          institution_name: 'Beirut',
          year_graduation: '2010-06-30',
          graduation_gps: 3,
        },
      ],
    }),
  ]);
  await applied(candidate, await posted(school, { vacancy_title: 'Oboe Teacher' }));
  await (await Account.admin(server)).signIn(context);

  for (const { path, title, row, search, filter, other } of LISTS) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    if (search) {
      await page.getByRole('searchbox').fill(search);
      await expect(page).toHaveURL(/search=/);
    }
    await expect(rowNamed(page, row)).toBeVisible();
    if (filter) {
      await page.goto(`/admin/${path}?${filter}&search=${search ?? ''}`);
      await expect(rowNamed(page, row)).toBeVisible();
    }
    await rowNamed(page, row)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await isAsWideAsThePage(page, path);
    if (['candidates', 'vacancies'].includes(path)) await examine(page, path);
    if (!other) continue;
    await page.goto(`/admin/${path}?${other}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // A table that is loading has no such row either: what it found comes first, others or nothing.
    const found = page.getByRole('rowheader').or(page.getByText(/^No .+ found\.$/));
    await expect(found.first()).toBeVisible();
    await expect(rowNamed(page, row)).toHaveCount(0);
  }
});
