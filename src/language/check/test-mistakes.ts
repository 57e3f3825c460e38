import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadProject } from '../compile/project.ts';
import { describeFinding } from '../grammar/findings.ts';
import { filesKept, filesOnDisk, filesWith } from '../grammar/project-files.ts';
import { checkProject } from './project-check.ts';

/** The definitions of a small library, with every kind of document and no mistakes. */
export const library = filesKept(filesOnDisk(join(import.meta.dirname, 'fixture')));

/** Returns the findings after some of the library's files are changed, added or removed (null). */
export function findingsWith(changes: Record<string, string | null>): string[] {
  return checkProject(loadProject(filesWith(library, changes))).findings.map(describeFinding);
}

/** Returns a file's text with one spot changed; null replaces it as a whole. */
export function edited(file: string, from: string | null, to: string): string {
  const text = library.read(file)!;
  if (from === null) return to;
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

export type Mistake = [name: string, file: string, from: string | null, to: string, ...findings: string[]];

/** Makes each mistake separately and expects exactly its findings. */
export function expectFindings(mistakes: Mistake[]): void {
  it.each(mistakes)('reports %s', (_, file, from, to, ...expected) => {
    expect(findingsWith({ [file]: edited(file, from, to) })).toEqual(expected);
  });
}
