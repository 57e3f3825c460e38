import { expect, it } from 'vitest';
import { readable } from './document-text.ts';

const gap = (length: number) => ' '.repeat(length);

it.each([
  ['a long run of spaces', `a${gap(1998)}a`, [`a${gap(3)}a`]],
  ['two spaces, which are a separator already', `a${gap(2)}a`, [`a${gap(2)}a`]],
  ['a tab among spaces', `a${gap(9)}\t\t${gap(9)}a`, ['a\ta']],
  ['nothing', gap(500), []],
  ['the mark of a column', '\f2', ['\f2']],
  ['a paragraph', 'word '.repeat(100).trim(), ['word '.repeat(60).trim(), 'word '.repeat(40).trim()]],
  ['a long word', 'x'.repeat(700), ['x'.repeat(300), 'x'.repeat(300), 'x'.repeat(100)]],
])('prepares %s for regular expressions', (_, line, lines) => {
  expect(readable({ lines: [line] }).lines).toEqual(lines);
});

it('keeps as many lines as a long CV has, and a title of one line', () => {
  const { lines, title } = readable({
    lines: Array(2000).fill('x'.repeat(2000)),
    title: `A${gap(900)}${'b'.repeat(900)}`,
  });
  expect(lines).toHaveLength(1000);
  expect(title).toBe(`A${gap(3)}${'b'.repeat(296)}`);
});
