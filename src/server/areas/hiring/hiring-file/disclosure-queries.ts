import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { applicationHistory, applications, isOfApplication } from '../tables/application.ts';
import { hiringDisclosures } from '../tables/hiring-file.ts';

export type Disclosure = typeof hiringDisclosures.$inferSelect;

export async function findDisclosure(
  db: Db,
  { application_id, vacancy_id }: Pick<Disclosure, 'application_id' | 'vacancy_id'>,
): Promise<Disclosure | null> {
  const [row] = await db
    .select()
    .from(hiringDisclosures)
    .where(
      and(eq(hiringDisclosures.vacancy_id, vacancy_id), eq(hiringDisclosures.application_id, application_id)),
    );
  return row ?? null;
}

export async function saveDisclosure(tx: Db, disclosure: Disclosure): Promise<void> {
  const { answers, asked, given_at } = disclosure;
  await tx
    .insert(hiringDisclosures)
    .values(disclosure)
    .onConflictDoUpdate({
      target: [hiringDisclosures.application_id, hiringDisclosures.vacancy_id],
      set: { answers, asked, given_at },
    });
}

/** Deletes the disclosures about applications that were decided before a time. */
export async function sweepDisclosures(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    delete from ${hiringDisclosures} using ${applications}
    where ${isOfApplication(hiringDisclosures)} and ${applications.status} in ('Hired', 'Rejected', 'Withdrawn')
      and (select max(${applicationHistory.at}) from ${applicationHistory}
        where ${applicationHistory.vacancy_id} = ${applications.vacancy_id}
          and ${applicationHistory.application_id} = ${applications.application_id}
          and ${applicationHistory.kind} = 'moved') < ${before.toISOString()}::timestamptz`);
}
