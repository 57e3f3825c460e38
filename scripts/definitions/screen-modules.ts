import type { FieldSchema } from '../../src/shared/form-module.ts';
import { HEADER, importPath, key, literal } from './code-text.ts';
import type { Document, Folder } from './documents.ts';
import { placeIn } from './documents.ts';
import { Findings } from './findings.ts';
import { formFile } from './form-modules.ts';
import { checkGrammar } from './grammar.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { Outputs } from './outputs.ts';
import type { Project } from './project.ts';
import { allProperties } from './properties.ts';
import type { WrittenSchema } from './schema-references.ts';
import { vocabulary } from './vocabulary.ts';

/** The kinds of which a screen's module holds documents; forms are loaded when they are needed. */
const HELD = ['parts', 'wizards', 'tables', 'maps', 'actions', 'lookups'] as const;

/** What one screen can reach. */
export type Reach = {
  documents: Record<(typeof HELD)[number] | 'layouts' | 'forms', Set<string>>;
  blocks: Set<string>;
  labels: Labels;
};

/** `generated/screens/…`: each screen with all that it, its layout and its dialogs can reach; and the list of screens. */
export function screenModules(project: Project): Outputs {
  const outputs: Outputs = new Map();
  const screens = [...project.documents.screens.values()];
  for (const screen of screens) {
    const file = `generated/screens/${screen.name}.js`;
    outputs.set(file, screenModule(file, screen, reachOf(screen, project)));
    outputs.set(
      file.replace(/js$/, 'd.ts'),
      `${HEADER}import type { Definitions } from '${importPath(file, 'generated/definitions.d.ts')}';\nexport const definitions: Definitions;\n`,
    );
  }
  outputs.set('generated/screens.ts', screenList(screens));
  return outputs;
}

/** Follows every name in a screen's documents, and the lookups of its forms. */
export function reachOf(screen: Document, { documents, forms, api }: Project): Reach {
  const reached = {
    parts: new Set(),
    wizards: new Set(),
    tables: new Set(),
    maps: new Set(),
    actions: new Set(),
    lookups: new Set(),
    layouts: new Set(),
    forms: new Set(),
  } as Reach['documents'];
  const blocks = new Set<string>();
  const shown = new Set<string>();
  const todo: Document[] = [screen];
  const reach = (folder: Folder, name: string) => {
    const names = reached[folder as keyof typeof reached];
    const document = documents[folder].get(name);
    if (!names || !document || names.has(name)) return;
    names.add(name);
    if (folder === 'forms')
      for (const lookup of lookupsOf(forms.schemaOf(name) ?? {})) reach('lookups', lookup);
    else todo.push(document);
  };
  for (let document = todo.pop(); document; document = todo.pop()) {
    checkGrammar(
      document.value,
      vocabulary.kinds[document.kind]!,
      placeIn(document),
      new Findings(),
      (type, value) => {
        const folder = vocabulary.scalars[type]?.names;
        if (folder && folder in documents && typeof value === 'string') reach(folder as Folder, value);
        if (type === 'block') blocks.add((value as { block: string }).block);
        if (type === 'value' && typeof value === 'string')
          shown.add(/(\w+)(\[[\d*]+\])?$/.exec(value)?.[1] ?? '');
      },
    );
  }
  const labels = labelsOf(shown, api, forms, documents);
  for (const label of Object.values(labels)) if ('lookup' in label) reach('lookups', label.lookup);
  return { documents: reached, blocks, labels };
}

/** The lookups of a form's fields, rows and branches included. */
function lookupsOf(schema: WrittenSchema): string[] {
  const own = schema['x-lookup'];
  const name = typeof own === 'object' ? own.lookup : own;
  const inner: FieldSchema[] = [
    ...Object.values(allProperties(schema)),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ];
  return [...(name ? [name] : []), ...inner.flatMap(lookupsOf)];
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
    `labels: ${literal(labels)}`,
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
