import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../generated/operations.ts';
import { PROJECT } from '../../src/e2e/running-server.ts';
import { type HttpCall, HttpConnection } from './api/http-load.ts';
import { Markets } from './api/market.ts';
import { productOn } from './api/product.ts';
import { compare, median, ratio, type Work } from './api/rounds.ts';

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 100_000);
const VACANCIES = 20_000;
/** The goal: at most this multiple of a point read. */
const GOAL = 3;
/** One caller, because latency is measured, not throughput. */
const LENGTH = { rounds: 5, workers: 1, milliseconds: 100 };

type Params = Record<string, { const?: unknown }>;
interface List {
  path: string;
  operation: string;
  sort?: string;
  stats?: { operation: string; params?: Params };
}

/** A candidate reads one vacancy. */
const POINT_READ: HttpCall = {
  method: 'GET',
  path: '/api/vacancy/1',
  headers: { authorization: 'Bearer bench-1', 'x-forwarded-for': '10.0.0.1' },
};

/** A common word: one in ten people has this name. */
const WORD = 'haddad';

/**
 * Measures every console list with many people, in milliseconds: first page, search and cards, next to a
 * point read from the same run.
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
    const calls = { point: POINT_READ, ...callsOf(list) };
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

/** Lists that are defined as screens with a table. */
const TABLES: List[] = [
  {
    path: '/admin/users',
    operation: 'listUsers',
    sort: '-created_at',
    stats: { operation: 'getAdminStats', params: { list: { const: 'users' } } },
  },
  { path: '/admin/audit', operation: 'listAdminActions', sort: '-created_at' },
  { path: '/admin/security-events', operation: 'listSecurityEvents', sort: '-created_at' },
  { path: '/admin/notifications', operation: 'listNotifications' },
  { path: '/admin/mail', operation: 'listFailedMails' },
];

/** The console's lists: those with documents, and screens with a table. */
function lists(): List[] {
  const folder = join(PROJECT, 'schemas/crud');
  const written = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as List,
  );
  return [...written.filter(({ path }) => path.startsWith('/admin/')), ...TABLES];
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
