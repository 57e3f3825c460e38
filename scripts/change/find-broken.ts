import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, brokenValues } from '../../src/language/check/change/broken-values.ts';
import { readReleased } from '../../src/language/compile/change/released.ts';
import type { Project } from '../../src/language/compile/project.ts';
import type { Finding } from '../../src/language/grammar/findings.ts';
import type { StoredWork } from '../../src/language/run/change/change.ts';
import { buildStale } from '../build/build-stale.ts';
import { countChanges } from './count-changes.ts';
import { dropDate } from './drop-date.ts';

/** Returns what the edits since the last release break, and whether a database may have been asked about it. */
export async function findBroken(
  root: string,
  project: Project,
): Promise<{ findings: Finding[]; isCounted: boolean }> {
  const released = readReleased(project.files);
  const changes = released ? breakingChanges(project, released, dropDate(new Date())) : [];
  if (changes.length === 0) return { findings: [], isCounted: false };
  const { counts } = await countChanges(root, changes, 'running');
  // The way to the tables leads over generated files, which correct definitions alone do not need.
  const reach = changes.some(({ work }) => work) ? await reachIn(root) : () => null;
  return { findings: brokenValues(project, changes, counts, reach), isCounted: true };
}

async function reachIn(root: string): Promise<(work: StoredWork) => string | null> {
  if (!existsSync(join(root, 'generated/tables.ts'))) await buildStale(root, () => {}, ['generated files']);
  const { outOfReach } = await import('../../src/server/engine/db/stored/out-of-reach.ts');
  const { storedRecords } = await import('../../src/server/start/stored-records.ts');
  return (work) => outOfReach(storedRecords, work);
}
