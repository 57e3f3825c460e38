import { count, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { roles, users } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/application.ts';

export function countUsersByRole(
  db: Db,
): Promise<{ role_id: number; role_name: string; user_count: number }[]> {
  return db
    .select({ role_id: roles.role_id, role_name: roles.role_name, user_count: count(users.id) })
    .from(roles)
    .leftJoin(users, eq(users.role_id, roles.role_id))
    .groupBy(roles.role_id)
    .orderBy(roles.role_id);
}

/** Of each state that applications are in. */
export async function countApplicationsByStatus(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .groupBy(applications.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}
