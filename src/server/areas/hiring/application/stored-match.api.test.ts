import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { folded } from '../../../../language/run/value/folded.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  updateCandidate,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { applications } from '../tables/application.ts';
import { matchRules, staleMatches } from '../tables/stale-match.ts';
import { listedApplications } from './listed-application-queries.ts';
import { settleRules } from './stored-match-queries.ts';

const { server, school, other, admin } = await withServer({
  school: newSchool,
  other: newSchool,
  admin: (at) => at.admin(),
});
const { db } = server;
const send = (method: string, path: string, { token }: { token: string }, json?: object) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });

/** What applications store, and what it should be by the rows that lists show. */
async function compared() {
  const stored = await db
    .select({
      id: applications.application_id,
      school_id: applications.school_id,
      name: applications.applicant_name,
      key: applications.name_key,
      met: applications.checks_met,
    })
    .from(applications)
    .orderBy(asc(applications.application_id));
  const listed = await listedApplications(
    db,
    stored.map(({ id }) => id),
  );
  const expected = stored.map(({ id }) => {
    const row = listed.get(id)!;
    const { full_name } = row.candidate;
    return {
      id,
      school_id: row.school.school_id,
      name: full_name!.toLowerCase(),
      met: 4 - profileMatch(row.profile, row.demands).not_met.length,
    };
  });
  for (const [index, { key }] of stored.entries())
    expect(key.split('\n')[0]).toBe(folded(expected[index]!.name));
  return { stored: stored.map(({ key: _, ...rest }) => rest), expected };
}

async function expectAsShown() {
  // Names follow at once.
  const before = await compared();
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  expect(names(before.stored)).toEqual(names(before.expected));
  await server.matches.work();
  const { stored, expected } = await compared();
  expect(stored).toEqual(expected);
  expect(await db.select().from(staleMatches)).toEqual([]);
}

const metBy = async (id: number) => {
  const [row] = await db
    .select({ met: applications.checks_met })
    .from(applications)
    .where(eq(applications.application_id, id));
  return row!.met;
};

