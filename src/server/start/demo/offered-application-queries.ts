import { and, desc, eq } from 'drizzle-orm';
import { applications } from '../../areas/hiring/tables/application.ts';
import { schools } from '../../areas/schools/tables/school.ts';
import type { Db } from '../../engine/db/connect.ts';

/** The latest applications whose candidates a school offers a post. */
export const offeredApplications = (db: Db, ownerId: number): Promise<{ id: number }[]> =>
  db
    .select({ id: applications.application_id })
    .from(applications)
    .innerJoin(schools, eq(schools.school_id, applications.school_id))
    .where(and(eq(schools.user_id, ownerId), eq(applications.status, 'Offered')))
    .orderBy(desc(applications.application_id))
    .limit(3);
