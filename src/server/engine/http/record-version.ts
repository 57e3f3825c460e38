import type { FastifyRequest } from 'fastify';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';

/** The versions of a record that a change may be made of, as times of its last change; null: any. */
export type SeenVersions = readonly Date[] | null;

type Versioned = { updated_at: Date };

/** The most versions that a caller names. */
const MOST = 20;

/** Reads `If-Match` (RFC 9110): weak tags and texts that are no version of ours match nothing. */
export function seenVersions({ headers }: Pick<FastifyRequest, 'headers'>): SeenVersions {
  const text = headers['if-match']?.trim();
  if (text === undefined || text === '*') return null;
  return text
    .split(',', MOST)
    .map((one) => new Date(/^"([\d-]+T[\d:.]+Z)"$/.exec(one.trim())?.[1] ?? Number.NaN))
    .filter((time) => !Number.isNaN(time.getTime()));
}

/** The tag of an answer with a version; null for one without. */
export function versionTag(answer: object): string | null {
  const { updated_at: time } = ((answer as { data?: unknown }).data ?? {}) as Partial<Versioned>;
  return time === undefined ? null : `"${new Date(time).toISOString()}"`;
}

/** @throws Refusal 412 if a locked record is no version that the caller has seen */
export function refuseIfChanged(seen: SeenVersions, record: object): void {
  const { updated_at } = record as Versioned;
  if (seen && !seen.some((time) => time.getTime() === updated_at.getTime())) throw hasChanged();
}

export const hasChanged = () => new Refusal(412, coded('request.changed_meanwhile'));

/** The time of a change: later than the version it replaces, so that no two versions have the same. */
export const laterThan = (before: Date, now: Date): Date =>
  now > before ? now : new Date(before.getTime() + 1);
