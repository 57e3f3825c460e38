import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { ensureRoles } from '../../../src/server/areas/account/user-queries.ts';
import { matchRulesVersion } from '../../../src/server/areas/hiring/application/match-rules.ts';
import { loadReferenceData } from '../../../src/server/areas/reference/reference-data-queries.ts';
import { connect } from '../../../src/server/engine/db/connect.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/server/engine/db/embedded-postgres.ts';
import { migrate } from '../../../src/server/engine/db/migrate.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILLING = readFileSync(join(import.meta.dirname, 'market.sql'), 'utf8');
const MIGRATIONS = join(ROOT, 'src/server/engine/db/migrations');
/** Markets are rebuilt when the schema or content changes, and every month, because vacancies expire. */
const VERSION = createHash('sha256')
  .update(FILLING)
  .update(
    readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
      .join(),
  )
  .update(new Date().toISOString().slice(0, 7))
  .digest('hex')
  .slice(0, 16);

/** The default number of candidates. */
const PEOPLE = 1000;

/** Databases with markets of several sizes, in one persistent PostgreSQL. */
export class Markets {
  readonly #postgres: EmbeddedPostgres;

  private constructor(postgres: EmbeddedPostgres) {
    this.#postgres = postgres;
  }

  /** `BENCH_DATABASE_URL` names a server that runs already, with a superuser, and stays. */
  static async open(): Promise<Markets> {
    const url = process.env.BENCH_DATABASE_URL;
    return new Markets(
      url
        ? { url, stop: async () => undefined }
        : await startEmbeddedPostgres({ dataDir: join(ROOT, '.cache/bench') }),
    );
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#postgres.stop();
  }

  /**
   * The address of a database with that many vacancies and candidates and the newest schema; created if
   * needed.
   */
  async ofSize(vacancies: number, people = PEOPLE): Promise<string> {
    const name = `market_${vacancies}${people === PEOPLE ? '' : `_${people}`}`;
    const address = new URL(this.#postgres.url);
    await using server = await connected(address.href);
    const { rows } = await server.query(
      `select shobj_description(oid, 'pg_database') as version from pg_database where datname = $1`,
      [name],
    );
    address.pathname = `/${name}`;
    const url = address.href;
    if (rows[0]?.version !== VERSION) {
      const started = performance.now();
      await server.query(`drop database if exists ${name}`);
      await server.query(`create database ${name}`);
      await prepare(url);
      await fill(url, vacancies, people);
      await server.query(`comment on database ${name} is '${VERSION}'`);
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `made a market of ${vacancies} vacancies and ${people} candidates in ${seconds.toFixed(0)} s`,
      );
    }
    await tidy(url);
    return url;
  }
}

/** Creates the schema and reference data, as the product does on startup. */
async function prepare(url: string): Promise<void> {
  const connection = connect({ url, connections: 2 });
  await migrate(url, MIGRATIONS, async () => {
    await ensureRoles(connection.db);
    await loadReferenceData(connection.db);
  });
  await connection.close();
}

/**
 * Fills a migrated database with reference data. Without triggers, references and indexes meanwhile: adding these at
 * the end is faster.
 */
export async function fill(url: string, vacancies: number, people: number): Promise<void> {
  await using client = await connected(url);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and not indisunique`,
  );
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set max_parallel_workers = 0;
     set session_replication_role = replica; set work_mem = '128MB'`,
  );
  await client.query(`select set_config('bench.vacancies', $1, false)`, [String(vacancies)]);
  await client.query(`select set_config('bench.people', $1, false)`, [String(people)]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(FILLING);
  // Otherwise the product compares all matches while it is measured.
  await client.query('insert into match_rules (version) values ($1)', [matchRulesVersion(ROOT)]);
  for (const { definition } of rows) await client.query(definition);
}

/** Vacuums and analyses before measuring, because a migration may have undone autovacuum's work. */
async function tidy(url: string): Promise<void> {
  await using client = await connected(url);
  const { rows } = await client.query(
    `select exists (
       select from pg_stat_user_tables join pg_class on pg_class.oid = relid
       where last_analyze is null or n_mod_since_analyze > 0 or (relpages > 0 and relallvisible < relpages / 2)
     ) as needed`,
  );
  if (rows[0].needed) await client.query('vacuum analyze');
  await client.query('checkpoint');
}

async function connected(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
