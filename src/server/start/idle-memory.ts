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
 * Returns the memory that starting, a build or a busy hour took. V8 collects garbage when something is allocated, so an
 * idle process would keep it. Collects once each time that the process comes to rest.
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

/** A collection that also returns emptied pages to the system. V8 offers it only behind a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
