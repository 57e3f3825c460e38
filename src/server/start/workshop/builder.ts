import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE } from '../../../language/run/value/durations.ts';
import type { BuildAnswer, BuildHint, BuildOrder } from './build-order.ts';
import { isLeftOver } from './left-over.ts';

/** How long the building process keeps its bundles for the next build. */
const IDLE = 5 * MINUTE;

/** A release's bundles, by its digest. */
const BUNDLES = /^bundles-[\da-f]+$/;

/** The process that builds, started with the first order and again after it ended. */
export class Builder {
  readonly #root: string;
  readonly #folder: string;
  readonly #release: string;
  #child: ChildProcess | undefined;
  #number = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(root: string, folder: string, release: string) {
    this.#root = root;
    this.#folder = folder;
    this.#release = release;
  }

  /** Builds; orders come one after the other. */
  async build(order: Omit<BuildOrder, 'number'>): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#started();
    const number = ++this.#number;
    try {
      const failure = await new Promise<string | undefined>((done, fail) => {
        const answered = ({ number: answer, failure }: BuildAnswer) => {
          if (answer !== number) return;
          child.off('exit', ended);
          child.off('message', answered);
          done(failure);
        };
        const ended = () => fail(new Error('The building process has ended.'));
        child.on('message', answered);
        child.once('exit', ended);
        child.send({ number, ...order } satisfies BuildOrder);
      });
      if (failure !== undefined) throw new Error(`The build failed: ${failure.slice(-2_000)}`);
    } finally {
      this.#idle = setTimeout(() => this.stop(), IDLE).unref();
    }
  }

  /** Starts the process, if there is none, so that the first order has less to wait for. */
  prepare(): void {
    if (this.#child) return;
    clearTimeout(this.#idle);
    this.#started().send({ is: 'prepare' } satisfies BuildHint);
    this.#idle = setTimeout(() => this.stop(), IDLE).unref();
  }

  /** Gives up the build that is being made; it fails. */
  giveUp(): void {
    this.#child?.send({ is: 'given-up', order: this.#number } satisfies BuildHint);
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
    this.#child = undefined;
  }

  #started(): ChildProcess {
    if (this.#child) return this.#child;
    this.#removeLeft();
    const child = fork(
      join(this.#root, 'scripts/workshop/build-published.ts'),
      [this.#root, this.#folder, this.#release],
      {
        cwd: this.#root,
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    child.once('error', () => {});
    this.#child = child;
    return child;
  }

  /** Removes what killed processes and other releases have left. */
  #removeLeft(): void {
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      const isOther = BUNDLES.test(name) && name !== `bundles-${this.#release}`;
      if (isOther || isLeftOver(name, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0))
        rmSync(path, { recursive: true, force: true });
    }
  }
}
