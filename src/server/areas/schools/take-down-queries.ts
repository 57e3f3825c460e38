import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../account/membership-queries.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { schools } from './tables/school.ts';

/** The school's staff: the owner, who is mailed, and all users who hire there, who are notified. */
export type Poster = {
  user_id: number;
  school_user_ids: number[];
  user_name: string;
  full_name: string;
  language: string | null;
  suspended_at: Date | null;
};

export async function posterOf(tx: Db, schoolId: number): Promise<Poster> {
  const [row] = await tx
    .select({
      user_id: users.id,
      school_user_ids: recruitersOfSchool,
      user_name: users.user_name,
      full_name: users.full_name,
      language: users.language,
      suspended_at: users.suspended_at,
    })
    .from(schools)
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(eq(schools.school_id, schoolId))
    .for('share', { of: users });
  return row!;
}

export async function setTakenDown(
  tx: Db,
  id: number,
  at: Date | null,
  reason: string | null,
): Promise<void> {
  await tx
    .update(vacancies)
    .set({ taken_down_at: at, taken_down_reason: reason })
    .where(eq(vacancies.vacancy_id, id));
}

/** Hides a school's vacancies with its account, except those taken down individually. */
export async function hideVacanciesOf(tx: Db, schoolId: number, at: Date): Promise<void> {
  await tx
    .update(vacancies)
    .set({ taken_down_at: at })
    .where(and(eq(vacancies.school_id, schoolId), isNull(vacancies.taken_down_at)));
}

export async function showVacanciesOf(tx: Db, schoolId: number): Promise<void> {
  await tx
    .update(vacancies)
    .set({ taken_down_at: null })
    .where(
      and(
        eq(vacancies.school_id, schoolId),
        isNotNull(vacancies.taken_down_at),
        isNull(vacancies.taken_down_reason),
      ),
    );
}
