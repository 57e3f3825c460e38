import { HEADER, importPath, key, literal } from '../../grammar/code-text.ts';
import type { Document, Folder } from '../../grammar/documents.ts';
import { compareText } from '../../grammar/findings.ts';
import type { MessageTexts } from '../../grammar/message-texts.ts';
import { usualPath } from '../../run/screen/usual-path.ts';
import { type CallTexts, callsObject } from '../api/operations-module.ts';
import { formFile } from '../form/form-modules.ts';
import type { Outputs } from '../outputs.ts';
import type { Project } from '../project.ts';
import { documentFile } from './document-modules.ts';
import { HELD_FOLDERS, referencesOf, type ScreenReferences, type ShownLabels } from './screen-references.ts';
import { textsOf } from './text-modules.ts';

/**
 * Makes `generated/screens/…`: each screen with everything that it, its layout and its dialogs refer to; the
 * list of screens; and the list of their files.
 */
export function screenModules(project: Project, shown: ShownLabels, calls: CallTexts): Outputs {
  const outputs: Outputs = new Map();
  const screens = [...project.documents.screens.values()];
  for (const screen of screens) {
    const file = `generated/screens/${screen.name}.js`;
    const references = referencesOf(screen, project, shown);
    outputs.set(
      file,
      screenModule(
        file,
        screen,
        references,
        textsOf(project.documents, references.messages),
        computes(project, screen, references),
        callsObject(calls, (id) => references.operations.has(id)),
      ),
    );
    outputs.set(
      file.replace(/js$/, 'd.ts'),
      `${HEADER}import type { Definitions } from '${importPath(file, 'generated/definitions.d.ts')}';\nexport const definitions: Definitions;\n`,
    );
  }
  outputs.set('generated/screens.ts', screenList(screens));
  outputs.set('generated/screen-files.ts', screenFiles(screens));
  return outputs;
}

const COMPUTE = 'src/language/run/value/compute.ts';

/** Whether a screen shows computed values; only such screens load what computes them. */
function computes({ documents }: Project, screen: Document, references: ScreenReferences): boolean {
  const named = HELD_FOLDERS.flatMap((folder) =>
    [...references.documents[folder]].map((name) => documents[folder].get(name)),
  );
  const layouts = [...references.documents.layouts].map((name) => documents.layouts.get(name));
  return JSON.stringify([screen, ...named, ...layouts].map((one) => one?.value)).includes('"compute":');
}

function screenModule(
  file: string,
  screen: Document,
  { documents, blocks, labelsByPath }: ScreenReferences,
  texts: MessageTexts,
  isComputing: boolean,
  calls: string,
): string {
  const imports: string[] = isComputing ? [`import '${importPath(file, COMPUTE)}';\n`] : [];
  const importOf = (folder: Folder, name: string) => {
    const variable = `${folder.slice(0, -1)}${imports.length}`;
    const path = importPath(file, documentFile(`schemas/${folder}/${name}.json`));
    imports.push(`import ${variable} from '${path}' with { type: 'json' };\n`);
    return variable;
  };
  const layout = [...documents.layouts][0];
  const lines = [
    `screen: ${importOf('screens', screen.name)}`,
    `layout: ${layout ? importOf('layouts', layout) : '{}'}`,
    ...HELD_FOLDERS.map(
      (folder) => `${folder}: ${record(documents[folder], (name) => importOf(folder, name))}`,
    ),
    `forms: ${record(documents.forms, (name) => `() => import('${importPath(file, formFile(name))}')`)}`,
    `labelsByPath: ${literal(Object.fromEntries(Object.entries(labelsByPath).sort(([a], [b]) => compareText(a, b))))}`,
    `blocks: ${literal([...blocks].sort())}`,
    `texts: ${literal(texts)}`,
    `calls: ${calls}`,
  ];
  return `${HEADER}${imports.join('')}\nexport const definitions = {\n${lines.map((line) => `${line},\n`).join('')}};\n`;
}

function record(names: Set<string>, textOf: (name: string) => string): string {
  const entries = [...names].sort().map((name) => `  ${key(name)}: ${textOf(name)},\n`);
  return entries.length ? `{\n${entries.join('')}}` : '{}';
}

function screenList(screens: Document[]): string {
  const shared = ({ value: { access, layout } }: Document) => JSON.stringify([access, layout]);
  // Screens that are alike stand together, and so does what they share: that is smaller when compressed.
  const alike = screens.toSorted((one, other) =>
    shared(one) < shared(other) ? -1 : shared(one) > shared(other) ? 1 : 0,
  );
  const entries = alike.map(({ name, value }) => {
    const { also, redirects, access, when, otherwise, layout } = value;
    const path = value.path === usualPath(name) ? undefined : value.path;
    const facts = { name, access, layout, path, also, redirects, when, otherwise };
    // Every visitor loads this list, so absent values are left out, and paths that names tell.
    const present = Object.entries(facts).filter(([, said]) => said !== undefined);
    return `  {\n${present.map(([fact, said]) => `    ${fact}: ${JSON.stringify(said)},\n`).join('')}  },\n`;
  });
  return `${HEADER}import type { Condition } from '${importPath('generated/screens.ts', 'src/language/run/form/field-schema.ts')}';
import { usualPath } from '${importPath('generated/screens.ts', 'src/language/run/screen/usual-path.ts')}';

export type ScreenEntry = {
  name: string;
  path: string;
  also?: Record<string, Record<string, unknown>>;
  redirects?: string[];
  access: 'public' | 'guest' | 'unverified' | string[];
  when?: Condition;
  otherwise?: string;
  layout: string;
};

const written: (Omit<ScreenEntry, 'path'> & { path?: string })[] = [
${entries.join('')}];

/** All screens: their paths, and who may enter. */
export const screens: ScreenEntry[] = written.map((screen) => ({ path: usualPath(screen.name), ...screen }));
`;
}

/**
 * In a module of its own: a server-rendered page needs no other screen's file until its visitor navigates.
 */
function screenFiles(screens: Document[]): string {
  const loads = screens.map(({ name }) => `  ${key(name)}: () => import('./screens/${name}.js'),\n`);
  return `${HEADER}import type { Definitions } from './definitions.d.ts';

/** Loads each screen's definitions, by its name, when the screen is opened. */
export const screenFiles: Readonly<Record<string, () => Promise<{ definitions: Definitions }>>> = {
${loads.join('')}};
`;
}

/** Makes `generated/heads.ts`: the heads of screens, in every language. Only rendering on a server reads it. */
export function headsModule(project: Project, others: ReadonlyMap<string, Project>): string {
  const inOthers = Object.fromEntries([...others].map(([language, other]) => [language, headsOf(other)]));
  return `${HEADER}import type { Head } from './definitions.d.ts';

/** The head of each screen that has one, for search engines and link previews. */
export const heads: Readonly<Record<string, Head>> = ${literal(headsOf(project))};

/** The same in other languages. */
export const headsIn: Readonly<Record<string, typeof heads>> = ${literal(inOthers)};
`;
}

const headsOf = ({ documents }: Project) =>
  Object.fromEntries(
    [...documents.screens.values()].flatMap(({ name, value }) =>
      value.head ? [[name, value.head] as const] : [],
    ),
  );
