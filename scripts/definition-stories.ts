// Writes the stories of definitions into stories/definitions (not committed): each form empty, filled, with errors, in
// Arabic, and dark; each screen, list, table, part and layout with sample answers.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Block, Definitions } from '../generated/definitions.d.ts';
import { blocksInside } from '../src/language/run/screen/blocks-inside.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'stories/definitions');

/** Writes only new and changed files, so that a parallel run is not disturbed. Returns the number of files. */
export function writeDefinitionStories(): number {
  const stories = new Map<string, string>();
  const add = (title: string, storyAt: (up: string) => string) => {
    const file = join(target, `${title}.stories.tsx`);
    stories.set(file, storyAt(relative(dirname(file), root).replaceAll('\\', '/')));
  };
  for (const name of namesIn('forms', '.js')) add(`Forms/${name}`, (up) => formStory(name, up));
  for (const { title, args } of drawings()) add(title, (up) => drawingStory(title, args, up));
  for (const file of filesBelow(target)) if (!stories.has(file)) rmSync(file);
  for (const [file, text] of stories) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return stories.size;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, 'generated', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).replaceAll('\\', '/'))
    .sort();

function documentsIn<T>(folder: string): Record<string, T> {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, `generated/documents/${folder}/${name}.json`), 'utf8')) as T;
  return Object.fromEntries(namesIn(`documents/${folder}`, '.json').map((name) => [name, read(name)]));
}

type Drawing = { title: string; args: Record<string, unknown> };
type Part = Definitions['parts'][string] & { takes?: Record<string, string> };

/**
 * Returns what is drawn with sample answers. Parts and tables are drawn within the first screen that shows them, those of
 * dialogs with samples of what they take.
 */
function drawings(): Drawing[] {
  const screens = documentsIn<Definitions['screen']>('screens');
  const known = {
    parts: documentsIn<Part>('parts'),
    wizards: documentsIn<Definitions['wizards'][string]>('wizards'),
  };
  const tables = documentsIn<Record<string, unknown>>('tables');
  const lists = new Set(readdirSync(join(root, 'schemas/crud')).map((file) => file.replace(/\.json$/, '')));
  const found = new Map<string, Drawing>();
  const keep = (kind: string, name: string | undefined, args: Drawing['args']) => {
    const title = `${kind}/${name}`;
    if (name !== undefined && !found.has(title)) found.set(title, { title, args });
  };
  const within = (blocks: readonly Block[], screen: string) => {
    for (const block of blocks) {
      const { part, table } = block as { part?: string; table?: string };
      keep('Parts', part, { screen, part: part! });
      if (!lists.has(screen)) keep('Tables', table, { screen, table: table! });
      for (const inside of blocksInside(block, known)) within(inside, screen);
    }
  };
  for (const [screen, { layout, blocks }] of Object.entries(screens)) {
    keep(lists.has(screen) ? 'Lists' : 'Screens', screen, { screen });
    keep('Layouts', layout, { screen, layout });
    within(blocks, screen);
  }
  for (const [screen, document] of Object.entries(screens)) {
    for (const [part, { blocks }] of Object.entries(known.parts)) {
      const at = placeOf(blocks, document);
      if (at) keep('Parts', part, { screen, part, at, count: blocks.length });
    }
    const shown = new Set<string>();
    const others = (value: unknown, isWithin = false) => {
      for (const { part, table, isInDialog } of namedIn(value, isWithin)) {
        const takes = known.parts[part ?? '']?.takes;
        if (takes) keep('Parts', part, { screen, part, takes, ...(isInDialog && { dialog: true }) });
        for (const [name, next] of [
          [`parts/${part}`, known.parts[part ?? '']],
          [`tables/${table}`, tables[table ?? '']],
        ] as const) {
          if (!next || shown.has(name)) continue;
          shown.add(name);
          others(next, isInDialog);
        }
      }
    };
    others(document);
  }
  return [...found.values()];
}

/** Returns where a document has the blocks of a part that it has been given in place of a `use`. */
function placeOf(
  blocks: readonly Block[],
  within: unknown,
  at: readonly (string | number)[] = [],
): string | undefined {
  if (typeof within !== 'object' || within === null) return undefined;
  if (Array.isArray(within)) {
    const wanted = JSON.stringify(blocks);
    const index = within.findIndex(
      (_, start) => JSON.stringify(within.slice(start, start + blocks.length)) === wanted,
    );
    if (index >= 0) return [...at, index].join('.');
  }
  for (const [key, value] of Object.entries(within)) {
    const place = placeOf(blocks, value, [...at, key]);
    if (place !== undefined) return place;
  }
  return undefined;
}

type Named = { part?: string; table?: string; isInDialog: boolean };

/** Returns the parts and tables that a document names, and whether a dialog shows them. */
function namedIn(value: unknown, isInDialog: boolean): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const { part, table, action } = value as Record<string, unknown>;
  const inside = isInDialog || action === 'open';
  return [
    ...(typeof part === 'string' || typeof table === 'string'
      ? [{ part, table, isInDialog: inside } as Named]
      : []),
    ...Object.values(value).flatMap((one) => namedIn(one, inside)),
  ];
}

const drawingStory = (title: string, args: Drawing['args'], up: string) => {
  const isDialog = args.dialog === true;
  const within = isDialog || title.startsWith('Screens/') ? '' : '// Examined within a screen.\n';
  return `// Written by scripts/definition-stories.ts. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawingStory, ${isDialog ? 'opened' : 'drawn'} } from '${up}/stories/DrawingStory.tsx';

const meta = {
  title: '${title}',
  component: DrawingStory,
  args: ${JSON.stringify(args)},
  // Each needs a page to itself: the group's page says what they are.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DrawingStory>;
export default meta;

type Story = StoryObj<typeof meta>;

${within}export const WithData: Story = {
  args: { state: 'filled' },
  play: ${isDialog ? 'opened' : 'drawn'},${within && "\n  tags: ['!test'],"}
};
// The same component draws these states of every screen; those of the blocks have stories of their own.
export const WithoutRows: Story = { args: { state: 'empty' }, tags: ['!test'] };
export const Failing: Story = { args: { state: 'errors' }, tags: ['!test'] };
export const Loading: Story = { args: { state: 'loading' }, tags: ['!test'] };
`;
};

const formStory = (name: string, up: string) => `// Written by scripts/definition-stories.ts. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { form } from '${up}/generated/forms/${name}.js';
import { formExamples } from '${up}/src/forms/form-examples.ts';
import { FormStory } from '${up}/stories/FormStory.tsx';

const meta = { title: 'Forms/${name}', component: FormStory, args: { form }, tags: ['!autodocs'] } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit' }));
};

/** Opening a form changes nothing that a person would have to save. */
const unchanged: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('main')!.dataset.changed ?? '').toBe('');
};

// axe examines the same fields, empty and with more around them, in \`WithErrors\`.
export const Empty: Story = { parameters: { a11y: { test: 'off' } }, play: unchanged };
export const Filled: Story = { args: { data: formExamples['${name}'] ?? {} }, play: unchanged };
export const WithErrors: Story = { play: submit };
// The content is that of \`WithErrors\` in other words, and no axe rule depends on them.
export const Arabic: Story = {
  globals: { language: 'ar' },
  parameters: { a11y: { test: 'off' } },
  play: submit,
};
// The content is that of \`Filled\` in other colours.
export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: { a11y: { options: { runOnly: ['color-contrast', 'link-in-text-block'] } } },
  args: { data: formExamples['${name}'] ?? {} },
};
`;
