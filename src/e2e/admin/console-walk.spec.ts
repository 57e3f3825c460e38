import { randomUUID } from 'node:crypto';
import { Account, applied } from '../account.ts';
import { examineIn, VIEWS_OF_WALK } from '../examine.ts';
import { asFile, pdf } from '../files.ts';
import { posted } from '../posted.ts';
import { isTakenOver } from '../taken-over.ts';
import { expect, test } from '../test.ts';
import { LISTS, type List, SCREENS } from './console-lists.ts';
import {
  found,
  isFull,
  type People,
  rowHeads,
  rowNamed,
  searchFor,
  walkAdd,
  walkDelete,
  walkDetails,
  walkEdit,
  walkFilter,
  walkPage,
  walkSearch,
  walkSort,
} from './walk-list.ts';

/** WALK=all tries every route in every view and sets every filter; otherwise views and filters rotate. */
const WALKS_ALL = process.env.WALK === 'all';

const turn = <T>(all: readonly T[], index: number): T[] =>
  WALKS_ALL ? [...all] : all.filter((_, at) => at === index % all.length);

/**
 * Short lists are alike and their calls are tested elsewhere, so without WALK=all every second one is only
 * read.
 */
const isWritten = ({ add }: List, index: number) =>
  WALKS_ALL || (add?.fields.length ?? 0) > 3 || Math.floor(index / VIEWS_OF_WALK.length) % 2 === 0;

const newName = () => `Zz${randomUUID().slice(0, 8)}`;

/** Whether a row is named after the candidate or school chosen in its form instead of having its own name. */
const isOfPerson = ({ add }: List) =>
  add?.fields.some(({ lookup }) => lookup === 'candidates' || lookup === 'schools') ?? false;

/** Whether its form chooses a person. */
const choosesPeople = ({ add }: List) =>
  add?.fields.some(({ lookup }) => lookup !== undefined && PEOPLE.includes(lookup)) ?? false;

const PEOPLE = ['candidates', 'schools', 'school-accounts', 'candidate-accounts'];

/**
 * Creates at least one row for every record list, and accounts without a profile. A list whose form chooses
 * people gets its own, because other lists may have deleted them or given them a profile.
 */
async function seeded(server: Account['server'], name: string): Promise<People> {
  const [school, candidate, director, teacher] = await Promise.all([
    Account.withProfile(server, 'School', { school_name: `School ${name}` }),
    Account.withProfile(server, 'Candidate', {
      first_name: 'Rana',
      last_name: name,
      candidate_cv: asFile(pdf('cv.pdf', name)),
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
    Account.verified(server, 'School', `Director ${name}`),
    Account.verified(server, 'Candidate', `Teacher ${name}`),
  ]);
  const admin = await Account.admin(server);
  const [country_id] = await admin.ids('/countries', 'country_id');
  await admin.send('POST', '/centres', { name: `Centre ${name}`, country_id, city: 'Dubai' });
  const vacancy = await posted(school);
  await applied(candidate, vacancy);
  await candidate.send('POST', '/feedback', { rating: 4 });
  await candidate.send('POST', `/report/vacancy/${vacancy}`, {
    reason: 'money',
    text: 'They asked for 200 dollars.',
  });
  return {
    candidates: name,
    schools: name,
    'school-accounts': director.email,
    'candidate-accounts': teacher.email,
  };
}

for (const [at, view] of VIEWS_OF_WALK.entries())
  test(`every console list in turn at ${view.size.width} px, ${view.scheme}: loads, searches, sorts, filters, pages, shows details, adds, refuses, edits and deletes`, async ({
    page,
    context,
    server,
  }) => {
    test.setTimeout(WALKS_ALL ? 2_400_000 : 540_000);
    await (await Account.admin(server)).signIn(context);
    const isPhone = view.size.width < 768;
    await page.setViewportSize(view.size);
    await page.emulateMedia({ colorScheme: view.scheme });

    const everybody = await seeded(server, newName());

    for (const [index, list] of LISTS.entries()) {
      if (!turn(VIEWS_OF_WALK, index).includes(view)) continue;
      await test.step(list.path, async () => {
        const name = newName();
        const people = choosesPeople(list)
          ? await seeded(server, isOfPerson(list) ? name : newName())
          : everybody;
        await page.goto(list.path);
        await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
        await expect(found(page)).toBeVisible();
        await examineIn(page, list.path, view);
        if (list.sort) await walkSort(page, list.sort, isPhone);
        for (const filter of turn(list.filters, Math.floor(index / 4) + at)) await walkFilter(page, filter);
        if (await page.getByRole('combobox', { name: 'Rows per page' }).count()) await walkPage(page);
        if (list.hasDetails && (await rowHeads(page).count())) await walkDetails(page);
        if (list.isSearched) await walkSearch(page);
        if (!list.add || !isWritten(list, index)) return;
        await walkAdd(page, list, list.add, name, people);
        if (isFull(list.add)) return;
        // A new row is found by its own name or by its person's.
        if (list.isSearched) await searchFor(page, name);
        const row = rowNamed(page, name);
        await expect(row).toBeVisible();
        if (list.edit) await walkEdit(page, row, list.edit, name);
        await expect(row).toBeVisible();
        if (!list.isDeleted) return;
        const before = await rowHeads(page).filter({ hasText: name }).count();
        await walkDelete(page, row);
        await expect(rowHeads(page).filter({ hasText: name })).toHaveCount(before - 1);
      });
    }
    for (const [index, { path }] of SCREENS.entries()) {
      if (!turn(VIEWS_OF_WALK, index).includes(view)) continue;
      await page.goto(path);
      await examineIn(page, path, view);
    }
  });

test('no console route opens for a school, a candidate or a visitor', async ({ page, context, server }) => {
  const paths = [...LISTS, ...SCREENS].map(({ path }) => path);
  const leads = async (to: RegExp, start: string) => {
    await page.goto(start);
    await isTakenOver(page);
    for (const path of paths) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page, path).toHaveURL(to);
    }
  };
  await leads(/\/login(\?|$)/, '/contact');
  for (const role of ['School', 'Candidate'] as const) {
    await (await Account.withProfile(server, role)).signIn(context);
    await leads(/\/unauthorized(\?|$)/, '/contact');
  }
});
