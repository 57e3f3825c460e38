// `npm run schemas:diff [-- REV]`: what the edited definitions change for those who fill them in and for what is stored,
// compared to the last release, or to a revision of git. Counts come from the database of DATA_DIR or DATABASE_URL.
// With --json it prints the same for programs.
import { resolve } from 'node:path';
import { checkProject } from '../src/language/check/project-check.ts';
import { apiContract } from '../src/language/compile/change/api-contract.ts';
import { definitionsOf } from '../src/language/compile/change/definitions-of.ts';
import { readReleased, readReleasedApi } from '../src/language/compile/change/released.ts';
import { loadProject } from '../src/language/compile/project.ts';
import { describeFinding } from '../src/language/grammar/findings.ts';
import { filesOnDisk } from '../src/language/grammar/project-files.ts';
import { type ApiChange, compareApi } from '../src/language/run/change/compare-api.ts';
import { filesAt } from './change/files-at.ts';
import { type ToldChange, tellChanges } from './change/told-changes.ts';

const ROOT = resolve(import.meta.dirname, '..');
const HEADINGS = {
  breaks: 'Breaks what is stored: say what becomes of the values',
  asks: 'Asks something of people',
  free: 'Free',
};

const API_HEADINGS = {
  breaks: 'Breaks programs that call the API: its version has to say so',
  warns: 'Programs may not expect this',
  free: 'New for programs that call the API',
};

async function run(words: string[]): Promise<void> {
  const isJson = words.includes('--json');
  const revision = words.find((word) => !word.startsWith('-'));
  const project = loadProject(filesOnDisk(ROOT));
  const { findings, labels } = checkProject(project);
  if (project.findings.areUnreadable)
    throw new Error(`${findings.map(describeFinding).join('\n')}\nMend this first: npm run schemas:check`);
  const earlier = revision ? loadProject(filesAt(ROOT, revision)) : null;
  const before = earlier ? definitionsOf(earlier) : readReleased(project.files);
  if (!before) throw new Error('There is no release yet to compare with: npm run release writes one.');
  const earlierApi = earlier ? apiContract(earlier) : readReleasedApi(project.files);
  const allApi = earlierApi ? compareApi(earlierApi, apiContract(project)) : [];
  const { changes: told, api, source } = await tellChanges(ROOT, { before, project, labels, api: allApi });
  if (isJson) return console.log(JSON.stringify({ source, changes: told, api }, null, 2));
  if (told.length === 0 && api.length === 0)
    return console.log(`Nothing has changed since ${revision ?? 'the last release'}.`);
  for (const [kind, heading] of Object.entries(HEADINGS))
    printGroup(
      heading,
      told.filter((one) => one.class === kind),
    );
  for (const [kind, heading] of Object.entries(API_HEADINGS))
    printApi(
      heading,
      api.filter((one) => one.class === kind),
    );
  console.log(`\n${source}`);
}

function printApi(heading: string, changes: readonly (ApiChange & { text: string })[]): void {
  if (changes.length === 0) return;
  console.log(`\n${heading} (${changes.length})`);
  for (const { text } of changes) console.log(`- ${text}`);
}

function printGroup(heading: string, changes: ToldChange[]): void {
  if (changes.length === 0) return;
  console.log(`\n${heading} (${changes.length})`);
  for (const { text, remedy, work, add, impossible } of changes) {
    console.log(`- ${text}`);
    if (remedy && !work && (add || impossible)) console.log(`  ${remedy}`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
