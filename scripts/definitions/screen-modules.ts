import { HEADER, importPath, key, literal } from './code-text.ts';
import type { Document, Folder } from './documents.ts';
import { compareText } from './findings.ts';
import { formFile } from './form-modules.ts';
import type { Outputs } from './outputs.ts';
import type { Project } from './project.ts';
import { HELD, type Reach, reachOf, type ShownLabels } from './reach.ts';

/** `generated/screens/…`: each screen with all that it, its layout and its dialogs can reach; and the list of screens. */
export function screenModules(project: Project, shown: ShownLabels): Outputs {
  const outputs: Outputs = new Map();
  const screens = [...project.documents.screens.values()];
  for (const screen of screens) {
    const file = `generated/screens/${screen.name}.js`;
    outputs.set(file, screenModule(file, screen, reachOf(screen, project, shown)));
    outputs.set(
      file.replace(/js$/, 'd.ts'),
      `${HEADER}import type { Definitions } from '${importPath(file, 'generated/definitions.d.ts')}';\nexport const definitions: Definitions;\n`,
    );
  }
  outputs.set('generated/screens.ts', screenList(screens));
  return outputs;
}

function screenModule(file: string, screen: Document, { documents, blocks, labels }: Reach): string {
  const imports: string[] = [];
  const importOf = (folder: Folder, name: string) => {
    const variable = `${folder.slice(0, -1)}${imports.length}`;
    const path = importPath(file, `schemas/${folder}/${name}.json`);
    imports.push(`import ${variable} from '${path}' with { type: 'json' };\n`);
    return variable;
  };
  const layout = [...documents.layouts][0];
  const lines = [
    `screen: ${importOf('screens', screen.name)}`,
    `layout: ${layout ? importOf('layouts', layout) : '{}'}`,
    ...HELD.map((folder) => `${folder}: ${record(documents[folder], (name) => importOf(folder, name))}`),
    `forms: ${record(documents.forms, (name) => `() => import('${importPath(file, formFile(name))}')`)}`,
    `labels: ${literal(Object.fromEntries(Object.entries(labels).sort(([a], [b]) => compareText(a, b))))}`,
    `blocks: ${literal([...blocks].sort())}`,
  ];
  return `${HEADER}${imports.join('')}\nexport const definitions = {\n${lines.map((line) => `${line},\n`).join('')}};\n`;
}

function record(names: Set<string>, textOf: (name: string) => string): string {
  const entries = [...names].sort().map((name) => `  ${key(name)}: ${textOf(name)},\n`);
  return entries.length ? `{\n${entries.join('')}}` : '{}';
}

function screenList(screens: Document[]): string {
  const entries = screens.map(({ name, value }) => {
    const { path, also = {}, redirects = [], access, layout } = value;
    const facts = { name, path, also, redirects, access, layout };
    return `  {\n${Object.entries(facts)
      .map(([fact, said]) => `    ${fact}: ${JSON.stringify(said)},\n`)
      .join('')}    load: () => import('./screens/${name}.js'),\n  },\n`;
  });
  return `${HEADER}import type { Definitions } from './definitions.d.ts';

export type ScreenEntry = {
  name: string;
  path: string;
  also: Record<string, Record<string, unknown>>;
  redirects: string[];
  access: 'public' | 'guest' | 'unverified' | string[];
  layout: string;
  load: () => Promise<{ definitions: Definitions }>;
};

/** All screens; each loads what it needs when it is entered. */
export const screens: ScreenEntry[] = [
${entries.join('')}];
`;
}
