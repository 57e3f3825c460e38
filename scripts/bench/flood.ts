import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { type HttpCall, HttpConnection } from './api/http-load.ts';
import { Markets } from './api/market.ts';
import { productOn } from './api/product.ts';
import { type Comparison, type Round, share } from './api/rounds.ts';
import { IS_QUICK } from './api/scale.ts';
import { verdict, verdictTable } from './api/verdicts.ts';

const SIZE = IS_QUICK ? 10_000 : 100_000;
const READERS = 8;
const LENGTH = { rounds: IS_QUICK ? 1 : 6, milliseconds: IS_QUICK ? 300 : 4_000 };
/** Milliseconds between two reads of one reader: people read, they do not compete for the processor. */
const PAUSE = 50;
const GOAL = { most: 2 };

/** The numbers of answers by status. */
type Statuses = Record<string, number>;

/**
 * Measures what others wait for while one network floods the server with misspelt searches, next to the same reads in
 * the same rounds without the flood. The product's limits on reads a minute are off, or they would end the flood.
 */
export async function measureFlood(): Promise<void> {
  await using markets = await Markets.open();
  const product = await productOn(await markets.ofSize(SIZE));
  const flood = await Flood.against(product.url);
  const readers = await Promise.all(Array.from({ length: READERS }, () => HttpConnection.open(product.url)));
  const ids = await openVacancies(product.url);
  const rounds: Comparison<'flooded' | 'alone'> = { flooded: [], alone: [] };
  const statuses: Statuses = {};
  // The first round warms the caches.
  for (let round = 0; round <= LENGTH.rounds; round += 1) {
    for (const name of round % 2 ? (['alone', 'flooded'] as const) : (['flooded', 'alone'] as const)) {
      if (name === 'flooded') flood.begin();
      const result = await readAwhile(readers, ids);
      if (name === 'flooded')
        for (const [status, count] of Object.entries(await flood.end()))
          statuses[status] = (statuses[status] ?? 0) + count;
      if (round > 0) rounds[name].push(result);
    }
  }
  for (const reader of readers) reader.close();
  flood.stop();
  await product.remove();
  console.log(
    `\n${SIZE.toLocaleString('en')} vacancies, ${READERS} signed-in readers, the flood on 16 connections`,
  );
  console.log(
    `misspelt searches by answer: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  const verdicts = (['p50', 'p95'] as const).map((of) =>
    verdict(`others’ reads in a flood : alone, ${of}`, rounds, ['flooded', 'alone'], of, GOAL),
  );
  for (const line of verdictTable(verdicts)) console.log(line);
}

async function openVacancies(url: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/vacancy?per_page=100`);
  const { data } = (await answer.json()) as { data: { vacancy_id: number }[] };
  return data.map(({ vacancy_id }) => vacancy_id);
}

async function readAwhile(readers: HttpConnection[], ids: readonly number[]): Promise<Round> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + LENGTH.milliseconds;
  await Promise.all(
    readers.map(async (connection, reader) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const begun = performance.now();
        await connection.call(readOf(reader, turn, ids));
        times.push(performance.now() - begun);
        await scheduler.wait(PAUSE);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, p50: share(times, 0.5), p95: share(times, 0.95) };
}

/** A vacancy and the job list in turn, of an account in a network of its own. */
const readOf = (reader: number, turn: number, ids: readonly number[]): HttpCall => ({
  method: 'GET',
  path: turn % 2 ? '/api/vacancy?per_page=20' : `/api/vacancy/${ids[(reader * 37 + turn * 13) % ids.length]}`,
  headers: { authorization: `Bearer bench-${reader + 1}`, 'x-forwarded-for': `10.0.${reader}.1` },
});

/** A process that searches on 16 connections of one network between `begin` and `end`. */
class Flood {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async against(url: string): Promise<Flood> {
    const child = fork(join(import.meta.dirname, 'flood/flooder.ts'), [url]);
    await once(child, 'message');
    return new Flood(child);
  }

  begin(): void {
    this.#child.send('begin');
  }

  /** Resolves to the answers by status once all have arrived. */
  async end(): Promise<Statuses> {
    this.#child.send('end');
    const [statuses] = await once(this.#child, 'message');
    return statuses;
  }

  stop(): void {
    this.#child.disconnect();
  }
}
