import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from '../../src/e2e/running-server.ts';
import { generate } from '../../src/language/generation.ts';
import { filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';

const FORM = 'schemas/forms/contact.json';

/**
 * Measures the CPU seconds of the checks that authors of definitions wait for, next to the type check, and of
 * one update in `npm run dev`.
 */
export async function measureDefinitions(): Promise<void> {
  const check = secondsOf(join(PROJECT, 'scripts/schemas-check.ts'));
  const types = secondsOf(
    join(PROJECT, 'node_modules/typescript/lib/tsc.js'),
    '-p',
    PROJECT,
    '--incremental',
    'false',
  );
  console.log(
    `schemas:check ${check.toFixed(1)} s, type check ${types.toFixed(1)} s: ${(check / types).toFixed(2)} × (goal 1)${check > types ? ' MISSED' : ''}`,
  );
  const files = filesOnDisk(PROJECT);
  generate(files);
  const text = files.read(FORM)!;
  const turns = [1, 2, 3].map((turn) => {
    const before = process.cpuUsage();
    generate(filesWith(files, { [FORM]: text.replace('"Contact us"', `"Contact us ${turn}"`) }));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  const turn = turns.toSorted((a, b) => a - b)[1]!;
  console.log(`one turn after a change of a form ${turn.toFixed(2)} s (goal 1)${turn > 1 ? ' MISSED' : ''}`);
}

/** User and system time of a program, without time spent waiting for the CPU. */
function secondsOf(...args: string[]): number {
  const program = ['"$0" "$@" > /dev/null', 'times'].join('; ');
  const { stdout } = spawnSync('/bin/sh', ['-c', program, process.execPath, ...args], { cwd: PROJECT });
  // Two lines: the shell's times, then the program's.
  const line = stdout.toString().trim().split('\n').at(-1) ?? '';
  const times = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
