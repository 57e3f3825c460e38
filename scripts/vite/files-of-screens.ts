import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions, Screen } from '../../generated/definitions.d.ts';
import { screens } from '../../generated/screens.ts';
import { blocksWithin, formsWithin, queryFormsWithin } from '../../src/client/engine/blocks-within.ts';

type Chunk = { name: string; from: string[]; only?: RegExp };

/** Reads a generated file by its path below the root. */
export type ReadFile = (path: string) => string;

export const readIn =
  (root: string): ReadFile =>
  (path) =>
    readFileSync(join(root, path), 'utf8');

/** Returns the layouts that load with their frame: those of signed-in users, and all of rare frames. */
export function layoutsOfFrames(root: string, read = readIn(root)) {
  const layouts = { top: [] as string[], side: [] as string[], split: [] as string[] };
  for (const name of readdirSync(join(root, 'generated/documents/layouts'))) {
    const path = `generated/documents/layouts/${name}`;
    const { frame, data } = JSON.parse(read(path));
    if (data || frame !== 'top') layouts[frame as keyof typeof layouts].push(join(root, path));
  }
  return layouts;
}

/** The blocks that screens load at once with their definitions. */
const BLOCKS: Readonly<Record<string, string>> = {
  board: 'blocks/table/board/Board.tsx',
  chart: 'blocks/chart/Chart.tsx',
  compare: 'blocks/list/ListCompare.tsx',
};

/**
 * Returns the chunks of what screens load at once with their definitions: query forms, the forms that they
 * show, and some blocks. What only one screen of signed-in users loads goes into the
 * screen's own file, which is loaded in every language; the rest by the screens that share it. The
 * steps of a wizard load together, and forms of dialogs when one opens.
 */
export function filesOfScreens(root: string, read = readIn(root)): Chunk[] {
  const documents = documentsOf(root, read);
  const users = new Map<string, Set<string>>();
  const use = (file: string, user: string) => users.set(file, (users.get(file) ?? new Set()).add(user));
  for (const { name } of screens) {
    const { query = [], blocks: shown } = documents.screens[name]!;
    const forms = [query, queryFormsWithin(shown, documents), formsWithin(shown, documents)].flat();
    for (const form of forms) use(`forms/${form}.js`, name);
    for (const component of blocksWithin(shown, documents))
      if (BLOCKS[component]) use(`../src/client/${BLOCKS[component]}`, name);
  }
  for (const [name, { steps, suggest }] of Object.entries(documents.wizards))
    for (const form of [suggest?.form, ...steps.map((step) => step.form)])
      if (form) use(`forms/${form}.js`, `wizard ${name}`);
  const languages = readdirSync(join(root, 'generated/languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sets = Map.groupBy(users.keys(), (file) => [...widest(users, users.get(file)!)].join('+'));
  return [...sets].flatMap(([user, files]) => {
    const isOwn = SIGNED_IN.has(user);
    const forms = files.filter((file) => file.startsWith('forms/'));
    const name = isOwn
      ? user
      : files[0]!
          .replace(/^forms\/|\.js$/g, '')
          .replaceAll('/', '-')
          .concat('-form');
    const screen = isOwn ? [`screens/${user}.js`] : [];
    const inLanguage = (folder: string, names: string[]) => names.map((file) => join(root, folder, file));
    return [
      { name, from: inLanguage('generated', [...screen, ...files]) },
      ...languages.map((language) => ({
        name: `${name}-${language}`,
        from: inLanguage(`generated/languages/${language}`, [
          ...screen,
          ...forms.map((file) => file.slice('forms/'.length)),
        ]),
      })),
    ].map((chunk) => ({ ...chunk, only: OWN }));
  });
}

/** Screens that share something from here on load it with what they share with further screens. */
const MANY = 3;

function widest(users: ReadonlyMap<string, ReadonlySet<string>>, set: ReadonlySet<string>) {
  if (set.size < MANY) return set;
  const wider = [...users.values()].filter((other) => [...set].every((user) => other.has(user)));
  return wider.reduce((found, other) => (other.size > found.size ? other : found));
}

/** Screens that the server renders are loaded by the names of their exports, which a larger file does not keep. */
const SIGNED_IN = new Set(screens.flatMap(({ name, access }) => (Array.isArray(access) ? name : [])));

/** Screens share layouts. */
const OWN = /^(?!.*\/generated\/documents\/layouts\/)/;

type Documents = { screens: Record<string, Screen> } & Pick<Definitions, 'parts' | 'tables' | 'wizards'>;

function documentsOf(root: string, read: ReadFile): Documents {
  const all = (kind: string) => {
    const folder = `generated/documents/${kind}`;
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.json')).map((name) => name.replaceAll('\\', '/'));
    return Object.fromEntries(
      files.map((name) => [name.slice(0, -'.json'.length), JSON.parse(read(`${folder}/${name}`))]),
    );
  };
  return { screens: all('screens'), parts: all('parts'), tables: all('tables'), wizards: all('wizards') };
}
