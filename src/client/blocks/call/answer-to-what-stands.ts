import { sameData } from '../../form/data-path.ts';

/**
 * Takes an answer only while what was sent still stands in the form: what was changed meanwhile has not been answered.
 * Call it when the form is sent; `latest` holds what stands there at any moment.
 */
export function answerToWhatStands(
  latest: Readonly<{ current: unknown }>,
  take?: (answer: unknown) => void,
): (answer: unknown) => void {
  const sent = latest.current;
  return (answer) => {
    if (sameData(sent, latest.current)) take?.(answer);
  };
}
