import { eq } from 'drizzle-orm';
import { schools } from '../areas/schools/tables/school.ts';
import { newSchool, type Profile } from './scenario.ts';
import type { TestServer } from './test-server.ts';

/** Creates a school that is not approved yet. */
export async function waitingSchool(
  server: TestServer,
  changes: Record<string, unknown> = {},
): Promise<Profile> {
  const school = await newSchool(server, changes);
  const unseen = { approval: 'waiting', approval_at: null } as const;
  await server.db.update(schools).set(unseen).where(eq(schools.school_id, school.id));
  return school;
}