describe('what applications store of profile and vacancy', () => {
  let person: Awaited<ReturnType<typeof newCandidate>>;
  let vacancy_id: number;
  let application_id: number;

  beforeEach(async () => {
    person = await newCandidate(server, { years_of_experience: 3 });
    ({ vacancy_id } = await newVacancy(server, school, { minimum_experience: 5 }));
    ({ application_id } = await newApplication(server, person, vacancy_id));
    const elsewhere = await newVacancy(server, other, { minimum_experience: 2 });
    await newApplication(server, person, elsewhere.vacancy_id);
  });

  it('is right from the start, without waiting for the worker', async () => {
    const { stored, expected } = await compared();
    expect(stored).toEqual(expected);
  });

  it('follows a renamed candidate, in both languages', async () => {
    await updateCandidate(server, person, { first_name: 'Zeïna', last_name_ar: 'الأحمد' });
    await expectAsShown();
    const { body } = await send('GET', `/application/school/${school.id}?search=zeina`, school);
    expect(body.data.map((row: { application_id: number }) => row.application_id)).toEqual([application_id]);
    const arabic = `/application/school/${school.id}?search=${encodeURIComponent('الاحمد')}`;
    expect((await send('GET', arabic, school)).body.data).toHaveLength(1);
  });

  it.each([
    { years_of_experience: 9 },
    { highest_qualification: 'PhD' },
    { skill_id: [1, 2, 3] },
    { education: [] },
    { experience: [] },
  ])('follows the profile: %j', async (change) => {
    await updateCandidate(server, person, change);
    await expectAsShown();
  });

  it('has no match compared anew for what is saved as it was', async () => {
    const path = `/api/candidate/${person.id}`;
    const { data } = (await server.request('GET', path, { token: person.token })).body;
    const { skill_id, years_of_experience, highest_qualification, experiences, educations } = data;
    await updateCandidate(server, person, {
      ...{ skill_id, years_of_experience, highest_qualification },
      ...{ experience: experiences, education: educations, designation: 'Head of Physics' },
    });
    expect(await db.select().from(staleMatches)).toEqual([]);
  });

  it('changes the match when a profile comes to meet a demand', async () => {
    const before = await metBy(application_id);
    await updateCandidate(server, person, { years_of_experience: 9 });
    await server.matches.work();
    expect(await metBy(application_id)).toBe(before + 1);
  });

  it('follows single rows of a profile that are added, changed and removed', async () => {
    const row = {
      ...{ candidate_id: person.id, ced_level: 8, ced_major: 'Mathematics', institution_name: 'Beirut' },
      ...{ year_graduation: '2010-06-30', graduation_gps: 3 },
    };
    const added = await send('POST', '/admin/candidate-education', admin, row);
    expect(added.status).toBeLessThan(300);
    await expectAsShown();
    const path = `/admin/candidate-education/${added.body.data.id}`;
    await send('PUT', path, admin, { ced_level: 1 });
    await expectAsShown();
    await send('DELETE', path, admin);
    await expectAsShown();
  });

  it('follows single skills', async () => {
    const skill = { candidate_id: person.id, skill_id: 7 };
    await send('PUT', `/vacancy/${vacancy_id}`, school, { skill_id: [7] });
    await server.matches.work();
    const before = await metBy(application_id);
    expect((await send('POST', '/admin/candidate-skills', admin, skill)).status).toBe(201);
    await expectAsShown();
    expect(await metBy(application_id)).toBe(before + 1);
    await send('DELETE', `/admin/candidate-skills/${person.id}/7`, admin);
    await expectAsShown();
    expect(await metBy(application_id)).toBe(before);
  });

  it.each([
    { minimum_experience: 0 },
    { curriculum_id: 3 },
    { skill_id: [9] },
    { required_qualification: 'PhD in Physics' },
    { ced_level: 8 },
  ])('follows the vacancy: %j', async (change) => {
    await send('PUT', `/vacancy/${vacancy_id}`, school, change);
    await expectAsShown();
  });

  it('keeps the profile that an ended application was sent with', async () => {
    await send('PUT', `/application/${application_id}/status`, school, { status: 'Rejected' });
    await expectAsShown();
    await updateCandidate(server, person, { first_name: 'Later', years_of_experience: 20 });
    await expectAsShown();
    await send('PUT', `/vacancy/${vacancy_id}`, school, { minimum_experience: 1 });
    await expectAsShown();
  });

  it('goes back to the profile as it was sent when an application ends', async () => {
    await updateCandidate(server, person, { first_name: 'Later', years_of_experience: 20 });
    await send('PUT', `/application/${application_id}/status`, school, { status: 'Rejected' });
    await expectAsShown();
  });

  it('follows a candidate who hides from a school and comes back', async () => {
    await updateCandidate(server, person, { first_name: 'Later', years_of_experience: 20 });
    const path = `/candidate/hidden-school/${school.id}`;
    expect((await send('PUT', path, person)).status).toBe(200);
    await expectAsShown();
    await send('DELETE', path, person);
    await expectAsShown();
  });

  it('follows items of lists that are renamed and merged', async () => {
    const level = await send('PUT', '/education-levels/4', admin, { level_name: 'Doctor of all' });
    expect(level.status).toBe(200);
    await expectAsShown();
    await send('POST', '/admin/lists/skills/5/merge', admin, { into_id: 6 });
    await expectAsShown();
  });

  it('goes with the candidate', async () => {
    await send('DELETE', `/candidate/${person.id}`, admin);
    const { rows } = await db.execute(
      sql`select from ${applications} where ${applications.candidate_id} = ${person.id}`,
    );
    expect(rows).toEqual([]);
    await expectAsShown();
  });

  it('is compared again once the rules have changed', async () => {
    await settleRules(db, 'first');
    await server.matches.work();
    await db.update(applications).set({ checks_met: 9, applicant_name: '?' });
    await settleRules(db, 'first');
    await server.matches.work();
    expect(await metBy(application_id)).toBe(9);
    await settleRules(db, 'second');
    await server.matches.work();
    const { stored, expected } = await compared();
    expect(stored).toEqual(expected);
    expect(await db.select({ version: matchRules.version }).from(matchRules)).toEqual([
      { version: 'second' },
    ]);
  });

  it('sorts the best match first', async () => {
    const strong = await newCandidate(server, { first_name: 'Omar', years_of_experience: 30 });
    await newApplication(server, strong, vacancy_id);
    const list = async (sort: string) => {
      const { body } = await send('GET', `/vacancy/${vacancy_id}/applicants?sort=${sort}`, school);
      return body.data.map((row: { match: { percent: number } }) => row.match.percent);
    };
    const best = await list('-match');
    expect(best).toEqual(best.toSorted((a: number, b: number) => b - a));
    expect(await list('match')).toEqual(best.toReversed());
    expect(best[0]).toBeGreaterThan(best[1]);
  });
});
