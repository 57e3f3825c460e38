/** One contestant's result in a round. */
export type Round = { perSecond: number; p50: number; p95: number };

/** One call; `turn` counts this worker's calls. */
export type Work = (worker: number, turn: number) => Promise<unknown>;

/** Runs the workers for a fixed time, each making one call after another. */
export async function runRound(work: Work, workers: number, milliseconds: number): Promise<Round> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 0; performance.now() - started < milliseconds; turn++) {
        const begun = performance.now();
        await work(worker, turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, p50: share(times, 0.5), p95: share(times, 0.95) };
}

/** The rounds of each contestant, in order. */
export type Comparison<Name extends string> = Record<Name, Round[]>;

/**
 * Alternates the contestants, rotating who starts, so that a busy machine slows all of them. The first round
 * warms the caches and does not count.
 */
export async function compare<Name extends string>(
  contestants: Record<Name, Work>,
  { rounds, workers, milliseconds }: { rounds: number; workers: number; milliseconds: number },
  /** Awaited before each contestant's turn. */
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<Comparison<Name>> {
  const names = Object.keys(contestants) as Name[];
  const done = Object.fromEntries(names.map((name): [string, Round[]] => [name, []])) as Comparison<Name>;
  for (let round = 0; round <= rounds; round++) {
    const order = names.map((_, index) => names[(index + round) % names.length]!);
    for (const name of order) {
      await prepare();
      const result = await runRound(contestants[name], workers, milliseconds);
      if (round > 0) done[name].push(result);
    }
  }
  return done;
}

export const median = (numbers: number[]) => share(numbers, 0.5);

/** The median over all rounds of one contestant's value as a multiple of the other's. */
export const ratio = (one: Round[], other: Round[], of: keyof Round) =>
  median(one.map((round, index) => round[of] / other[index]![of]));

/** The number below which this part of them lies. */
export const share = (numbers: number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ??
  Number.NaN;
