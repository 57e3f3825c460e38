import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { runNamed } from '../../engine/db/write-together.ts';
import { savedVacancies } from './tables/saved-vacancy.ts';

/**
 * Saves a vacancy for a candidate, or removes it; returns whether it is saved now, or `full` at the candidate's limit.
 * Concurrent clicks each undo the one before. Concurrent saves of several vacancies may exceed the limit, which only
 * keeps the list readable.
 */
export async function toggleSaved(
  db: Db,
  candidateId: number,
  vacancyId: number,
  most: number,
  now: Date,
): Promise<boolean | 'full'> {
  const { outcome } = (
    await runNamed<{ outcome: Outcome }>(db, toggle(candidateId, vacancyId, most, now))
  )[0]!;
  // Another click has saved it meanwhile: this one removes it.
  if (outcome === 'met') return toggleSaved(db, candidateId, vacancyId, most, now);
  return outcome === 'full' ? outcome : outcome === 'saved';
}

type Outcome = 'saved' | 'removed' | 'full' | 'met';

const toggle = (candidateId: number, vacancyId: number, most: number, now: Date): SQL => sql`
  with removed as (
    delete from ${savedVacancies} where candidate_id = ${candidateId} and vacancy_id = ${vacancyId}
    returning vacancy_id
  ), room as (
    select (select count(*) from ${savedVacancies} where candidate_id = ${candidateId}) < ${most} as is_left
  ), saved as (
    insert into ${savedVacancies} (candidate_id, vacancy_id, saved_at)
    select ${candidateId}::int, ${vacancyId}::int, ${now.toISOString()}::timestamptz from room
      where is_left and not exists (select from removed)
    on conflict do nothing returning vacancy_id
  )
  select case
    when exists (select from removed) then 'removed'
    when exists (select from saved) then 'saved'
    when is_left then 'met'
    else 'full'
  end as outcome from room`;
