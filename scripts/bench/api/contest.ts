import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningServer } from '../../../src/e2e/running-server.ts';
import type { ApiCase } from './cases.ts';
import { HttpConnection } from './http-load.ts';
import { type Recording, recordCalls } from './recording.ts';
import { poolOf, replay } from './replay.ts';
import { type Comparison, compare } from './rounds.ts';

/** The number of parallel callers: enough for two cores, few enough for the connections of three contestants. */
export const WORKERS = 8;
export const LENGTH = { rounds: 5, milliseconds: 700 };

export type Contestant = 'product' | 'bare' | 'database';

/** The product, a bare server and the bare database, all with the same market. */
export class Contest {
  readonly #url: string;
  readonly #product: RunningServer;
  readonly #bare: { child: ChildProcess; url: string };
  readonly #pool;

  private constructor(url: string, product: RunningServer, bare: { child: ChildProcess; url: string }) {
    this.#url = url;
    this.#product = product;
    this.#bare = bare;
    this.#pool = poolOf(url);
  }

  static async open(url: string): Promise<Contest> {
    const child = fork(join(import.meta.dirname, 'bare-server.ts'), [url], { serialization: 'advanced' });
    const [hello] = await once(child, 'message');
    return new Contest(url, await productOn(url), { child, url: hello.url });
  }

  async run(api: ApiCase): Promise<Comparison<Contestant>> {
    const begun = new Date();
    const next = await this.#vacanciesFor(api);
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const recordings = await recordCalls(this.#url, folder, api, WORKERS, next);
    rmSync(folder, { recursive: true });
    await this.#prepare(recordings);
    const open = (url: string) =>
      Promise.all(Array.from({ length: WORKERS }, () => HttpConnection.open(url)));
    const [product, bare] = [await open(this.#product.url), await open(this.#bare.url)];
    const results = await compare<Contestant>(
      {
        product: (worker) => product[worker]!.call(api.call(next(worker), worker)),
        bare: (worker) => {
          const vacancy = next(worker);
          return bare[worker]!.call({ ...api.call(vacancy, worker), path: `/${worker}/${vacancy}` });
        },
        database: (worker) => replay(this.#pool, recordings[worker]!, next(worker)),
      },
      { ...LENGTH, workers: WORKERS },
    );
    for (const connection of [...product, ...bare]) connection.close();
    if (api.varies === 'apply') await this.#forgetApplications(begun);
    return results;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.end();
    this.#bare.child.disconnect();
    await this.#product.remove();
  }

  async #prepare(recordings: Recording[]): Promise<void> {
    this.#bare.child.send(recordings);
    await once(this.#bare.child, 'message');
  }

  /**
   * Returns the vacancy of each worker's next call: any for reading; for applying, one without an application by a
   * worker.
   */
  async #vacanciesFor(api: ApiCase): Promise<(worker: number) => number> {
    if (!api.varies) return () => 1;
    const isFree = `vacancy_id % 3 > 0 and vacancy_id not in (
      select vacancy_id from applications where candidate_id <= ${WORKERS})`;
    const { rows } = await this.#pool.query<{ id: string }>(
      `select vacancy_id as id from vacancies
       where closed_at is null and display_vacancy_public = 1 and application_deadline > current_date + 1
         ${api.varies === 'apply' ? `and ${isFree}` : ''} order by md5(vacancy_id::text) limit 20000`,
    );
    const turns = new Array<number>(WORKERS).fill(0);
    return (worker) => {
      const turn = turns[worker]!++;
      const row = rows[api.varies === 'read' ? (worker * 997 + turn) % rows.length : turn];
      if (!row) throw new Error('There are too few vacancies to apply for.');
      return Number(row.id);
    };
  }

  async #forgetApplications(since: Date): Promise<void> {
    await this.#pool.query('delete from applications where application_date >= $1', [since]);
    await this.#pool.query('vacuum analyze applications, application_history, application_files');
  }
}

/** Starts the built product as its user does, on this database. */
export const productOn = (url: string): Promise<RunningServer> =>
  RunningServer.start({
    env: { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: '1' },
  });
