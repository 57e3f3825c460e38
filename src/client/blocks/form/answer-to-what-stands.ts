import { sameData } from '../../engine/value/data-path.ts';

/**
 * Passes an answer on only if the form still holds what was sent; what was changed meanwhile has not been answered.
 * Call it when the form is sent; `latest` holds the form's present values.
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
