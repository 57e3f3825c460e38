import { createHash } from 'node:crypto';

/** A statement that each connection plans once, if it has a name. */
export type NamedStatement = { text: string; name?: string };

/** Connections keep the plans of this many; texts that vary with their values would fill their memory. */
export const MOST_NAMED = 300;

const names = new Map<string, string>();

/** Names a statement that is composed anew for each call. */
export function named(text: string): NamedStatement {
  const known = names.get(text);
  if (known) return { text, name: known };
  if (names.size >= MOST_NAMED) return { text };
  const name = `one_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return { text, name };
}
