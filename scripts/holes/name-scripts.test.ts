import { expect, it } from 'vitest';
import { nameScripts, renamed } from './name-scripts.ts';

const NONE = new Set<string>();

/** Files of a client: a page, three scripts that load each other, and one that stands alone. */
function named({ words = 'words', hash = 'AAAAAAA' } = {}) {
  const script = (name: string, text: string, holes = NONE) => ({
    path: `assets/${name}-${hash}0.js`,
    text,
    holes,
  });
  const files = nameScripts([
    { path: 'index.html', text: `<script src="/assets/one-${hash}0.js">`, holes: NONE },
    script('one', `import"./two-${hash}0.js";`),
    script('two', `import("./one-${hash}0.js");import"./three-${hash}0.js"`),
    script('three', words),
    script('four', 'no words'),
  ]);
  return Object.fromEntries(files.map(({ path, text }) => [path.replace(/-.*/, ''), { path, text }]));
}

it('names scripts by their content, wherever they were bundled', () => {
  expect(named({ hash: 'BBBBBBB' })).toEqual(named());
});

it('gives other names to a script and to all that load it', () => {
  const [before, after] = [named(), named({ words: 'other words' })];
  for (const name of ['one', 'two', 'three'].map((one) => `assets/${one}`))
    expect(after[name]!.path).not.toBe(before[name]!.path);
  expect(after['assets/four']).toEqual(before['assets/four']);
  expect(after['index.html']!.text).toContain(after['assets/one']!.path);
  expect(after['assets/two']!.text).toContain(after['assets/three']!.path.replace('assets', '.'));
});

it('tells scripts apart that say the same', () => {
  const files = nameScripts(
    ['a', 'b'].map((hole) => ({ path: `assets/x-AAAAAAA${hole}.js`, text: 'same', holes: new Set([hole]) })),
  );
  expect(new Set(files.map(({ path }) => path)).size).toBe(2);
});

it('names scripts in a text anew', () => {
  const names = new Map([['a-12345678.js', 'a-abcdefgh.js']]);
  expect(renamed('"./a-12345678.js","./b-12345678.js","./core.js"', names)).toBe(
    '"./a-abcdefgh.js","./b-12345678.js","./core.js"',
  );
});
