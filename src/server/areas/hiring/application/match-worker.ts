import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../engine/db/connect.ts';
import { refreshSome } from './stored-match-queries.ts';

export type MatchWorker = {
  /** Compares all that is stale. */
  work: () => Promise<void>;
  /** Resolves when the batch in progress is done. */
  stop: () => Promise<void>;
};

/** Compares stored matches again after what they were compared of has changed (`stored-match-queries.ts`). */
export function matchWorker(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): MatchWorker {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const workAll = async () => {
    while (!isStopped && (await refreshSome(db)));
  };
  return {
    work: () => {
      running ??= workAll()
        .catch((error) => log.warn({ err: error }, 'stored matches cannot be compared'))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
