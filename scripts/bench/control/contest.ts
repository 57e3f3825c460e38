import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type HttpCall, HttpConnection } from '../api/http-load.ts';
import { type Comparison, compare } from '../api/rounds.ts';
import { IS_QUICK } from '../api/scale.ts';
import type { Operation } from './operation.ts';
import { difference } from './same-answer.ts';

/** The number of parallel callers, each with its own connection to both sides. */
export const WORKERS = 8;
export const LENGTH = IS_QUICK ? { rounds: 1, milliseconds: 150 } : { rounds: 6, milliseconds: 700 };
/** Calls per worker whose answers are compared. */
const COMPARED = 4;

/** A running server of the product. */
type Product = { url: string; remove: () => Promise<void> };

/** The product and the control on the same database. */
export class Contest {
  readonly #pool: Pool;
  readonly #product: Product;
  readonly #control: { child: ChildProcess; url: string };

  private constructor(pool: Pool, product: Product, control: { child: ChildProcess; url: string }) {
    this.#pool = pool;
    this.#product = product;
    this.#control = control;
  }

  /** Starts the control on this database, beside a product that serves it. */
  static async open(url: string, product: Product): Promise<Contest> {
    const child = fork(join(import.meta.dirname, 'server.ts'), [url]);
    const [hello] = await once(child, 'message');
    return new Contest(new Pool({ connectionString: url }), product, { child, url: hello.url });
  }

  /**
   * @throws Error with the operation and the path where answers differ; a path starts with worker and turn
   */
  async compareAnswers(operation: Operation): Promise<void> {
    const { name, call } = operation;
    const records = await this.#recordsFor(operation);
    const answersOf = async (url: string) => {
      await this.#undo(operation);
      return Promise.all(
        records.map(async (ids, worker) => {
          const answers: unknown[] = [];
          for (let turn = 0; turn < COMPARED; turn++)
            answers.push(await answerOf(url, call(worker, turn, ids)));
          return answers;
        }),
      );
    };
    // A first pass, so that a record's first call has left its writes, such as a view, before the comparison.
    await answersOf(this.#product.url);
    const [product, control] = [await answersOf(this.#product.url), await answersOf(this.#control.url)];
    const [one, other] = [product, control].map((answers) => withoutIds(answers, operation.newIds ?? []));
    const found = difference(one, other);
    if (found) throw new Error(`${name}: ${found}`);
  }

  async measure(operation: Operation): Promise<Comparison<'product' | 'control'>> {
    const { call } = operation;
    const records = await this.#recordsFor(operation);
    const open = (url: string) =>
      Promise.all(Array.from({ length: WORKERS }, () => HttpConnection.open(url)));
    const [product, control] = [await open(this.#product.url), await open(this.#control.url)];
    const work = (connections: HttpConnection[]) => (worker: number, turn: number) =>
      connections[worker]!.call(call(worker, turn, records[worker]!));
    const rounds = await compare(
      { product: work(product), control: work(control) },
      { ...LENGTH, workers: WORKERS },
      () => this.#undo(operation),
    );
    for (const connection of [...product, ...control]) connection.close();
    return rounds;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.end();
    this.#control.child.disconnect();
    await this.#product.remove();
  }

  async #recordsFor({ records }: Operation): Promise<number[][]> {
    const idsOf = async (worker: number) => {
      if (!records) return [];
      const { rows } = await this.#pool.query<{ ids: string[] }>(records, [worker + 1]);
      return rows[0]!.ids.map(Number);
    };
    return Promise.all(Array.from({ length: WORKERS }, (_, worker) => idsOf(worker)));
  }

  async #undo({ undo }: Operation): Promise<void> {
    if (undo) await this.#pool.query(undo);
  }
}

/** Answers with the digits of these fields hidden. */
const withoutIds = (answers: unknown, names: readonly string[]): unknown =>
  JSON.parse(
    JSON.stringify(answers, (name, value) =>
      names.includes(name) && value !== null ? String(value).replace(/\d+/g, '#') : value,
    ),
  );

async function answerOf(url: string, { method, path, headers, body }: HttpCall): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) });
  if (!answer.ok)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
