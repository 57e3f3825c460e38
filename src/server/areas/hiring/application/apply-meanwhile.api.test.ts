import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../engine/db/tables/accounts.ts';
import { apply, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school } = await withServer({ school: newSchool });

it('an application is made although the account of someone to be told is just being deleted', async () => {
  const candidate = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const gone = await newColleague(server, school, 'recruiter');
  const applied = await server.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, gone.user.id));
    const applied = apply(server, candidate, vacancy_id);
    // Notifying the account waits for its deletion.
    await expect.poll(transactionsWaiting(server)).toBe(1);
    return { applied };
  });
  expect((await applied.applied).status).toBe(201);
});
