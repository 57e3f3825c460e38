import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { CHANGED, runNamed } from '../../../engine/db/write-together.ts';
import { candidates, searchedName } from '../../people/tables/candidate.ts';
import {
  demandColumns,
  demandsIn,
  type ProfileFacts,
  profileFacts,
  recordedFacts,
} from '../../vacancies/profile-match/match-fact-queries.ts';
import { checksMet } from '../../vacancies/profile-match/profile-match.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { asShown, withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { matchRules, staleAll, staleMatches } from '../tables/stale-match.ts';
import { shownName } from './listed-application-queries.ts';

/**
 * Applications store how well the profile that their school sees matches the vacancy, because lists are sorted by it. Names
 * are stored with the change of a profile; the match is compared by the program, so it follows within seconds: the change
 * leaves a row in `stale_matches`, and the worker compares again. Rows of lists show the current match.
 */

/** Applications that are compared in one statement. */
const BATCH = 500;
/** Stale rows that are taken at once. */
const TAKEN = 50;
/** The key of the advisory lock: with two workers, the slower one would store what is no longer so. */
const LOCK = 7_203_119;

/** Returns the checks that are met by an application that is about to be made. */
export async function matchOfNew(db: Db, vacancy: number, candidate: number): Promise<number> {
  const [found] = await ofNew(db).execute({ vacancy, candidate });
  return found?.profile ? checksMet(found.profile, demandsIn(found.asked)) : 0;
}

const ofNew = prepared((db) =>
  db
    .select({ profile: profileFacts(sql`${sql.placeholder('candidate')}`), asked: demandColumns })
    .from(vacancies)
    .where(eq(vacancies.vacancy_id, sql.placeholder('vacancy')))
    .prepare('match_of_new_application'),
);

/** Whether anything is stale: for workers, which ask together with something else. */
export const isAnyStale = sql<boolean>`exists (select from ${staleMatches})`;

/**
 * Compares again what the oldest stale rows say, in one transaction; returns whether there may be more. Another process may
 * be at it.
 */
export const refreshSome = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(LOCK))}) as locked`,
    );
    if (!rows[0]!.locked) return false;
    const oldest = tx
      .select({ id: staleMatches.id })
      .from(staleMatches)
      // What concerns all takes long, and waits for the others.
      .orderBy(sql`${isNotNull(staleMatches.after_id)}`, asc(staleMatches.id))
      .limit(TAKEN);
    const taken = await tx.delete(staleMatches).where(inArray(staleMatches.id, oldest)).returning();
    const ids = (column: 'candidate_id' | 'vacancy_id' | 'application_id') =>
      taken.flatMap((row) => row[column] ?? []);
    await refreshAll(tx, inArray(applications.candidate_id, ids('candidate_id')));
    await refreshAll(tx, inArray(applications.vacancy_id, ids('vacancy_id')));
    await refreshAll(tx, inArray(applications.application_id, ids('application_id')));
    const after = taken.flatMap(({ after_id }) => after_id ?? []);
    if (after.length > 0) {
      const last = await refreshBatch(tx, undefined, Math.min(...after));
      if (last !== null) await tx.insert(staleMatches).values({ after_id: last });
    }
    return taken.length > 0;
  });

async function refreshAll(tx: Db, of: SQL): Promise<void> {
  for (let last: number | null = 0; last !== null; ) last = await refreshBatch(tx, of, last);
}

/** Compares the first applications after an id again; returns the last of them, or null when no more follow. */
async function refreshBatch(tx: Db, of: SQL | undefined, after: number): Promise<number | null> {
  const found = await withSnapshots(
    tx
      .select({
        application_id: applications.application_id,
        vacancy_id: applications.vacancy_id,
        applicant_name: sql<string>`lower(${shownName})`,
        name_key: asShown(
          searchedName(candidates) as SQL<string>,
          sql<string>`${applicationSnapshots.name_key}`,
        ),
        profile: asShown(
          // Each application has a candidate.
          profileFacts(sql`${applications.candidate_id}`) as SQL<ProfileFacts>,
          recordedFacts(applicationSnapshots.profile),
        ),
        asked: demandColumns,
      })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .$dynamic(),
  )
    .where(and(of, gt(applications.application_id, after)))
    .orderBy(asc(applications.application_id))
    .limit(BATCH);
  const rows = found.map(({ profile, asked, ...row }) => ({
    ...row,
    checks_met: checksMet(profile, demandsIn(asked)),
  }));
  if (rows.length > 0)
    await runNamed(
      tx,
      sql`update ${applications} set applicant_name = new.applicant_name, name_key = new.name_key, checks_met = new.checks_met
        from jsonb_populate_recordset(null::${applications}, ${JSON.stringify(rows)}::jsonb) as new
        where ${applications.application_id} = new.application_id and ${applications.vacancy_id} = new.vacancy_id
          and (${applications.applicant_name}, ${applications.name_key}, ${applications.checks_met})
            is distinct from (new.applicant_name, new.name_key, new.checks_met)`,
    );
  return rows.length < BATCH ? null : rows.at(-1)!.application_id;
}

/** Has all matches compared again if these are not the rules by which they were compared. */
export async function settleRules(db: Db, version: string): Promise<void> {
  await db.execute(sql`with changed as (
      insert into ${matchRules} (version) values (${version})
      on conflict (is_only) do update set version = excluded.version where ${matchRules.version} <> excluded.version
      returning version)
    ${staleAll(CHANGED)}`);
}
