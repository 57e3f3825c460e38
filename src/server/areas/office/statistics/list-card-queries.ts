import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inWords } from '../../../../language/run/value/language.ts';
import { capital, wordsOf } from '../../../../language/run/value/words.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { say } from '../../../engine/messages/say.ts';
import { referredBy } from '../../reference/admin-list-count-queries.ts';
import type { AdminList } from '../../reference/admin-list-queries.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { isInState } from '../../vacancies/tables/vacancy-state-queries.ts';

/** Returns the cards above a list: the number of items, and of those in use. */
export async function adminCards(
  db: Db,
  list: AdminList,
  today: string,
): Promise<{ label: string; value: number }[]> {
  const open = db.select({ id: vacancies.vacancy_id }).from(vacancies).where(isInState.open(today));
  const isOpen = (vacancy: SQL) => sql`${vacancy} in (${open})`;
  const cards: [label: string, where: SQL | undefined][] = [
    [inWords(capital(wordsOf(list.Names))), undefined],
    [say('lists.with_vacancies'), referredBy(list, 'vacancy_count', isOpen)],
    [say('lists.with_schools'), referredBy(list, 'school_count')],
    [say('lists.with_candidates'), referredBy(list, 'candidate_count')],
  ];
  const shown = cards.filter(([, where], index) => index === 0 || where);
  return Promise.all(
    shown.map(async ([label, where]) => {
      const [row] = await db
        .select({ value: count() })
        .from(list.kind.table as PgTable)
        .where(where);
      return { label, value: row!.value };
    }),
  );
}
