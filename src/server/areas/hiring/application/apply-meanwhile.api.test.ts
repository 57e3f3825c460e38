import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { users } from '../../../engine/db/tables/accounts.ts';
import { apply, newCandidate, newSchool, newVacancy, pdf } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { notifications } from '../../news/tables/notification.ts';
import { teamMembers } from '../../schools/tables/team.ts';

/** What happens after the uploads of an application have been stored, and before it is. */
let meanwhile: () => Promise<unknown> = async () => undefined;
vi.mock('../../../engine/records/record-uploads.ts', async (original) => {
  const { storeUploads, ...rest } =
    await original<typeof import('../../../engine/records/record-uploads.ts')>();
  return {
    ...rest,
    storeUploads: async (...given: Parameters<typeof storeUploads>) => {
      await storeUploads(...given);
      await meanwhile();
      meanwhile = async () => undefined;
    },
  };
});

const { server, school } = await withServer({ school: newSchool });

it('an application with an upload is told to those who hire when it has been stored', async () => {
  const candidate = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const [stays, leaves] = [
    await newColleague(server, school, 'recruiter'),
    await newColleague(server, school, 'recruiter'),
  ];
  meanwhile = () => server.db.delete(teamMembers).where(eq(teamMembers.member_id, leaves.member_id));
  const { status } = await apply(server, candidate, vacancy_id, { resume: pdf('own.pdf') });
  expect(status).toBe(201);
  const told = ({ user }: { user: { id: number } }) =>
    server.db.$count(notifications, eq(notifications.user_id, user.id));
  expect([await told(stays), await told(leaves)]).toEqual([1, 0]);
});

it('an application is made although the account of someone to be told has just been deleted', async () => {
  const candidate = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const gone = await newColleague(server, school, 'recruiter');
  meanwhile = () => server.db.delete(users).where(eq(users.id, gone.user.id));
  const { status } = await apply(server, candidate, vacancy_id);
  expect(status).toBe(201);
});
