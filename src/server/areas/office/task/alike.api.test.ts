import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { findByQuery } from '../../news/task/task-queries.ts';
import { peopleTasks } from '../../people/people-task-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schoolTasks } from '../../schools/school-task-queries.ts';
import { schools } from '../../schools/tables/school.ts';

const { server } = await withServer({});
const { db } = server;

/** Returns the groups that the tasks find, and those that a search of all rows finds. */
async function groups() {
  const [people, places] = await findByQuery(db, [
    ['candidates-alike', peopleTasks['candidates-alike']() as never],
    ['schools-alike', schoolTasks['schools-alike']() as never],
  ]);
  const { rows } = await db.execute<{ people: number; places: number }>(sql`select
    (select count(*)::int from (select from candidates where candidate_dob is not null
      group by lower(first_name || ' ' || last_name), candidate_dob having count(*) > 1) one) as people,
    (select count(*)::int from (select from schools where nullif(extra ->> 'ministry_license_number', '') is not null
      group by lower(extra ->> 'ministry_license_number') having count(*) > 1) one) as places`);
  return { found: { people: people!.total, places: places!.total }, all: rows[0]! };
}

const NAMES = ['Omar', 'OMAR', 'Sara'];
const BIRTHS = ['1980-01-02', '1980-01-03', null];
const LICENCES = ['L-1', 'l-1', 'L-2', '', null];
/** Repeatable, and different for each seed. */
const random = (seed: number) => () => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};

describe('those alike', () => {
  it('are the same as in a search of all rows, whatever is added, changed and deleted', async () => {
    const next = random(22);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
    const people: number[] = [];
    const places: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      people.push((await newCandidate(server)).id);
      places.push((await newSchool(server)).id);
    }
    for (let round = 0; round < 60; round += 1) {
      const name = { first_name: pick(NAMES), last_name: 'Haddad', candidate_dob: pick(BIRTHS) };
      await db
        .update(candidates)
        .set(name)
        .where(eq(candidates.candidate_id, pick(people)));
      const extra = sql`${schools.extra} || ${JSON.stringify({ ministry_license_number: pick(LICENCES) })}::jsonb`;
      await db
        .update(schools)
        .set({ extra })
        .where(eq(schools.school_id, pick(places)));
      const { found, all } = await groups();
      expect(found).toEqual(all);
    }
    for (const id of people) {
      await db.delete(candidates).where(eq(candidates.candidate_id, id));
      const { found, all } = await groups();
      expect(found).toEqual(all);
    }
    const { rows } = await db.execute(
      sql`select 1 from candidates_alike where candidate_id = any(${sql.param(people)}::bigint[])`,
    );
    expect(rows).toEqual([]);
  });

  it('are found if they are saved at the same time, one by one and in one statement', async () => {
    const before = (await groups()).found.people;
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await newCandidate(server)).id));
    const twin = (n: number) => ({ first_name: 'Twin', last_name: `${n % 3}`, candidate_dob: '1990-05-05' });
    await Promise.all(
      ids.map((id, n) => db.update(candidates).set(twin(n)).where(eq(candidates.candidate_id, id))),
    );
    expect((await groups()).found.people).toBe(before + 3);
    await db.execute(sql`
      with accounts as (insert into users (user_name, full_name, password_hash, role_id)
        select n || '@alike.example', 'Triplet', '', 2 from generate_series(1, 3) n returning id)
      insert into candidates (user_id, first_name, last_name, candidate_dob)
      select id, 'Triplet', 'Haddad', '1991-01-01' from accounts`);
    const { found, all } = await groups();
    expect(found).toEqual(all);
    expect(found.people).toBe(before + 4);
  });
});
