import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDay } from '../../../language/run/value/site-day.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { isInState, isListedOn } from './tables/vacancy-state-queries.ts';
import { isListed, type VacancyStatus, vacancyStatus } from './vacancy-life-cycle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Around midnight in Riyadh, which is 21:00 UTC, and around the turn of a year. */
const MOMENTS = [
  '2026-03-31T20:59:59.999Z',
  '2026-03-31T21:00:00.000Z',
  '2026-04-01T00:00:00.000Z',
  '2026-12-31T21:00:00.000Z',
  '2028-02-29T12:00:00.000Z',
].map((moment) => new Date(moment));
const DAY = 24 * 60 * 60 * 1000;
const DAYS_AWAY = [-366, -1, 0, 1, 366];
const CLOSED = [null, new Date('2020-01-01T00:00:00Z'), new Date('2030-01-01T00:00:00Z')];
const TAKEN_DOWN = [null, new Date('2026-01-01T00:00:00Z')];
const PUBLIC = [0, 1];

const casesAt = (now: Date) =>
  DAYS_AWAY.flatMap((days) =>
    CLOSED.flatMap((closed_at) =>
      TAKEN_DOWN.flatMap((taken_down_at) =>
        PUBLIC.map((display_vacancy_public) => ({
          application_deadline: siteDay(new Date(now.getTime() + days * DAY)),
          closed_at,
          taken_down_at,
          display_vacancy_public,
        })),
      ),
    ),
  );
type Case = ReturnType<typeof casesAt>[number];

/** Returns for each case, as a row of the table, whether the condition holds in PostgreSQL. */
async function holds(cases: readonly Case[], condition: SQL): Promise<boolean[]> {
  const rows = cases.map(
    (one, index) =>
      sql`(${index}::int, ${one.closed_at?.toISOString() ?? null}::timestamptz, ${one.taken_down_at?.toISOString() ?? null}::timestamptz, ${one.application_deadline}::date, ${one.display_vacancy_public}::smallint)`,
  );
  const { rows: found } = await server.db.execute<{ holds: boolean }>(
    sql`select coalesce(${condition}, false) as holds
      from (values ${sql.join(rows, sql`, `)}) as vacancies (at, closed_at, taken_down_at, application_deadline, display_vacancy_public)
      order by at`,
  );
  return found.map((row) => row.holds);
}

describe.each(MOMENTS)('at %s', (now) => {
  const cases = casesAt(now);
  const today = siteDay(now);

  it.each(['open', 'closed', 'expired', 'taken_down'] as const)(
    'the database and the server agree on which vacancies are %s',
    async (status: VacancyStatus) => {
      const expected = cases.map((one) => vacancyStatus(one, now) === status);
      expect(expected).toContain(true);
      expect(expected).toContain(false);
      expect(await holds(cases, isInState[status](today))).toEqual(expected);
    },
  );

  it('the database and the server agree on which vacancies are listed', async () => {
    const expected = cases.map((one) => isListed(one, now));
    expect(expected).toContain(true);
    expect(await holds(cases, isListedOn(today))).toEqual(expected);
  });
});
