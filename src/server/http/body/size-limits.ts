import { say } from '../../words/say.ts';
import { Refusal } from '../refusal.ts';

/** Values in one body, those in lists and rows included. The longest real form, a vacancy with all its questions, has 3,000. */
const MOST_VALUES = 10_000;
/** Objects and lists in one another. Forms have four levels. */
const DEEPEST = 32;

/**
 * Refuses what is larger than any form, before anything looks into it: checking takes time for each value, and every
 * other call waits meanwhile. Goes through the value without recursion, whose depth has a limit.
 */
export function refuseOversized(value: unknown): void {
  let level = [value];
  let count = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new Refusal(400, say('request.too_deep'));
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      const children = Array.isArray(part) ? part : Object.values(part);
      count += children.length;
      if (count > MOST_VALUES) throw new Refusal(413, say('request.too_large'));
      for (const child of children) next.push(child);
    }
    level = next;
  }
}
