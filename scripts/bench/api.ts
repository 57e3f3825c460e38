import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../src/e2e/running-server.ts';
import { measureDepth, measureGrowth } from './api/growth.ts';
import { Markets } from './api/market.ts';
import { productOn } from './api/product.ts';
import { median, type Round, ratio } from './api/rounds.ts';
import { IS_QUICK } from './api/scale.ts';
import { type Verdict, verdict, verdictTable } from './api/verdicts.ts';
import { Contest, LENGTH, WORKERS } from './control/contest.ts';
import { operations } from './control/operations.ts';

/** The largest number of vacancies that is counted exactly; the control does not estimate. */
const SIZE = 10_000;
/** For a quick look: only operations whose names contain one of these. */
const NAMES = process.env.BENCH_CASES?.split(',');
type Found = { rounds: Record<string, unknown>; verdicts: Verdict[] };
const PARTS: Readonly<Record<string, (markets: Markets) => Promise<Found>>> = {
  rates: measureBesideControl,
  growth: measureGrowth,
  depth: measureDepth,
};
/** `BENCH_PART=growth,depth` measures these alone. */
const CHOSEN = process.env.BENCH_PART?.split(',') ?? Object.keys(PARTS);

/**
 * Measures operations next to the control: a bare node:http server that answers each with one hand-written
 * prepared statement. Then how every list scales with the size of the market, and with page depth. Ends with a verdict
 * on each goal of the design.
 */
export async function measureApi(): Promise<void> {
  await using markets = await Markets.open();
  const report: Record<string, unknown> = {};
  const verdicts: Verdict[] = [];
  for (const part of CHOSEN) {
    const found = await PARTS[part]!(markets);
    Object.assign(report, found.rounds);
    verdicts.push(...found.verdicts);
  }
  const missed = verdicts.filter(({ isMet }) => !isMet).length;
  console.log(
    `\n${verdicts.length - missed} of ${verdicts.length} goals met${IS_QUICK ? ', if the figures of a quick run meant anything' : ''}`,
  );
  for (const line of verdictTable(verdicts)) console.log(line);
  if (NAMES || IS_QUICK || CHOSEN.length < Object.keys(PARTS).length) return;
  const folder = join(PROJECT, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api.json'), `${JSON.stringify({ verdicts, ...report }, null, 2)}\n`);
}

async function measureBesideControl(markets: Markets): Promise<Found> {
  const chosen = operations.filter(({ name }) => !NAMES || NAMES.some((part) => name.includes(part)));
  const url = await markets.ofSize(SIZE);
  await using contest = await Contest.open(url, await productOn(url));
  for (const operation of chosen) await contest.compareAnswers(operation);
  console.log(
    `\nthe same answers from both; ${SIZE.toLocaleString('en')} vacancies, ${WORKERS} callers, medians of ${LENGTH.rounds} rounds`,
  );
  console.log(
    `${' '.repeat(22)}${['', 'product', '', '', 'control', '', '× control'].map((text) => text.padStart(9)).join('')}`,
  );
  const heads = ['p50 ms', 'p95 ms', 'per s', 'p50 ms', 'p95 ms', 'per s', 'per s'];
  console.log(`${' '.repeat(22)}${heads.map((text) => text.padStart(9)).join('')}`);
  const found: Found = { rounds: {}, verdicts: [] };
  for (const operation of chosen) {
    const { name, goal } = operation;
    const rounds = await contest.measure(operation);
    const { product, control } = rounds;
    found.rounds[name] = rounds;
    const cells = [...cellsOf(product), ...cellsOf(control), ratio(product, control, 'perSecond').toFixed(2)];
    console.log(name.padEnd(22) + cells.map((text) => text.padStart(9)).join(''));
    if (goal) found.verdicts.push(verdict(name, rounds, ['product', 'control'], 'perSecond', goal));
  }
  return found;
}

function cellsOf(rounds: Round[]): string[] {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  return [of('p50').toFixed(1), of('p95').toFixed(1), of('perSecond').toFixed(0)];
}
