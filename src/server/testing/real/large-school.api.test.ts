import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '../../areas/hiring/application/application-states.ts';
import { readCsv } from '../../engine/records/csv/csv-file.ts';
import { withServer } from '../with-server.ts';
import { largeSchool } from './large-school.ts';
import { PEOPLE } from './people.ts';

const { server, school } = await withServer({ school: (at) => largeSchool(at) });
const VACANCIES = 60;
const OPEN = 50;
const APPLICANTS = 5_000;

const get = async (path: string) => {
  const answer = await server.request('GET', `/api${path}`, { token: school.token });
  expect(answer.status, path).toBe(200);
  return answer;
};
const totalOf = async (path: string): Promise<number> => (await get(path)).body.meta.total;
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
const inState = (status: (typeof APPLICATION_STATUSES)[number]) =>
  sumOf(school.vacancyIds.map((_, vacancy) => school.applicants(vacancy, status)));

describe('a school with 60 vacancies and 5,000 applicants', () => {
  it('sees the totals on its dashboard', async () => {
    expect((await get(`/school/${school.id}/dashboard-metrics`)).body.data).toMatchObject({
      total_applications: APPLICANTS,
      active_vacancies: OPEN,
      vacancies: { all: VACANCIES, open: OPEN, closed: VACANCIES - OPEN, expired: 0, taken_down: 0 },
    });
  });

  it('finds every vacancy with its applicant counts by status', async () => {
    const { body } = await get(`/school/${school.id}/vacancies?per_page=100`);
    expect(body.meta.total).toBe(VACANCIES);
    expect(body.data).toHaveLength(VACANCIES);
    for (const { vacancy_id, application_count, stages } of body.data) {
      const vacancy = school.vacancyIds.indexOf(vacancy_id);
      expect(application_count).toBe(school.applicants(vacancy));
      for (const status of APPLICATION_STATUSES)
        expect(stages[status.toLowerCase().replace(' ', '_')], status).toBe(
          school.applicants(vacancy, status),
        );
    }
    expect(sumOf(body.data.map((row: { application_count: number }) => row.application_count))).toBe(
      APPLICANTS,
    );
  });

  it('filters its applications by status and reaches the last page', async () => {
    const path = `/application/school/${school.id}`;
    expect(await totalOf(path)).toBe(APPLICANTS);
    for (const status of APPLICATION_STATUSES)
      expect(await totalOf(`${path}?status=${encodeURIComponent(status)}`), status).toBe(inState(status));
    const last = await get(`${path}?per_page=20&page=${APPLICANTS / 20}`);
    expect(last.body.data).toHaveLength(20);
    const one = encodeURIComponent(PEOPLE[1]!.last_name);
    expect(await totalOf(`${path}?search=${one}`)).toBeGreaterThanOrEqual(APPLICANTS / PEOPLE.length);
  });

  it('opens a vacancy and exports its applicants with their names intact', async () => {
    const id = school.vacancyIds[7]!;
    const vacancy = (await get(`/vacancy/${id}`)).body.data;
    expect(vacancy).toMatchObject({ vacancy_id: id, application_count: school.applicants(7) });
    const { raw } = await get(`/vacancy/${id}/applicants/export`);
    const { lines } = readCsv(raw.toString())!;
    expect(lines).toHaveLength(school.applicants(7));
    const { first_name, last_name } = PEOPLE[7]!;
    expect(raw.toString()).toContain(`${first_name} ${last_name}`);
  });
});
