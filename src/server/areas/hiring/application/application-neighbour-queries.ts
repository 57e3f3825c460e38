import { and, eq, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { afterCursor, cursorOf, type Key, orderBy } from '../../../engine/db/keyset.ts';
import type { Expected } from '../../../engine/db/list-condition.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { shownName } from './listed-application-queries.ts';

export type Neighbour = { application_id: number; full_name: string; vacancy_title: string };

/**
 * Returns the applications before and after one in a list, by its sort position, even if it is no longer in
 * that list.
 */
export async function neighboursOf(
  db: Db,
  id: number,
  { where, keys }: { where: (expected: Expected) => SQL | undefined; keys: readonly Key[] },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const [own] = await withParties(
    db
      .select({ place: cursorOf(keys) })
      .from(applications)
      .$dynamic(),
  ).where(eq(applications.application_id, id));
  if (!own) return { previous: null, next: null };
  const within = where('many');
  const beside = async (one: Db, order: readonly Key[]): Promise<Neighbour | null> => {
    const [found] = await withParties(one.select(SHOWN).from(applications).$dynamic())
      .where(and(within, afterCursor(order, own.place)))
      .orderBy(...orderBy(order))
      .limit(1);
    return found ?? null;
  };
  const back = keys.map((key) => ({ ...key, descending: !key.descending }));
  const [previous, next] = await inOneStatement(db, (one) => [beside(one, back), beside(one, keys)]);
  return { previous, next };
}

const withParties = <Query extends PgSelect>(query: Query) =>
  withSnapshots(
    query
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id)),
  );

const SHOWN = {
  application_id: applications.application_id,
  full_name: shownName,
  vacancy_title: vacancies.vacancy_title,
};
