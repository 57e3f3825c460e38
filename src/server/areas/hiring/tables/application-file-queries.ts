import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { applicationFiles } from './application.ts';
import { applicationSnapshotFiles } from './application-snapshot.ts';

/** Returns the ids of all files of applications, including those of their snapshots. */
export async function filesOfApplications(tx: Db, ids: SQLWrapper | number[]): Promise<number[]> {
  const held: number[] = [];
  for (const table of [applicationFiles, applicationSnapshotFiles]) {
    const rows = await tx.select({ id: table.file_id }).from(table).where(inArray(table.owner_id, ids));
    held.push(...rows.map(({ id }) => id));
  }
  return held;
}
