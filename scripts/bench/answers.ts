// Proves that a code change leaves every answer unchanged:
//   node scripts/node.mjs scripts/bench/answers.ts FILE                   records every operation's answers in FILE
//   node scripts/node.mjs scripts/bench/answers.ts FILE --compare BEFORE   and lists differences from BEFORE
// ANSWERS_OPERATIONS=login,getVacancy records only some. Both runs need the same helpers (src/server/testing).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runVitest } from '../run-vitest.ts';
import { comparable } from './answers/comparable.ts';

type Recorded = { answers: Record<string, unknown>; calls: Record<string, string> };

/** The maximum number of differences to print; one cause shows up in many calls. */
const SHOWN = 100;

const [file, flag, before] = process.argv.slice(2);
if (!file || (flag && (flag !== '--compare' || !before))) {
  console.error(
    'Which file? For example: node scripts/node.mjs scripts/bench/answers.ts after.json --compare before.json',
  );
  process.exit(2);
}
if (!runVitest('answers', 'scripts/bench/answers/record.ts', { ANSWERS_FILE: resolve(file) }))
  process.exit(1);
if (before) {
  const differences = compare(read(before), read(file));
  for (const difference of differences.slice(0, SHOWN)) console.log(difference);
  console.log(`${differences.length} differences`);
  process.exitCode = differences.length ? 1 : 0;
}

function read(path: string): Recorded {
  const { answers, calls }: Recorded = JSON.parse(readFileSync(path, 'utf8'));
  // Normalised again, so that improved patterns also apply to older files.
  const again = Object.entries(answers).map(([hash, answer]) => [hash, comparable(answer)]);
  return { answers: Object.fromEntries(again), calls };
}

/** Describes each call whose answer differs; a call made by only one side counts as a difference. */
function compare(before: Recorded, after: Recorded): string[] {
  const calls = new Set([...Object.keys(before.calls), ...Object.keys(after.calls)]);
  return [...calls].flatMap((call) => {
    const [one, other] = [before.calls[call], after.calls[call]];
    if (one === other) return [];
    if (!one || !other) return [`${call}: only ${one ? 'before' : 'after'}`];
    const [was, is] = [before.answers[one], after.answers[other]];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [`${call}: ${firstDifference(was, is)}`];
  });
}

/** The path of the first value that differs, with both values. */
function firstDifference(before: unknown, after: unknown, path = ''): string {
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    const name = [...names].find((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
    if (name !== undefined)
      return firstDifference(before[name], after[name], path ? `${path}.${name}` : name);
    return `${path}: the fields have another order`;
  }
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';
  return `${path}: ${shown(before)} became ${shown(after)}`;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
