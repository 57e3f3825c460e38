import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../../language/run/value/durations.ts';
import { hashOfText } from '../../areas/office/workshop/published-files.ts';
import {
  findVersion,
  lastPlace,
  lockPublications,
  putIntoForce,
  setVersion,
  type Version,
} from '../../areas/office/workshop/workshop-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import { UnsettledDefinitions } from '../../engine/db/stored/settle-definitions.ts';
import type { WorkshopDesk } from '../../engine/http/workshop-desk.ts';
import { say } from '../../engine/messages/say.ts';
import { settleStored } from '../stored-definitions.ts';
import type { Over } from './build-store.ts';
import type { DeskAnswers, DeskQuestions } from './desk-question.ts';
import type { PublishedProgram } from './published-program.ts';

const BEAT = 5 * SECOND;
/** How long after a draft was kept its author pauses: the page keeps one 0.6 s after the last keystroke. */
const REST = 1.5 * SECOND;
/** Times that a build is made anew because somebody else has published meanwhile. */
const ATTEMPTS = 3;

/** Ends a transaction that was only a trial. */
class Tried extends Error {}

/** Why an edit is not published, for its author. */
class Refused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super('refused');
    this.reasons = reasons;
  }
}

export type DeskOptions = {
  db: Db;
  /** The thread that checks. */
  thread: Pick<DeskThread, 'ask' | 'stop'>;
  published: Pick<PublishedProgram, 'files' | 'over'> & {
    builds: Pick<PublishedProgram['builds'], 'have' | 'foresee' | 'prepare' | 'stop'>;
  };
  together: boolean;
  release: () => string;
  /** Called once something has been published. */
  onPublished: () => void;
  log: () => FastifyBaseLogger | undefined;
};

export type Desk = WorkshopDesk & {
  /** Waits for the publications of this process. */
  published: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Checks and publishes edits of definitions for one process. */
export function workshopDesk(options: DeskOptions): Desk {
  const { db, published, together, release, thread } = options;
  /** In this process one at a time; in all processes, what they come to. */
  let running: Promise<void> = Promise.resolve();

  const publish = async (id: number) => {
    const beat = setInterval(
      () => void setVersion(db, id, { beat_at: new Date() }).catch(() => {}),
      BEAT,
    ).unref();
    try {
      await publishVersion(options, id);
      options.onPublished();
    } catch (error) {
      const reasons = reasonsOf(error);
      if (!reasons) options.log()?.error({ err: error, version_id: id }, 'publishing an edit failed');
      await setVersion(db, id, {
        state: 'refused',
        reasons: [...(reasons ?? [say('workshop.failed')])],
      }).catch((err: unknown) => options.log()?.error({ err }, 'a refused edit could not be marked'));
    } finally {
      clearInterval(beat);
    }
  };

  const over = async () => Object.fromEntries((await published.over(db)).over);

  /** Begins what the publication of an edit without mistakes will wait for. */
  const foresee = (edit: Pick<Version, 'file' | 'text'>, over: Over) => {
    const next = withText(edit, over, published.files);
    if (next.size === 0) return;
    published.builds.foresee(db, next, generating(thread, next));
    // Whoever is told what it means publishes next: the judgement is ready once they have read it.
    void thread.ask('judge', { ...edit, over: Object.fromEntries(over) }).catch(() => {});
  };
  const foreseeDraft = async (edit: Pick<Version, 'file' | 'text'>) => {
    const { over } = await published.over(db);
    if ((over.get(edit.file) ?? published.files.get(edit.file)) === edit.text) return;
    const mistakes = await thread.ask('check', { ...edit, over: Object.fromEntries(over) });
    if (mistakes.length === 0) foresee(edit, over);
  };
  let resting: NodeJS.Timeout | undefined;

  return {
    together,
    release,
    files: () => published.files,
    drafted: (edit) => {
      clearTimeout(resting);
      // Where two people are wanted, nobody publishes what they type.
      if (together) return;
      void published.builds.prepare().catch(() => {});
      resting = setTimeout(() => void foreseeDraft(edit).catch(() => {}), REST).unref();
    },
    explain: async (edit) => {
      void published.builds.prepare().catch(() => {});
      const { over } = await published.over(db);
      const meaning = await thread.ask('explain', { ...edit, over: Object.fromEntries(over) });
      if (meaning.mistakes.length === 0) foresee(edit, over);
      return meaning;
    },
    definitions: async () => thread.ask('definitions', { over: await over() }),
    check: async (edit) => thread.ask('check', { ...edit, over: await over() }),
    draw: async (edit) => thread.ask('draw', { ...edit, over: await over() }),
    publish: (id) => {
      running = running.then(() => publish(id));
    },
    published: () => running,
    stop: async () => {
      clearTimeout(resting);
      published.builds.stop();
      await thread.stop();
    },
  };
}

function reasonsOf(error: unknown): readonly string[] | null {
  return error instanceof Refused || error instanceof UnsettledDefinitions ? error.reasons : null;
}

async function publishVersion({ db, published, thread }: DeskOptions, id: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [place, version, { over }] = [
      await lastPlace(db),
      await findVersion(db, id),
      await published.over(db),
    ];
    if (!version) return;
    const next = withVersion(version, over, published.files);
    const question = { over: Object.fromEntries(over), file: version.file, text: version.text };
    const { refused, definitions } = await thread.ask('judge', question);
    if (refused.length > 0) throw new Refused(refused);
    const settle = (tx: Db) => settleStored(tx, new Date(), definitions);
    // What breaks stored values is told before anything is built.
    await db
      .transaction(async (tx) => {
        await settle(tx);
        throw new Tried();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Tried)) throw error;
      });
    await setVersion(db, id, { state: 'building', beat_at: new Date() });
    // Without published texts, every process runs the release itself.
    if (next.size > 0) await published.builds.have(db, next, generating(thread, next));
    const isDone = await db.transaction(async (tx) => {
      await lockPublications(tx);
      if ((await lastPlace(tx)) !== place) return false;
      await settle(tx);
      await putIntoForce(tx, version, new Date());
      return true;
    });
    if (isDone) return;
    if (attempt === ATTEMPTS) throw new Refused([say('workshop.busy')]);
  }
}

