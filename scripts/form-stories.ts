// Writes a story file for each form in schemas/forms into stories/forms (not committed): empty, filled, with
// errors, right to left, and dark.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'generated/forms');
const target = join(root, 'stories/forms');

/**
 * Writes only new and changed files, so that a parallel run is not disturbed. Returns the number of stories.
 */
export function writeFormStories(): number {
  const stories = new Map(
    formNames(source).map((name) => {
      const file = join(target, `${name}.stories.tsx`);
      return [file, story(name, relative(dirname(file), root))];
    }),
  );
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

function formNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -3).replaceAll('\\', '/'))
    .sort();
}

const story = (name: string, up: string) => `// Written by scripts/form-stories.ts. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { form } from '${up}/generated/forms/${name}.js';
import { formExamples } from '${up}/src/forms/form-examples.ts';
import { FormStory } from '${up}/stories/FormStory.tsx';

const meta = { title: 'Forms/${name}', component: FormStory, args: { form } } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit' }));
};

/** Opening a form changes nothing that a person would have to save. */
const unchanged: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('main')!.dataset.changed ?? '').toBe('');
};

export const Empty: Story = { play: unchanged };
export const Filled: Story = { args: { data: formExamples['${name}'] ?? {} }, play: unchanged };
export const WithErrors: Story = { play: submit };
// The content is that of \`WithErrors\`, and no axe rule depends on the direction.
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
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
