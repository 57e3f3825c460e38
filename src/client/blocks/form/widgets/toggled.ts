import type { Choice } from '../../../engine/value/lookup-context.ts';

/**
 * Returns the list with a value added or removed, in the order of the choices; values that are not choices stay in
 * front.
 */
export function toggled(chosen: readonly unknown[], value: unknown, choices: readonly Choice[]): unknown[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  const order = new Map(choices.map((choice, index) => [choice.value as unknown, index]));
  return [...chosen, value].sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1));
}
