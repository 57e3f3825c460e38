import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { DAY } from '../../../language/run/value/durations.ts';

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** Marks what this process has not finished: containers that share a folder number their processes in the same way. */
export const PROCESS = `${HOST}-${process.pid}`;

/** A copy of the project, half a result, or half a build, by the process that makes them. */
const UNFINISHED = /^work-(?:([\da-f]{8})-)?(\d+)$|\.(?:([\da-f]{8})-)?(\d+)\.(?:result|unpacked)$/;

/** Whether nobody will finish a folder: its process is gone or, if that is elsewhere, has not touched it for a day. */
export function isLeftOver(name: string, changedAt: number): boolean {
  const [, copying, copied, making, made] = UNFINISHED.exec(name) ?? [];
  const pid = Number(copied ?? made);
  if (!pid) return false;
  return (copying ?? making) === HOST ? !isAlive(pid) : changedAt < Date.now() - DAY;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
