import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { daysIn } from '../../../language/run/value/zoned-time.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import type { Reading } from '../../engine/records/list-queries.ts';
import { countries } from '../reference/tables/reference.ts';
import { schools } from '../schools/tables/school.ts';
import { zoneOfCountry } from './event-time.ts';

/** The time zone of a school: that of its country. */
export async function zoneOfSchool(db: Db, id: number): Promise<string> {
  const [school] = await db
    .select({ iso2: countries.iso2 })
    .from(schools)
    .innerJoin(countries, eq(countries.country_id, schools.country_id))
    .where(eq(schools.school_id, id));
  return zoneOfCountry(school?.iso2 ?? null);
}

type SignedIn = Pick<SessionUser, 'time_zone' | 'school_id'>;

/** The time zone for a caller's days: the browser's, otherwise the school's, otherwise the site's. */
export async function zoneOfReader(db: Db, user: SignedIn | null): Promise<string> {
  if (user?.time_zone) return user.time_zone;
  const school_id = user?.school_id ?? null;
  return school_id === null ? zoneOfCountry(null) : zoneOfSchool(db, school_id);
}

/** The times between two days of the caller, both included; a missing day leaves that side open. */
export async function daysOfReader(
  db: Db,
  user: SignedIn | null,
  from: string | undefined,
  to?: string | undefined,
): Promise<{ from?: Date | undefined; before?: Date | undefined }> {
  if (from === undefined && to === undefined) return {};
  return daysIn(await zoneOfReader(db, user), from, to);
}

type Reader = Pick<Reading, 'db' | 'user'>;

/** Filters a list by a time on or after a day of the reader. */
export const fromDay =
  (column: AnyPgColumn | SQL) =>
  async (day: string, { db, user }: Reader): Promise<SQL | undefined> => {
    const { from } = await daysOfReader(db, user, day);
    return from && sql`${column} >= ${from.toISOString()}::timestamptz`;
  };

/** Filters a list by a time on or before a day of the reader. */
export const throughDay =
  (column: AnyPgColumn | SQL) =>
  async (day: string, { db, user }: Reader): Promise<SQL | undefined> => {
    const { before } = await daysOfReader(db, user, undefined, day);
    return before && sql`${column} < ${before.toISOString()}::timestamptz`;
  };
