import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { applicationReferences as references, referenceRequests as requests } from '../tables/reference.ts';

/** How many referees the school has had written to about an application, and how they answered; not what. */
export type ReferenceCounts = { asked: number; given: number; refused: number };

const countOf = (condition: SQL) =>
  sql<number>`(${count(references.reference_id)} filter (where ${condition}))::int`;

/** Counts the references of those applications to a vacancy for which the school has asked; a referee whom the candidate declined is not told. */
export async function referenceCountsOf(
  db: Db,
  vacancyId: number,
  ids: readonly number[],
): Promise<Map<number, ReferenceCounts>> {
  const rows = await db
    .select({
      id: requests.application_id,
      asked: countOf(ne(references.state, 'declined')),
      given: countOf(eq(references.state, 'given')),
      refused: countOf(eq(references.state, 'refused')),
    })
    .from(requests)
    .leftJoin(
      references,
      and(
        eq(references.vacancy_id, requests.vacancy_id),
        eq(references.application_id, requests.application_id),
      ),
    )
    .where(and(eq(requests.vacancy_id, vacancyId), inArray(requests.application_id, [...ids])))
    .groupBy(requests.application_id, requests.vacancy_id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
