import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MINUTE } from '../../language/run/value/durations.ts';

/** The share of a minute's processor time below which the process counts as idle. */
const IDLE = 0.01;

/** Microseconds of processor time that the process has used. */
function usedTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Gives memory back that starting, a build or a busy hour took: V8 keeps what an idle process no longer uses, because
 * nothing is allocated that would make it collect. Once for each time that the process comes to rest.
 */
export function collectWhenIdle(used: () => number = usedTime, collect: () => void = collector()): void {
  let before = used();
  let isCollected = false;
  setInterval(() => {
    const now = used();
    const isIdle = now - before < IDLE * MINUTE * 1_000;
    if (isIdle && !isCollected) collect();
    isCollected = isIdle;
    // What collecting took does not count as work.
    before = used();
  }, MINUTE).unref();
}

/** The collection by which V8 also returns the pages that it emptied; it offers it only with a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
