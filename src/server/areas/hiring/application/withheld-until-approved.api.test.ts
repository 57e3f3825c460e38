import { describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { withServer } from '../../../testing/with-server.ts';

const PRIVATE = { candidate_dob: '1987-03-29', marital_status: 1, kids_num: 3 };

const { server, school, admin, running, ended } = await withServer({
  school: (at) => waitingSchool(at),
  admin: (at) => at.admin(),
  running: (at) => newCandidate(at, PRIVATE),
  ended: (at) => newCandidate(at, PRIVATE),
});

const send = (method: string, path: string, { token }: Pick<Profile, 'token'>, json?: object) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });

const { vacancy_id } = await newVacancy(server, school);
const application = await newApplication(server, running, vacancy_id);
const other = await newApplication(server, ended, vacancy_id);
await send('PUT', `/application/${other.application_id}/status`, school, { status: 'Rejected' });

describe('applicants’ birth date, marital status and children', () => {
  const personal = async (path: string, reader: Pick<Profile, 'token'>) => {
    const { status, raw } = await send('GET', path, reader);
    expect(status).toBe(200);
    const text = raw.toString();
    return Object.keys(PRIVATE).filter(
      (name) => text.includes(`"${name}":`) || text.includes(PRIVATE.candidate_dob),
    );
  };
  const profiles: [string, () => string][] = [
    ['a running application', () => `/application/${application.application_id}`],
    ['an ended application', () => `/application/${other.application_id}`],
    ['the profile of the applicant', () => `/candidate/${running.id}`],
  ];

  it.each<[string, () => string]>([
    ...profiles,
    ['all applications', () => '/application?per_page=100'],
    ['the applications of the school', () => `/application/school/${school.id}`],
    ['the vacancy', () => `/vacancy/${vacancy_id}`],
    ['its applicants', () => `/vacancy/${vacancy_id}/applicants`],
    ['its applicants as a file', () => `/vacancy/${vacancy_id}/applicants/export`],
    ['its history', () => `/vacancy/${vacancy_id}/history`],
  ])('are withheld from a school that is not approved: %s', async (_, path) => {
    expect(await personal(path(), school)).toEqual([]);
  });

  it('are shown to the candidate and to Admins meanwhile', async () => {
    for (const reader of [running, admin])
      expect(await personal(profiles[0]![1](), reader)).toEqual(Object.keys(PRIVATE));
  });

  it.each(['ask-back', 'refuse'])('stay withheld after the Admin’s %s', async (decision) => {
    const decided = await send('POST', `/school/${school.id}/${decision}`, admin, {
      reason: 'The licence is missing.',
    });
    expect(decided.status).toBe(200);
    for (const [, path] of profiles) expect(await personal(path(), school)).toEqual([]);
  });

  it('are shown to the school once it is approved', async () => {
    expect((await send('POST', `/school/${school.id}/approve`, admin)).status).toBe(200);
    for (const [, path] of profiles) expect(await personal(path(), school)).toEqual(Object.keys(PRIVATE));
  });
});
