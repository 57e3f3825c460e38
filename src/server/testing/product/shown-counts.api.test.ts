import { describe, expect, it } from 'vitest';
import { sweepDatabase } from '../../start/sweep-database.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../scenario.ts';
import { succeedingCalls } from '../succeeding-calls.ts';
import type { Person } from '../test-server.ts';
import { withServer } from '../with-server.ts';

const { server } = await withServer({});
const call = succeedingCalls(server);
const DAY = 24 * 3600;
let admin: Person = await server.admin();
const forward = async (days: number) => {
  server.clock.forward(days * DAY);
  admin = await server.admin();
};

describe('the number', () => {
  it('of open vacancies matches the open ones, on the landing page and for a school', async () => {
    const school = await newSchool(server);
    const open = async () => {
      server.clock.forward(61);
      return [
        (await call('GET', '/statistics')).data.open_vacancies,
        (await call('GET', `/school/${school.id}`, admin)).data.open_vacancies,
        (await call('GET', `/school/${school.id}/dashboard-metrics`, school)).data.active_vacancies,
      ];
    };
    const [everywhere] = await open();
    expect(await open()).toEqual([everywhere, 0, 0]);
    const { vacancy_id } = await newVacancy(server, school);
    expect(await open()).toEqual([everywhere + 1, 1, 1]);
    await call('POST', `/vacancy/${vacancy_id}/close`, school);
    expect(await open()).toEqual([everywhere, 0, 0]);
    await call('POST', `/vacancy/${vacancy_id}/reopen`, school);
    expect(await open()).toEqual([everywhere + 1, 1, 1]);
  });

  it('of unread notifications rises with each and falls when one is read', async () => {
    const school = await newSchool(server);
    const unread = async () => (await call('GET', '/notification', school)).meta.unread;
    const before = await unread();
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, await newCandidate(server), vacancy_id);
    expect(await unread()).toBe(before + 1);
    const [newest] = (await call('GET', '/notification', school)).data;
    await call('POST', `/notification/${newest.notification_id ?? newest.id}/read`, school);
    expect(await unread()).toBe(before);
  });

  it('of promotions covers this month', async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school);
    const used = async (by: Person = school) =>
      (await call('GET', `/school/${school.id}/dashboard-metrics`, by)).data.featured_this_month;
    expect(await used()).toBe(0);
    await call('POST', `/vacancy/${vacancy_id}/feature`, school);
    expect(await used()).toBe(1);
    await forward(32);
    expect(await used(admin)).toBe(0);
  });

  it('of searches without results covers 90 days', async () => {
    const total = async () => (await call('GET', '/admin/empty-searches', admin)).meta.total;
    expect(await total()).toBe(0);
    await call('GET', '/vacancy?search=falconry');
    await forward(1);
    await call('GET', '/vacancy?search=falconry');
    expect(await total()).toBe(1);
    await forward(91);
    await sweepDatabase(server.db, server.clock.now());
    expect(await total()).toBe(0);
  });

  it('of days until an answer is the median', async () => {
    const days = async () => {
      server.clock.forward(61);
      return (await call('GET', '/admin/overview', await server.admin())).data.median_answer_days;
    };
    expect(await days()).toBeNull();
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school);
    const sent = async () =>
      (await newApplication(server, await newCandidate(server), vacancy_id)).application_id;
    const answer = (id: number) =>
      call('PUT', `/application/${id}/status`, school, { status: 'Shortlisted' });
    const [first, second] = [await sent(), await sent()];
    server.clock.forward(DAY);
    await answer(first);
    expect(await days()).toBeCloseTo(1, 1);
    server.clock.forward(2 * DAY);
    await answer(second);
    expect(await days()).toBeCloseTo(2, 1);
  });
});
