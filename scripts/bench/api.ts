import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../src/e2e/running-server.ts';
import { apiCases } from './api/cases.ts';
import { Contest, type Contestant, LENGTH, WORKERS } from './api/contest.ts';
import { measureDepth, measureGrowth } from './api/growth.ts';
import { Markets } from './api/market.ts';
import { type Comparison, median, type Round, ratio } from './api/rounds.ts';

/** Other sizes and cases can be set for a quick look. */
const SIZES = (process.env.BENCH_VACANCIES ?? '1000,100000,1000000').split(',').map(Number).filter(Boolean);
const NAMES = process.env.BENCH_CASES?.split(',');

/**
 * Measures requests per second with markets of several sizes, beside a bare Fastify route that reads the session and
 * runs the same SQL, and beside the same SQL without HTTP; then how search grows with the market, and how a list grows
 * with the depth of the page.
 */
export async function measureApi(): Promise<void> {
  await using markets = await Markets.open();
  const cases = apiCases.filter(({ name }) => !NAMES || NAMES.some((part) => name.includes(part)));
  const report: Record<string, unknown> = {};
  for (const size of SIZES) {
    console.log(
      `\n${size.toLocaleString('en')} vacancies, ${WORKERS} callers, medians of ${LENGTH.rounds} rounds`,
    );
    console.log(row('requests/s (p95 ms)', ['product', 'bare route', 'database', '× bare', '× database']));
    await using contest = await Contest.open(await markets.ofSize(size));
    for (const api of cases) {
      const rounds = await contest.run(api);
      report[`${api.name}, ${size}`] = rounds;
      console.log(row(api.name, cells(rounds)) + (api.goal ? verdict(rounds, api.goal) : ''));
    }
  }
  report.growth = await measureGrowth(markets, cases);
  report.depth = await measureDepth(markets);
  const folder = join(PROJECT, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api.json'), `${JSON.stringify(report, null, 2)}\n`);
}

const row = (name: string, texts: string[]) =>
  name.padEnd(24) + texts.map((text) => text.padStart(16)).join('');

function cells({ product, bare, database }: Comparison<Contestant>): string[] {
  const of = (rounds: Round[], key: keyof Round) => median(rounds.map((round) => round[key]));
  return [
    ...[product, bare, database].map(
      (rounds) => `${of(rounds, 'perSecond').toFixed(0)} (${of(rounds, 'p95').toFixed(1)})`,
    ),
    ratio(product, bare, 'perSecond').toFixed(2),
    ratio(product, database, 'perSecond').toFixed(2),
  ];
}

function verdict(rounds: Comparison<Contestant>, goal: { of: Contestant; ratio: number }): string {
  const missed = ratio(rounds.product, rounds[goal.of], 'perSecond') < goal.ratio;
  return `   goal ${goal.ratio} × ${goal.of}${missed ? ' MISSED' : ''}`;
}
