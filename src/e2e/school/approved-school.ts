import { Account } from '../account.ts';
import type { RunningServer } from '../running-server.ts';

/** Creates a school approved by an Admin, which may search and invite candidates. */
export async function approvedSchool(server: RunningServer): Promise<Account> {
  const school = await Account.withProfile(server, 'School');
  await (await Account.admin(server)).send('POST', `/school/${school.user.school_id}/approve`);
  return school;
}
