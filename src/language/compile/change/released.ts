import { jsonText } from '../../grammar/code-text.ts';
import { Findings } from '../../grammar/findings.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import type { ApiContract } from '../../run/change/compare-api.ts';
import type { Definitions } from '../../run/change/definitions.ts';
import type { Outputs } from '../outputs.ts';
import type { Project } from '../project.ts';
import { apiContract } from './api-contract.ts';
import { definitionsOf } from './definitions-of.ts';

/** Where `npm run release` keeps what it released. */
const FOLDER = 'generated/released';

const PARTS = ['records', 'forms', 'screens', 'documents'] as const satisfies (keyof Definitions)[];

/** Returns the files of a release, by path. */
export function releasedFiles(project: Project): Outputs {
  const definitions = definitionsOf(project);
  const api: ApiContract = apiContract(project);
  return new Map(
    [...PARTS.map((part) => [part, definitions[part]] as const), ['api', api] as const].map(
      ([name, value]) => [`${FOLDER}/${name}.json`, `${jsonText(value)}\n`],
    ),
  );
}

/** Returns the definitions of the last release; undefined before the first one. */
export function readReleased(files: ProjectFiles): Definitions | undefined {
  const findings = new Findings();
  const parts = PARTS.map((part) => [part, files.source(`${FOLDER}/${part}.json`, findings)?.value] as const);
  if (parts.some(([, value]) => value === undefined) || findings.sorted().length) return undefined;
  return Object.fromEntries(parts) as Definitions;
}

/** Returns what programs could rely on in the last release; undefined before the first one. */
export function readReleasedApi(files: ProjectFiles): ApiContract | undefined {
  const text = files.read(`${FOLDER}/api.json`);
  const contract = text === undefined ? undefined : (JSON.parse(text) as Partial<ApiContract>);
  // Releases before 2026-11-27 were written in another form.
  return contract?.operations && (contract as ApiContract);
}
