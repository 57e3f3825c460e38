import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

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
  const name = nameOf(text);
  names.set(text, name);
  return { text, name };
}

const nameOf = (text: string): string =>
  `one_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;

/** How often a write is sent before it is named. */
const REPEATED = 3;
/** The most writes that have names. */
const MOST_WRITES = 200;
/** The most texts that are counted. */
const MOST_SEEN = 1000;

/** Names of the writes that are sent again and again. */
const writes = new Map<string, string>();
const seen = new Map<string, number>();

/** A list's best plan depends on its values; that of a write or a lock, which find their rows by keys, does not. */
const isWrite = (text: string): boolean =>
  /^\s*(insert|update|delete)\b|^\s*with \w+ as \((insert|update|delete)\b/i.test(text) ||
  /\bfor (no key )?(update|share|key share)( of \w+)?\s*$/i.test(text);

function writeName(text: string): string | undefined {
  const known = writes.get(text);
  if (known || writes.size >= MOST_WRITES) return known;
  const times = (seen.get(text) ?? (isWrite(text) ? 0 : Number.NEGATIVE_INFINITY)) + 1;
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(text, times);
  if (times >= REPEATED) writes.set(text, nameOf(text));
  return writes.get(text);
}

/** Forgets all names, of which tests that share a process would use up the last. */
export function forgetNames(): void {
  for (const texts of [names, writes, seen]) texts.clear();
}

/** Has this connection plan the writes that repeat only once, however they were built. */
export function nameRepeatedWrites(client: PoolClient): void {
  const send = client.query.bind(client) as (...query: unknown[]) => unknown;
  const query = (config: unknown, values?: unknown, ...more: unknown[]) =>
    send(withName(config, values), values, ...more);
  Object.assign(client, { query });
}

function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Array.isArray(values) || values.length === 0)
    return config;
  const { text, name } = config as Partial<NamedStatement>;
  if (!text || name) return config;
  const found = writeName(text);
  return found ? { ...config, name: found } : config;
}
