import { onTestFailed } from 'vitest';
import type { Ask } from './load.ts';

/** The number of latest events to print: a few seconds of load. */
const KEPT = 400;

/** Records what happened in a test and prints the end of it when the test fails. */
export function newTimeline() {
  const events: string[] = [];
  let calls = 0;
  const record = (event: string): void => {
    events.push(`${(performance.now() / 1000).toFixed(3)} ${event}`);
    if (events.length > KEPT) events.shift();
  };
  /** Records when each call was sent and answered. */
  const recorded =
    (ask: Ask): Ask =>
    async (method, path, body) => {
      calls += 1;
      const call = `#${calls} ${method} ${path}`;
      record(call);
      try {
        const answer = await ask(method, path, body);
        record(`${call}: ${answer.status} ${JSON.stringify(answer.body.data)?.slice(0, 60) ?? ''}`);
        return answer;
      } catch (error) {
        record(`${call}: ${error}`);
        throw error;
      }
    };
  onTestFailed(() => console.log(events.join('\n')));
  return { record, recorded };
}
