import { type HttpCall, HttpConnection } from './http-load.ts';
import type { Markets } from './market.ts';
import { productOn } from './product.ts';
import { type Comparison, compare, type Work } from './rounds.ts';
import { IS_QUICK } from './scale.ts';
import { type Verdict, verdict } from './verdicts.ts';

const SMALL = 10_000;
const LARGE = IS_QUICK ? 20_000 : 1_000_000;
/** The goal: the large market takes at most this multiple of the small one (design, section 10). */
const GOAL = { most: 1.3 };
/** The candidates of both: with more than 1,000, everything that Admins list grows with them. */
const PEOPLE = IS_QUICK ? { small: 1000, large: 1001 } : { small: 1000, large: 100_000 };
/** One caller, because latency is measured, not throughput. */
const LENGTH = { rounds: IS_QUICK ? 1 : 7, workers: 1, milliseconds: IS_QUICK ? 100 : 400 };

type Measured = { rounds: Record<string, Comparison<string>>; verdicts: Verdict[] };

const OF_ADMIN = { authorization: 'Bearer bench-admin' };
const OF_SCHOOL = { authorization: 'Bearer bench-school-1' };
const OF_CANDIDATE = { authorization: 'Bearer bench-1' };

const get = (path: string, headers: HttpCall['headers'] = OF_CANDIDATE): HttpCall => ({
  method: 'GET',
  path: `/api/${path}`,
  headers,
});
const search = (query: string) => get(`vacancy?${query}`);

/** What the screens send, with words of every frequency. */
const CALLS = {
  'one vacancy': get('vacancy/77'),
  'job list': search('per_page=20'),
  'common word': search('search=teacher'),
  'less common word': search('search=physics'),
  'rare word': search('search=oboe'),
  'misspelt word': search('search=phisics'),
  'no such word': search('search=xylophone'),
  'one letter': search('search=e'),
  'one rare letter': search('search=z'),
  'two letters': search('search=ob'),
  'word of all texts': search('search=licence'),
  "many schools' name": search('search=falcon'),
  "every school's name": search('search=international'),
  title: search('title=oboe'),
  filtered: search(
    'country_id=187&curriculum_id=2,3&salary_min=90000&salary_max=120000&position_type=full_time',
  ),
  'words and filter': search('search=teacher&city=Doha&salary_min=150000'),
  'similar jobs': get('vacancy/77/similar'),
  'choices of a filter': get('cities?search=physics'),
  'saved jobs': get('job/saved-jobs/1'),
  notifications: get('notification', OF_ADMIN),
  'applications of a school': get('application/school/1', OF_SCHOOL),
  'candidates, searched': get('candidate?search=haddad', OF_ADMIN),
  'users, searched': get('user?search=haddad', OF_ADMIN),
} satisfies Record<string, HttpCall>;

/** Measures each search in a large market against a small one, in milliseconds. */
export async function measureGrowth(markets: Markets): Promise<Measured> {
  await using small = await Caller.on(await markets.ofSize(SMALL, PEOPLE.small));
  await using large = await Caller.on(await markets.ofSize(LARGE, PEOPLE.large));
  const found: Measured = { rounds: {}, verdicts: [] };
  for (const [name, call] of Object.entries(CALLS)) {
    const rounds = await compare({ large: () => large.call(call), small: () => small.call(call) }, LENGTH);
    found.rounds[name] = rounds;
    found.verdicts.push(verdict(`${LARGE_TO_SMALL}, ${name}`, rounds, ['large', 'small'], 'p50', GOAL));
  }
  return found;
}

const LARGE_TO_SMALL = [LARGE, SMALL].map((size) => size.toLocaleString('en')).join(' : ');
const PAGE = IS_QUICK ? 400 : 40_000;

/** Measures a deep page, by number and by cursor, against the first page. */
export async function measureDepth(markets: Markets): Promise<Measured> {
  await using product = await Caller.on(await markets.ofSize(LARGE, PEOPLE.large));
  const list = (query: string) => search(`per_page=20&${query}`);
  const { meta } = await product.read(list(`page=${PAGE - 1}`));
  const pages: Record<string, Work> = {
    first: () => product.call(list('page=1')),
    cursor: () => product.call(list(`cursor=${meta.next_cursor}`)),
    number: () => product.call(list(`page=${PAGE}`)),
  };
  const rounds = await compare(pages, LENGTH);
  const verdicts = ['cursor', 'number'].map((by) =>
    verdict(`page ${PAGE.toLocaleString('en')} : 1, by ${by}`, rounds, [by, 'first'], 'p50', GOAL),
  );
  return { rounds: { depth: rounds }, verdicts };
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
