import type { Envelope } from '../api/operations.ts';

const lists = new WeakMap<Envelope, unknown>();

/**
 * Returns a response's data; a list has `meta` beside its rows, so that a path can read it
 * ("jobs.meta.total").
 */
export function withMeta(answer: Envelope): unknown {
  if (!Array.isArray(answer.data) || !answer.meta) return answer.data ?? null;
  const known = lists.get(answer) ?? Object.assign([...answer.data], { meta: answer.meta });
  lists.set(answer, known);
  return known;
}
