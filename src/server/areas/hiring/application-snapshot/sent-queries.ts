import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { formVersions } from '../../../engine/db/tables/stored-definitions.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';

/** Returns what was sent with an application, and what its form asked if that is not the current version. */
export async function findSent(db: Db, id: number, current: string): Promise<Sent | null> {
  const [found] = await sent(db).execute({ id, current });
  return found ?? null;
}

export type Sent = Awaited<ReturnType<typeof select>>[number];

const select = (db: Db) =>
  db
    .select({ sent: applicationSnapshots.sent, asked: formVersions.asked })
    .from(applicationSnapshots)
    .leftJoin(
      formVersions,
      and(
        eq(formVersions.version, applicationSnapshots.form_version),
        ne(formVersions.version, sql.placeholder('current')),
      ),
    )
    .where(eq(applicationSnapshots.application_id, sql.placeholder('id')));

const sent = prepared((db) => select(db).prepare('sent_application'));

/** Returns the version of the form that each application answered, with the moment from which the form was so. */
export async function formsAnswered(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { version: string; first_at: Date }>> {
  const rows = await db
    .select({
      id: applicationSnapshots.application_id,
      version: formVersions.version,
      first_at: formVersions.first_at,
    })
    .from(applicationSnapshots)
    .innerJoin(formVersions, eq(formVersions.version, applicationSnapshots.form_version))
    .where(inArray(applicationSnapshots.application_id, [...ids]));
  return new Map(rows.map(({ id, ...form }) => [id, form]));
}