/** Has the thread generate: it has checked the same texts before. */
const generating = (thread: DeskOptions['thread'], over: Over) => () =>
  thread.ask('generate', { over: Object.fromEntries(over) });

/** What is published once a version is. */
function withVersion(version: Version, over: Over, files: ReadonlyMap<string, string>): Over {
  const { file, text, base_hash } = version;
  const released = files.get(file);
  const current = over.get(file) ?? released;
  if (current === undefined) throw new Refused([say('workshop.no_file', { file })]);
  if (hashOfText(current) !== base_hash) throw new Refused([say('workshop.replaced', { file })]);
  return withText({ file, text }, over, files);
}

function withText(
  { file, text }: Pick<Version, 'file' | 'text'>,
  over: Over,
  files: ReadonlyMap<string, string>,
): Over {
  const next = new Map(over);
  if (text === files.get(file)) next.delete(file);
  else next.set(file, text);
  return next;
}

type Answer = DeskAnswers[keyof DeskAnswers];
type Waiting = { done: (answer: Answer) => void; failed: (error: Error) => void };

/** The thread that checks, started with the first question and again after it ended. */
export class DeskThread {
  readonly #root: string;
  #worker: Worker | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(root: string) {
    this.#root = root;
  }

  ask<Name extends keyof DeskAnswers>(name: Name, question: DeskQuestions[Name]): Promise<DeskAnswers[Name]> {
    const worker = this.#started();
    return new Promise((done, failed) => {
      const number = ++this.#number;
      // The thread answers each question by the function of its name.
      this.#waiting.set(number, { done: (answer) => done(answer as DeskAnswers[Name]), failed });
      worker.postMessage({ number, name, question });
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(join(this.#root, 'scripts/workshop/desk-thread.ts'), {
      workerData: { root: this.#root },
    });
    worker.unref();
    worker.on('message', ({ number, answer, error }) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error === undefined) waiting?.done(answer as Answer);
      else waiting?.failed(new Error(error));
    });
    const end = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { failed } of this.#waiting.values()) failed(error);
      this.#waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The checking thread has ended.')));
    this.#worker = worker;
    return worker;
  }
}
