export type BatchWorker = {
  /** Works until nothing is left. Resolves when that is done, also if it failed. */
  work: () => Promise<void>;
  /** Resolves when the batch in progress is done; no other is begun. */
  stop: () => Promise<void>;
};

/**
 * Works in batches, one at a time: calls during a run join it.
 * @param some works on one batch and resolves to whether more may be left
 */
export function batchWorker(some: () => Promise<boolean>, onFailure: (error: unknown) => void): BatchWorker {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const workAll = async () => {
    while (!isStopped && (await some()));
  };
  return {
    work: () => {
      running ??= workAll()
        .catch(onFailure)
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
