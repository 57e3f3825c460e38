import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../generated/operations.ts';
import { PROJECT } from '../../src/e2e/running-server.ts';
import type { HttpCall } from './api/cases.ts';
import { productOn } from './api/contest.ts';
import { HttpConnection } from './api/http-load.ts';
import { Markets } from './api/market.ts';
import { compare, median, ratio, type Work } from './api/rounds.ts';

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 100_000);
const VACANCIES = 10_000;
/** At most so many times as long as a point read. */
const GOAL = 3;
/** One caller: what counts is the time of a call. */
const LENGTH = { rounds: 5, workers: 1, milliseconds: 100 };

type Params = Record<string, { const?: unknown }>;
interface List {
  path: string;
  operation: string;
  sort?: string;
  stats?: { operation: string; params?: Params };
}

/** A common word: every tenth person is called so. */
const WORD = 'haddad';

/**
 * Milliseconds of each list of the console with many people: its first page, a search and its summary, beside a point
 * read of the same run.
 */
export async function measureAdmin(): Promise<void> {
  await using markets = await Markets.open();
  const product = await productOn(await markets.ofSize(VACANCIES, PEOPLE));
  const connection = await HttpConnection.open(product.url);
  console.log(
    `\nms of a call with ${PEOPLE.toLocaleString('en')} candidates, × a point read (goal ${GOAL}, medians of ${LENGTH.rounds} rounds)`,
  );
  let missed = 0;
  for (const list of lists()) {
    const calls = { point: get('/vacancy/1', {}), ...callsOf(list) };
    const works = Object.fromEntries(
      Object.entries(calls).map(([name, call]): [string, Work] => [name, () => connection.call(call)]),
    );
    const rounds = await compare(works, LENGTH);
    const cells = Object.keys(calls).map((name) => {
      const ms = median(rounds[name]!.map(({ p50 }) => p50)).toFixed(2);
      if (name === 'point') return `${ms}`.padStart(8);
      const times = ratio(rounds[name]!, rounds.point!, 'p50');
      if (times > GOAL) missed++;
      return `${name} ${ms} (${times.toFixed(1)} ×${times > GOAL ? ' MISSED' : ''})`.padStart(30);
    });
    console.log(list.path.replace('/admin/', '').padEnd(24) + cells.join(''));
  }
  console.log(missed ? `${missed} MISSED` : 'every list meets the goal');
  connection.close();
  await product.remove();
}

/** The lists of the console as their documents say, and the users, which are a screen with a table. */
function lists(): List[] {
  const folder = join(PROJECT, 'schemas/crud');
  const written = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as List,
  );
  const users: List = {
    path: '/admin/users',
    operation: 'listUsers',
    sort: '-created_at',
    stats: { operation: 'getAdminStats', params: { list: { const: 'users' } } },
  };
  return [...written, users];
}

function callsOf({ operation, sort, stats }: List): Record<string, HttpCall> {
  const page = { per_page: '20', ...(sort && { sort }) };
  const list = stats?.params?.list?.const;
  const path = pathOf(operation, list);
  return {
    page: get(path, page),
    ...(isSearched(path) && { search: get(path, { ...page, search: WORD }) }),
    ...(stats && { stats: get(pathOf(stats.operation, list), {}) }),
  };
}

const { paths } = JSON.parse(readFileSync(join(PROJECT, 'generated/openapi.json'), 'utf8')) as {
  paths: Record<string, { get: { parameters?: { name?: string; $ref?: string }[] } }>;
};
const isSearched = (path: string) =>
  paths[path]?.get.parameters?.some(({ name, $ref }) => name === 'search' || $ref?.endsWith('/search')) ??
  false;

const pathOf = (operation: string, list: unknown) =>
  (operations as Record<string, { path: string }>)[operation]!.path.replace('{list}', String(list));

const get = (path: string, query: Record<string, string>): HttpCall => ({
  method: 'GET',
  path: `/api${path}?${new URLSearchParams(query)}`,
  headers: { authorization: 'Bearer bench-admin', 'x-forwarded-for': '10.0.0.1' },
});
