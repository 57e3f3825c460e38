import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mendJson } from './json-mistakes.ts';
import { filesOnDisk } from './project-files.ts';

const library = filesOnDisk(join(import.meta.dirname, '../check/fixture'));
const documents = library.list('schemas').filter((file) => file.endsWith('.json'));

/**
 * Returns unreadable texts, each with one of these letters removed: every fourth, because there are
 * thousands.
 */
function slips(letters: string) {
  const all = documents.flatMap((file) => {
    const text = library.read(file)!;
    return [...text].flatMap((letter, at) => {
      const slip = text.slice(0, at) + text.slice(at + 1);
      if (!letters.includes(letter) || isJson(slip)) return [];
      return { file, line: text.slice(0, at).split('\n').length, slip };
    });
  });
  return all.filter((_, index) => index % 4 === 0);
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a character missing from a document', () => {
  it.each([
    ['a bracket', '{}[]', 0.97],
    ['a comma', ',', 1],
    ['a colon', ':', 1],
    ['a quote', '"', 0.99],
  ])('%s is one mistake, reported next to its position', (_, letters, share) => {
    const all = slips(letters);
    const told = all.filter(({ slip, line }) => {
      const { mistakes } = mendJson(slip);
      return mistakes.length === 1 && Math.abs(mistakes[0]!.line - line) <= 1;
    });
    expect(all.length).toBeGreaterThan(40);
    expect(told.length / all.length).toBeGreaterThanOrEqual(share);
  });
});

describe('a syntax error', () => {
  it.each([
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2, 'a comma is missing at the end of this line'],
    ['a surplus comma', '{\n  "a": 1,\n  "b": 2,\n}', 3, 'the last comma of this line is one too many'],
    ['an unterminated string', '{\n  "a": "x,\n  "b": 2\n}', 2, 'a double quote is missing at the end'],
    ['a word without quotes', '{\n  "a": x,\n  "b": 2\n}', 2, 'this word needs double quotes around it'],
    ['a remark', '{\n  "a": 1, // one\n  "b": 2\n}', 2, 'JSON has no comments'],
    [
      'an unclosed brace',
      '{\n  "a": {\n    "c": 3,\n  "b": 2\n}',
      3,
      'a } is missing after this line; it ends the { of line 2',
    ],
    [
      'an unclosed brace within a line',
      '{\n  "a": { "c": 3,\n  "b": 2\n}',
      2,
      'a } is missing in this line; it ends the { of line 2',
    ],
    [
      'the wrong bracket',
      '{\n  "a": [1, 2},\n  "b": 2\n}',
      2,
      'this } should be a ]; it ends the [ of line 2',
    ],
  ])('does not hide the rest of the document: %s', (_, written, line, message) => {
    const { mistakes, text } = mendJson(written);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]!.line).toBe(line);
    expect(mistakes[0]!.message).toContain(message);
    expect(JSON.parse(text!)).toMatchObject({ b: 2 });
  });

  it('reports every slip in a document', () => {
    const { mistakes, text } = mendJson('{\n  "a": 1\n  "b": x,\n  "c": [1, 2\n}');
    expect(mistakes.map(({ line }) => line).sort()).toEqual([2, 3, 4]);
    expect(text).toBeDefined();
  });

  it('reports only the first mistake when the rest cannot be guessed', () => {
    const { mistakes, text } = mendJson('nothing like it at all { : ]');
    expect(mistakes).toHaveLength(1);
    expect(text).toBeUndefined();
  });
});
