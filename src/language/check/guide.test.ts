import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { loadProject } from '../compile/project.ts';
import { variantsOfBlocks } from '../grammar/block-variants.ts';
import { describeFinding } from '../grammar/findings.ts';
import { type Snippet, snippetsOf, withSnippet } from '../grammar/guide-snippets.ts';
import { filesKept, filesOnDisk, type ProjectFiles } from '../grammar/project-files.ts';
import { checkProject } from './project-check.ts';

// Applies the guide to a copy of the project: slow beside other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = join(import.meta.dirname, '../../..');
const product = filesKept(filesOnDisk(ROOT));
const guide = product.read('schemas/README.md')!;
const snippets = snippetsOf(guide);
const [tutorial, recipes] = [
  snippets.filter(({ chapter }) => chapter !== 'Recipes'),
  Map.groupBy(
    snippets.filter(({ chapter }) => chapter === 'Recipes'),
    ({ section }) => section,
  ),
];

/**
 * Follows the guide from a state of the project: after each snippet, the findings are those that the guide
 * names.
 */
function follow(files: ProjectFiles, steps: readonly Snippet[]) {
  let state = files;
  let found: ReturnType<typeof checkProject>['findings'] = [];
  for (const step of steps) {
    state = withSnippet(state, step);
    found = checkProject(loadProject(state)).findings;
    const mistakes = found.filter(({ isLeftOver }) => !isLeftOver).map(describeFinding);
    const where = `schemas/README.md:${step.line}`;
    if (step.finds === undefined) expect(mistakes, where).toEqual([]);
    else expect(mistakes.join('\n'), where).toContain(step.finds);
  }
  return found.map(describeFinding);
}

describe('the guide to schemas/', () => {
  it('leads to a screen without mistakes', () => {
    expect(tutorial.length).toBeGreaterThan(5);
    expect(follow(product, tutorial)).toEqual([]);
  });

  it('has twelve recipes', () => expect(recipes.size).toBe(12));

  it.each([...recipes])('“%s” is correct as written', (_, steps) => {
    expect(follow(product, steps)).toEqual([]);
  });

  it.each(Object.entries(variantsOfBlocks()))('shows every variant of %s', (block, variants) => {
    for (const variant of variants) {
      const picture = `pictures/${block}-${variant}.png`;
      expect(guide).toContain(`| ![${block} as ${variant}](${picture}) |`);
      expect(existsSync(join(ROOT, 'schemas', picture)), picture).toBe(true);
    }
  });

  it('names existing files', () => {
    const links = [...guide.matchAll(/\]\(((?!#)[\w./-]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(join(ROOT, 'schemas', path)))).toEqual([]);
  });
});
