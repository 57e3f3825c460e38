import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Every requirement of ASVS 5.0.0 in the levels that we answer, by level. */
const REQUIREMENTS = JSON.parse(textOf('docs/security-asvs.json')) as Record<string, string[]>;
const SECURITY = textOf('docs/security.md');

type Row = { id: string; level: string; asked: string; shown: string };

const rowsIn = (text: string): Row[] =>
  [...text.matchAll(/^\| (V[\d.]+) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(([, id, level, asked, shown]) => ({
    id: id!,
    level: level!,
    asked: asked!,
    shown: shown!,
  }));
const ROWS = rowsIn(textOf('docs/security-asvs.md'));

const REASON = /^(Out of scope|Not met): \S/;
const TEST = /^`([^`]+\.tsx?)` › (.+)$/;
const LINE = /^`([^`]+)`: `(.+)`$/;

type Kind = 'A test' | 'A line' | 'Out of scope' | 'Not met';

function kindOf({ shown }: Row): Kind {
  const reason = REASON.exec(shown)?.[1];
  if (reason) return reason as Kind;
  return shown.split('<br>').some((proof) => TEST.test(proof)) ? 'A test' : 'A line';
}

/** A test's name is a string in its file, the first argument of a call. */
function isTestIn(text: string, name: string): boolean {
  const written = [`'${name}'`, `"${name}"`, `\`${name}\``];
  return written.some((one) =>
    [`it(${one},`, `test(${one},`, `describe(${one},`, `)(${one},`, `(\n    ${one},`, `(\n  ${one},`].some(
      (call) => text.includes(call),
    ),
  );
}

/** Returns what is wrong with an answer: nothing, if all that it names exists. */
function faultsOf(shown: string): string[] {
  if (REASON.test(shown)) return [];
  return shown.split('<br>').filter((proof) => {
    const [, file, said] = TEST.exec(proof) ?? LINE.exec(proof) ?? [];
    if (!file || !said || !existsSync(join(ROOT, file))) return true;
    return TEST.test(proof) ? !isTestIn(textOf(file), said) : !textOf(file).includes(said);
  });
}

describe('the requirements of ASVS 5.0', () => {
  it('stand in the table once each, at their level', () => {
    const wanted = Object.entries(REQUIREMENTS).flatMap(([level, ids]) => ids.map((id) => `${id} ${level}`));
    expect(wanted).toHaveLength(70 + 183);
    expect(ROWS.map(({ id, level }) => `${id} level ${level}`).sort()).toEqual(wanted.sort());
  });

  it('are answered by tests and lines that are there, or by a reason', () => {
    expect(
      ROWS.flatMap(({ id, asked, shown }) =>
        asked.trim() === '' ? [`${id}: nothing`] : faultsOf(shown).map((one) => `${id}: ${one}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['', 'nothing is said'],
    ['Out of scope: ', 'there is no reason'],
    ['`src/gone.test.ts` › is there', 'the file is gone'],
    ['`src/packages.test.ts` › is no such test', 'the test is gone'],
    ['`docs/operate.md`: `no such line`', 'the line is gone'],
    ['`src/packages.test.ts` › the build<br>nothing', 'one of two is no answer'],
  ])('are not answered by "%s": %s', (shown) => {
    expect(faultsOf(shown)).not.toEqual([]);
  });

  it('are counted in docs/security.md as they are', () => {
    const kinds: Kind[] = ['A test', 'A line', 'Out of scope', 'Not met'];
    const counts = (rows: Row[]) => kinds.map((kind) => rows.filter((row) => kindOf(row) === kind).length);
    const chapters = [...new Set(ROWS.map(({ id }) => id.split('.')[0]!))];
    const said = [...SECURITY.matchAll(/^\| (V\d+|All)\b[^|]*\| ([\d| ]+) \|$/gm)];
    expect(said.map(([, chapter, numbers]) => [chapter, numbers!.split(' | ').map(Number)])).toEqual([
      ...chapters.map((chapter) => [chapter, counts(ROWS.filter(({ id }) => id.startsWith(`${chapter}.`)))]),
      ['All', counts(ROWS)],
    ]);
  });
});

describe('what docs/security.md promises', () => {
  it('names files that are there', () => {
    const named = [...SECURITY.matchAll(/`((?:src|docs|openapi)\/[\w./-]+)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
