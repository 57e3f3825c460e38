import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { hireFactsOf } from './hire-facts-queries.ts';

const { server, school } = await withServer({ school: newSchool });
const NOW = new Date('2026-11-28T22:30:00Z');

const countryId = async (iso2: string) => {
  const { rows } = await server.db.execute<{ country_id: string }>(
    sql`select country_id from countries where iso2 = ${iso2}`,
  );
  return Number(rows[0]!.country_id);
};

describe('the facts of a file', () => {
  it('are read from profile and vacancy, with today at the site', async () => {
    const candidate = await newCandidate(server, {
      country_id: await countryId('GB'),
      current_country: ' qatar',
      experience: [
        {
          school_name: 'Al Noor School',
          country_id: await countryId('QA'),
          start_date: '2020-09-01',
          is_current: true,
        },
        { school_name: 'Oakfield Primary', start_date: '2015-09-01', end_date: '2020-07-31' },
      ],
    });
    const vacancy = await newVacancy(server, school, { country_id: await countryId('AE') });
    const of = { candidate_id: candidate.id, vacancy_id: vacancy.vacancy_id };
    const [facts] = await hireFactsOf(server.db, [of], NOW);
    expect(facts).toEqual({
      today: '2026-11-29',
      country: 'AE',
      role: expect.stringMatching(/\w/),
      nationality: 'GB',
      lives_in: 'QA',
      posts: [
        { employer: 'Al Noor School', country: 'QA', from: '2020-09-01', to: null, is_current: true },
        {
          employer: 'Oakfield Primary',
          country: null,
          from: '2015-09-01',
          to: '2020-07-31',
          is_current: false,
        },
      ],
    });
  });
});
