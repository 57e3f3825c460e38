import { jsonText } from '../../grammar/code-text.ts';
import { Findings } from '../../grammar/findings.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import type { ApiContract } from '../../run/change/compare-api.ts';
import type { Definitions } from '../../run/change/definitions.ts';
import type { Outputs } from '../outputs.ts';
import type { Project } from '../project.ts';
import { type ApiVersion, changelogText, grownHistory } from './api-changelog.ts';
import { apiContract } from './api-contract.ts';
import { definitionsOf } from './definitions-of.ts';

/** Where `npm run release` keeps what it released. */
const FOLDER = 'generated/released';

const PARTS = ['records', 'forms', 'screens', 'documents'] as const satisfies (keyof Definitions)[];
/** What earlier releases may lack. */
const LATER = ['checklists'] as const satisfies (keyof Definitions)[];

/** What programs could notice of each version of the API, for those who maintain them. */
const CHANGELOG = 'docs/api-changelog.md';

/** Returns the files of a release of this day, by path. */
export function releasedFiles(project: Project, day: string): Outputs {
  const definitions = definitionsOf(project);
  const api: ApiContract = apiContract(project);
  const history = grownHistory(readHistory(project.files), readReleasedApi(project.files), api, day);
  const parts: [string, unknown][] = [
    ...[...PARTS, ...LATER].map((part): [string, unknown] => [part, definitions[part]]),
    ['api', api],
    ['api-versions', history],
  ];
  return new Map([
    ...parts.map(([name, value]) => [`${FOLDER}/${name}.json`, `${jsonText(value)}\n`] as const),
    [CHANGELOG, changelogText(history)],
  ]);
}

/** Returns the versions of the API that were released, the newest first. */
export function readHistory(files: ProjectFiles): ApiVersion[] {
  const text = files.read(`${FOLDER}/api-versions.json`);
  return text === undefined ? [] : (JSON.parse(text) as ApiVersion[]);
}

/** Returns the definitions of the last release; undefined before the first one. */
export function readReleased(files: ProjectFiles): Definitions | undefined {
  const findings = new Findings();
  const read = (part: string) => [part, files.source(`${FOLDER}/${part}.json`, findings)?.value] as const;
  const parts = PARTS.map(read);
  if (parts.some(([, value]) => value === undefined) || findings.sorted().length) return undefined;
  const later = LATER.map(read).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...parts, ...later]) as Definitions;
}

/** Returns what programs could rely on in the last release; undefined before the first one. */
export function readReleasedApi(files: ProjectFiles): ApiContract | undefined {
  const text = files.read(`${FOLDER}/api.json`);
  const contract = text === undefined ? undefined : (JSON.parse(text) as Partial<ApiContract>);
  // Releases before 2026-11-27 were written in another form.
  return contract?.operations && (contract as ApiContract);
}
