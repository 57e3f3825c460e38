import { Account, applied } from '../account.ts';
import { fill } from '../person.ts';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';
import { databaseOf } from './database.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

/** One more than the number after which open pages are notified of progress. */
const APPLICANTS = 26;

/**
 * Locks an application so that nobody can move it but a job can still reference it; returns a function that
 * releases it.
 */
async function held(server: RunningServer, application: number) {
  const database = await databaseOf(server);
  await database.query('begin');
  const hold = 'select 1 from applications where application_id = $1 for no key update';
  await database.query(hold, [application]);
  return () => database.end();
}

test('a bulk move of many applicants shows its progress and its completion', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const school = await Account.withProfile(server, 'School');
  const vacancy = await posted(school);
  const ids: number[] = [];
  for (let count = 0; count < APPLICANTS; count++)
    ids.push(await applied(await Account.withProfile(server, 'Candidate'), vacancy));
  const release = await held(server, Math.max(...ids));
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher?view=table`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).first().check();
  await page.getByRole('button', { name: `Select all ${APPLICANTS} that match` }).click();
  await page.getByRole('button', { name: 'Move to a stage' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { Stage: 'Shortlisted' });
  await dialog.getByRole('button', { name: 'Move to a stage' }).click();

  const progress = page.getByRole('meter', { name: /^Moving 26 applications to Shortlisted/ });
  await expect(progress).toHaveAccessibleName(/: 25 done$/);
  await expect(progress).toHaveAttribute('aria-valuenow', '96');
  await release();
  await expect(page.getByText(/^26 of 26 moved to Shortlisted/)).toBeVisible();
  await expect(progress).toHaveCount(0);
});
