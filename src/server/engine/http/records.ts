import type { Db } from '../db/connect.ts';
import type { SessionUser } from './session-user.ts';

/** The caller of an operation, and the time of the call; `user` is null without a session. */
export type Asker = { db: Db; user: SessionUser | null; now: Date };

/**
 * The records that rules of `openapi/access.yaml` need if they do more than compare a field with the session. Areas
 * declare theirs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface RuleRecords {}

/** The record of each kind that `of` names in `openapi/access.yaml` and the router reads. Areas declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface Records {}

/** Reads the record of a kind by the id in the path; null when there is none. */
export type FindRecord<T = Readonly<Record<string, unknown>>> = (db: Db, id: number) => Promise<T | null>;

/** A finder for each kind. */
export type RecordFinders = { [Kind in keyof Records]: FindRecord<Records[Kind]> };

/** The records that finders return. */
export type Found<Finders extends Readonly<Record<string, FindRecord<unknown>>>> = {
  [Kind in keyof Finders]: NonNullable<Awaited<ReturnType<Finders[Kind]>>>;
};
