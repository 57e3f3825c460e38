import { HEADER, importPath, literal } from '../../grammar/code-text.ts';
import type { Project } from '../project.ts';
import { definitionsOf } from './definitions-of.ts';

const FILE = 'generated/stored-definitions.ts';

/** Makes `generated/stored-definitions.ts`: what a server has to know of the definitions to compare them at its start. */
export function storedDefinitionsModule(project: Project): string {
  const { records, forms } = definitionsOf(project);
  return `${HEADER}import type { Definitions } from '${importPath(FILE, 'src/language/run/change/definitions.ts')}';

export const storedDefinitions: Definitions = ${literal({ records, forms, screens: {}, documents: {} })};
`;
}
