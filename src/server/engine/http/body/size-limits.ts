import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';

/**
 * Maximum values in one body, including those in lists and rows. The longest form with all its rows has
 * 3,000.
 */
export const MAX_VALUES = 10_000;
/** Maximum fields of one object. The widest form has fewer than a hundred. */
const MAX_FIELDS = 1_000;
/** Maximum nesting of objects and lists. Forms have four levels. */
export const MAX_DEPTH = 32;

/**
 * Refuses a body larger than any form before it is processed: validating takes time for each value, which
 * blocks every other call. Not recursive, because the call stack is limited.
 *
 * @returns the number of values
 */
export function refuseOversized(value: unknown): number {
  let level = [value];
  let count = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new Refusal(400, coded('request.too_deep'));
    const next: unknown[] = [];
    for (const part of level) {
      const children = childrenOf(part);
      count += children.length;
      if (count > MAX_VALUES) throw new Refusal(413, coded('request.too_large'));
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return count;
}

/** Only JSON lists and objects have parts that count; an uploaded file is one value, whatever it contains. */
function childrenOf(part: unknown): unknown[] {
  if (Array.isArray(part)) return part;
  if (!isJsonObject(part)) return [];
  const children: unknown[] = Object.values(part);
  if (children.length > MAX_FIELDS) throw new Refusal(413, coded('request.too_large'));
  return children;
}

function isJsonObject(part: unknown): part is object {
  if (typeof part !== 'object' || part === null) return false;
  const prototype: unknown = Object.getPrototypeOf(part);
  return prototype === Object.prototype || prototype === null;
}
