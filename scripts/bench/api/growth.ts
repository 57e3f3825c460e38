import { type HttpCall, HttpConnection, RefusedCall } from './http-load.ts';
import { get, listCalls } from './list-calls.ts';
import type { Markets } from './market.ts';
import { productOn } from './product.ts';
import { type Comparison, compare, median, type Work } from './rounds.ts';
import { IS_QUICK } from './scale.ts';
import { type Verdict, verdict } from './verdicts.ts';

/** Vacancies, and as many candidates: the market grows in everything. The first is the one others are compared with. */
const SIZES =
  process.env.BENCH_SIZES?.split(',').map(Number) ?? (IS_QUICK ? [2000, 4000] : [10_000, 1_000_000]);
const [SMALL, LARGE] = [SIZES[0]!, SIZES.at(-1)!];
/** A list takes at most this multiple of its time in the small market, and of a point read in the same market. */
const GOALS = { growth: { most: 1.3 }, point: { most: 3 } };
/** One caller, because latency is measured, not throughput. */
const LENGTH = { rounds: IS_QUICK ? 1 : 3, workers: 1, milliseconds: IS_QUICK ? 50 : 100 };
/** Only calls whose names contain one of these. */
const NAMES = process.env.BENCH_CASES?.split(',');

type Measured = { rounds: Record<string, Comparison<string>>; verdicts: Verdict[] };

const POINT = 'one vacancy';
const CALLS: Record<string, HttpCall> = {
  ...listCalls(),
  filtered: get(
    '/vacancy?country_id=187&curriculum_id=2,3&salary_min=90000&salary_max=120000&position_type=full_time',
    'candidate',
  ),
  'words and filter': get('/vacancy?search=teacher&city=Doha&salary_min=150000', 'candidate'),
  'similar jobs': get('/vacancy/77/similar', 'candidate'),
};

/** Measures each list in markets of every size, beside a point read in the same one. */
export async function measureGrowth(markets: Markets): Promise<Measured> {
  await using callers = new AsyncDisposableStack();
  const products: Caller[] = [];
  const addresses: string[] = [];
  for (const size of SIZES) addresses.push(await markets.ofSize(size, size));
  for (const address of addresses) products.push(callers.use(await Caller.on(address)));
  const point = get('/vacancy/77', 'candidate');
  const found: Measured = { rounds: {}, verdicts: [] };
  const heads = SIZES.map((size) => `p95 ${size.toLocaleString('en')}`);
  console.log(
    `\n${''.padEnd(58)}${[...heads, '× point', '× small'].map((head) => head.padStart(15)).join('')}`,
  );
  for (const [name, call] of Object.entries(CALLS)) {
    if (NAMES && !NAMES.some((part) => name.includes(part))) continue;
    const refusal = await refusalOf(products, call);
    if (refusal !== undefined) {
      console.log(`${name.padEnd(58)} left out: ${refusal}`);
      continue;
    }
    const works = SIZES.flatMap((size, index): [string, Work][] => [
      [String(size), () => products[index]!.call(call)],
      [`${POINT} ${size}`, () => products[index]!.call(point)],
    ]);
    const rounds = await compare(Object.fromEntries(works), LENGTH);
    found.rounds[name] = rounds;
    const judged = [
      verdict(
        `${name}, ${LARGE.toLocaleString('en')} × point`,
        rounds,
        [String(LARGE), `${POINT} ${LARGE}`],
        'p95',
        GOALS.point,
      ),
      verdict(
        `${name}, ${LARGE.toLocaleString('en')} : ${SMALL.toLocaleString('en')}`,
        rounds,
        [String(LARGE), String(SMALL)],
        'p95',
        GOALS.growth,
      ),
    ];
    found.verdicts.push(...judged);
    const cells = [
      ...SIZES.map((size) => median(rounds[size]!.map(({ p95 }) => p95)).toFixed(1)),
      ...judged.map(({ times, isMet }) => `${isMet ? '' : 'MISSED '}${times.toFixed(2)}`),
    ];
    console.log(name.padEnd(58) + cells.map((cell) => cell.padStart(15)).join(''));
  }
  return found;
}

/** Forbidden and not found: other errors stop the bench. */
const LEFT_OUT = [403, 404];

/** Why a call cannot be compared: some parameters are for other callers, or name a record that one market lacks. */
async function refusalOf(products: readonly Caller[], call: HttpCall): Promise<string | undefined> {
  try {
    for (const product of products) await product.call(call);
  } catch (error) {
    if (error instanceof RefusedCall && LEFT_OUT.includes(error.status)) return error.message;
    throw error;
  }
  return undefined;
}

const PAGE = IS_QUICK ? 50 : LARGE / 25;

/** Measures a deep page, by number and by cursor, against the first page. */
export async function measureDepth(markets: Markets): Promise<Measured> {
  await using product = await Caller.on(await markets.ofSize(LARGE, LARGE));
  const list = (query: string) => get(`/vacancy?per_page=20&${query}`, 'candidate');
  const { meta } = await product.read(list(`page=${PAGE - 1}`));
  const pages: Record<string, Work> = {
    first: () => product.call(list('page=1')),
    cursor: () => product.call(list(`cursor=${meta.next_cursor}`)),
    number: () => product.call(list(`page=${PAGE}`)),
  };
  const rounds = await compare(pages, LENGTH);
  const verdicts = ['cursor', 'number'].map((by) =>
    verdict(`page ${PAGE.toLocaleString('en')} : 1, by ${by}`, rounds, [by, 'first'], 'p50', GOALS.growth),
  );
  return { rounds: { depth: rounds }, verdicts };
}

/** The product on one market, and a client for it. */
class Caller {
  readonly #product;
  #connection;

  private constructor(product: Awaited<ReturnType<typeof productOn>>, connection: HttpConnection) {
    this.#product = product;
    this.#connection = connection;
  }

  static async on(url: string): Promise<Caller> {
    const product = await productOn(url);
    return new Caller(product, await HttpConnection.open(product.url));
  }

  /** Connects anew where the server has closed a connection that was idle while others were measured. */
  async call(call: HttpCall): Promise<void> {
    if (this.#connection.isClosed) this.#connection = await HttpConnection.open(this.#product.url);
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
