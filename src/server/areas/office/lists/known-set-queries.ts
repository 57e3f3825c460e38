import { count, eq } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { roles, users } from '../../../engine/db/tables/accounts.ts';
import { applications } from '../../hiring/tables/application.ts';

export async function countUsersByRole(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ role_name: roles.role_name, user_count: count(users.id) })
    .from(roles)
    .leftJoin(users, eq(users.role_id, roles.role_id))
    .groupBy(roles.role_id);
  return new Map(rows.map(({ role_name, user_count }) => [role_name, user_count]));
}

export async function countApplicationsByStatus(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .groupBy(applications.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}
