import type { Account } from '../account.ts';
import { press } from '../keys/tab-to.ts';
import { expect, test } from '../test.ts';
import { nextStep, offer, openApplicant, propose, schedule, score } from './hire/choosing.ts';
import { APPLICANTS, applyAll, browserOf, CHOSEN, forty, LET_GO, team } from './hire/people.ts';
import { draft, feature, invite, publish } from './hire/posting.ts';
import { asTable, doTogether, filterBy, openVacancy, search, selectAll } from './hire/triage.ts';
import { toScreen } from './hire/walk.ts';

// The longest test of all: the timeout leaves a busy machine time for each step.
test.describe.configure({ timeout: 300_000 });

let people: Account[];
test.beforeAll(async ({ server }) => {
  people = await forty(server);
});

// Interviews are on different days, because the chosen candidate applies to both schools.
for (const { inDays, ...viewport } of [
  { width: 1280, height: 900, inDays: 5 },
  { width: 360, height: 740, inDays: 7 },
])
  test(`one of forty is hired by keyboard alone, ${viewport.width} px wide`, async ({
    browser,
    page,
    context,
    server,
  }) => {
    const title = `Head of Mathematics ${viewport.width}`;
    await page.setViewportSize(viewport);
    const { owner, reviewer } = await team(server);
    await owner.signIn(context);
    await page.goto('/school/dashboard');

    await test.step('the vacancy is drafted, published and featured', async () => {
      await draft(page, title);
      await publish(page, title);
      await feature(page, title);
    });

    const chosen = people.find(({ user }) => user.full_name === CHOSEN)!;
    await test.step('two candidates are invited', async () => {
      await toScreen(page, 'Search Candidates');
      for (const name of [CHOSEN, 'Sara Lindholm']) await invite(page, name, title);
    });

    const application = await test.step('all forty apply', () => applyAll(owner, people, chosen));

    await test.step('ten applicants are rejected in one action, thirty moved to review', async () => {
      await toScreen(page, 'Manage Vacancies');
      await openVacancy(page, title);
      await search(page, LET_GO, 10);
      await selectAll(page, 10);
      await doTogether(page, 'Reject', 10);
      await search(page, '', APPLICANTS);
      await filterBy(page, 'Pending', 30);
      await selectAll(page, 30);
      await doTogether(page, 'Move to a stage', 30, { Stage: 'Under Review' });
    });

    await test.step('two colleagues score an applicant', async () => {
      await filterBy(page, 'Under Review', 30);
      await search(page, CHOSEN, 1);
      await openApplicant(page, CHOSEN);
      await score(page, { Teaching: '5', Leading: '4' });
      const [there, colleague] = await browserOf(browser, reviewer, viewport);
      await there.goto('/school/dashboard');
      await search(there, CHOSEN, 1);
      await openApplicant(there, CHOSEN);
      await score(there, { Teaching: '4', Leading: '3' });
      await colleague.close();
      await page.reload();
      await expect(page.getByText('Average (out of 5)').locator('..')).toContainText('4');
    });

    await test.step('the interview is moved to the candidate’s proposed time', async () => {
      await schedule(page, inDays);
      const [there, home] = await browserOf(browser, chosen, viewport);
      await there.goto(`/candidate/application/${application}/x`);
      await propose(there, inDays + 1);
      await press(page, page.getByRole('button', { name: 'Accept proposed time' }));
      await press(page, page.getByRole('button', { name: 'Accept time' }));
      await expect(page.getByText('Accepted')).toBeVisible();
      await expect(there.getByText('Accepted')).toBeVisible();
      await home.close();
    });

    await test.step('an offer is made and accepted', async () => {
      await offer(page);
      await nextStep(page, 'Mark as hired', 'Hired');
    });

    await test.step('the other applicants are notified', async () => {
      await press(page, page.getByRole('link', { name: title }));
      await asTable(page, title);
      await filterBy(page, 'Under Review', 29);
      await selectAll(page, 29);
      await doTogether(page, 'Reject', 29);
      await toScreen(page, 'Manage Vacancies');
      await expect(page.getByRole('row', { name: title })).toContainText('1 hired');
      await expect(page.getByRole('row', { name: title })).toContainText('39 rejected');
      const last = people.at(-1)!;
      expect(await server.mailTo(last.email, new RegExp(title))).toMatch(
        /decided to move forward with other candidates/,
      );
    });
  });
