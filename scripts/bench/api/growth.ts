import { type HttpCall, HttpConnection } from './http-load.ts';
import type { Markets } from './market.ts';
import { productOn } from './product.ts';
import { type Comparison, compare, median, ratio, type Work } from './rounds.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
/** The goal: the large market takes at most this multiple of the small one (design, section 10). */
const GOAL = 1.3;
/** One caller, because latency is measured, not throughput. */
const LENGTH = { rounds: 7, workers: 1, milliseconds: 400 };

const SEARCHES = {
  'job list': 'per_page=20',
  'title: common word': 'title=teacher',
  'title: less common word': 'title=physics',
  'title: rare word': 'title=oboe',
  'title: one letter': 'title=e',
  'title: one rare letter': 'title=z',
  'title: no such word': 'title=xylophone',
  filtered: 'country_id=187&curriculum_id=2,3&salary_min=90000&salary_max=120000&position_type=full_time',
  'title and filter': 'title=teacher&city=Doha&salary_min=150000',
};

const search = (query: string): HttpCall => ({
  method: 'GET',
  path: `/api/vacancy?${query}`,
  headers: { authorization: 'Bearer bench-1' },
});

/** Measures each search in a large market against a small one, in milliseconds. */
export async function measureGrowth(markets: Markets): Promise<unknown> {
  await using small = await Caller.on(await markets.ofSize(SMALL));
  await using large = await Caller.on(await markets.ofSize(LARGE));
  const report: Record<string, unknown> = {};
  console.log(
    `\nms of a search at ${LARGE.toLocaleString('en')} vacancies, and at ${SMALL.toLocaleString('en')}`,
  );
  for (const [name, query] of Object.entries(SEARCHES)) {
    const call = search(query);
    const rounds = await compare({ large: () => large.call(call), small: () => small.call(call) }, LENGTH);
    report[name] = rounds;
    say(name, rounds, 'large', 'small');
  }
  return report;
}

const PAGE = 40_000;

/** Measures a deep page, by number and by cursor, against the first page. */
export async function measureDepth(markets: Markets): Promise<unknown> {
  await using product = await Caller.on(await markets.ofSize(LARGE));
  const list = (query: string) => search(`per_page=20&${query}`);
  const { meta } = await product.read(list(`page=${PAGE - 1}`));
  const pages: Record<string, Work> = {
    first: () => product.call(list('page=1')),
    cursor: () => product.call(list(`cursor=${meta.next_cursor}`)),
    number: () => product.call(list(`page=${PAGE}`)),
  };
  console.log(`\nms of page ${PAGE.toLocaleString('en')}, and of page 1`);
  const rounds = await compare(pages, LENGTH);
  say('by cursor', rounds, 'cursor', 'first');
  say('by number', rounds, 'number', 'first');
  return rounds;
}

function say(name: string, rounds: Comparison<string>, measured: string, control: string): void {
  const [one, other] = [rounds[measured]!, rounds[control]!];
  const times = ratio(one, other, 'p50');
  const ms = [one, other].map((of) =>
    median(of.map((round) => round.p50))
      .toFixed(2)
      .padStart(10),
  );
  console.log(
    `${name.padEnd(24)}${ms.join('')}${times.toFixed(2).padStart(8)} ×   goal ${GOAL} ×${times > GOAL ? ' MISSED' : ''}`,
  );
}

/** The product on one market, and a client for it. */
class Caller {
  readonly #product;
  readonly #connection;

  private constructor(product: Awaited<ReturnType<typeof productOn>>, connection: HttpConnection) {
    this.#product = product;
    this.#connection = connection;
  }

  static async on(url: string): Promise<Caller> {
    const product = await productOn(url);
    return new Caller(product, await HttpConnection.open(product.url));
  }

  call(call: HttpCall): Promise<void> {
    return this.#connection.call(call);
  }

  async read({ path, headers }: HttpCall): Promise<{ meta: { next_cursor: string } }> {
    const answer = await fetch(`${this.#product.url}${path}`, { headers });
    return (await answer.json()) as { meta: { next_cursor: string } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#connection.close();
    await this.#product.remove();
  }
}
