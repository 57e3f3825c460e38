import { expect, it } from 'vitest';
import { newCandidate, newVacancy } from '../../testing/scenario.ts';
import { waitingSchool } from '../../testing/waiting-school.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate, admin } = await withServer({
  school: (at) => waitingSchool(at),
  candidate: newCandidate,
  admin: (at) => at.admin(),
});
const { vacancy_id } = await newVacancy(server, school);
await newVacancy(server, school);

/** Returns what the public sees of the school's verification, by place. */
async function verified(token?: string) {
  const read = async (path: string) => (await server.request('GET', `/api${path}`, { token })).body.data;
  const [list, one, similar, schools, profile] = await Promise.all(
    [
      '/vacancy',
      `/vacancy/${vacancy_id}`,
      `/vacancy/${vacancy_id}/similar`,
      '/school',
      `/school/${school.id}`,
    ].map(read),
  );
  return [list[0].school, one.school, similar[0].school, schools[0], profile].map(
    ({ is_verified }) => is_verified,
  );
}

it('shows a school and its adverts as unverified until an Admin approves it', async () => {
  const everywhere = (value: boolean) => Array.from({ length: 5 }, () => value);
  const readers = [undefined, candidate.token, school.token];
  for (const token of readers) expect(await verified(token)).toEqual(everywhere(false));
  await server.request('POST', `/api/school/${school.id}/approve`, { token: admin.token });
  for (const token of readers) expect(await verified(token)).toEqual(everywhere(true));
  const json = { reason: 'The licence has expired.' };
  await server.request('POST', `/api/school/${school.id}/ask-back`, { token: admin.token, json });
  for (const token of readers) expect(await verified(token)).toEqual(everywhere(false));
});
