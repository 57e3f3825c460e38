import { sameData } from '../../engine/value/data-path.ts';

/**
 * Drops a response that is stale because the form changed after it was sent. Call it when sending; `latest`
 * holds the form's current values.
 */
export function ifUnchanged(
  latest: Readonly<{ current: unknown }>,
  take?: (answer: unknown) => void,
): (answer: unknown) => void {
  const sent = latest.current;
  return (answer) => {
    if (sameData(sent, latest.current)) take?.(answer);
  };
}
