import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brokenApi } from '../../src/language/check/change/broken-api.ts';
import { brokenValues, openChanges } from '../../src/language/check/change/broken-values.ts';
import { definitionsOf } from '../../src/language/compile/change/definitions-of.ts';
import { readReleased, readReleasedApi } from '../../src/language/compile/change/released.ts';
import type { Project } from '../../src/language/compile/project.ts';
import type { Finding } from '../../src/language/grammar/findings.ts';
import type { StoredWork } from '../../src/language/run/change/change.ts';
import { compareDefinitions } from '../../src/language/run/change/compare-definitions.ts';
import { buildStale } from '../build/build-stale.ts';
import { countChanges } from './count-changes.ts';
import { dropDate } from './drop-date.ts';

/**
 * Returns what the edits since the last release break, of stored values and for programs, and whether a database may have
 * been asked about it.
 */
export async function findBroken(
  root: string,
  project: Project,
): Promise<{ findings: Finding[]; isCounted: boolean }> {
  const released = readReleased(project.files);
  const changes = released ? compareDefinitions(released, definitionsOf(project), dropDate(new Date())) : [];
  // The way to the tables leads over generated files, which correct definitions alone do not need.
  const reach = changes.some(({ work }) => work) ? await reachIn(root) : () => null;
  const open = openChanges(changes, reach);
  const broken = open.map(({ change }) => change);
  const api = brokenApi(project, readReleasedApi(project.files), changes, new Set(broken));
  if (broken.length === 0) return { findings: api.findings, isCounted: changes.some(({ work }) => work) };
  const { counts } = await countChanges(root, broken, 'running');
  return {
    findings: [...brokenValues(project, open, counts, api.follows), ...api.findings],
    isCounted: true,
  };
}

async function reachIn(root: string): Promise<(work: StoredWork) => string | null> {
  if (!existsSync(join(root, 'generated/tables.ts'))) await buildStale(root, () => {}, ['generated files']);
  const { outOfReach } = await import('../../src/server/engine/db/stored/out-of-reach.ts');
  const { storedRecords } = await import('../../src/server/start/stored-records.ts');
  return (work) => outOfReach(storedRecords, work);
}
