import type { Db } from '../db/connect.ts';
import type { SessionUser } from './session-user.ts';

/** The caller of an operation, and the time of the call; `user` is null without a session. */
export type RecordReader = { db: Db; user: SessionUser | null; now: Date; operation: string };

/**
 * The records needed by rules of `openapi/access.yaml` that do more than compare a field with the session.
 * Areas declare theirs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface RuleRecords {}

/** The records that the router reads, by the finder's name. Areas declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface Records {}

type AnyRecord = Readonly<Record<string, unknown>>;

/** How a record is read by its id; null when it does not exist. */
export type RecordFinder<Found = AnyRecord, Locked = AnyRecord> = {
  find: (db: Db, id: number, reader: RecordReader) => Promise<Found | null>;
  /** Reads it within a transaction, locked until its end. */
  lock?: (tx: Db, id: number) => Promise<Locked | null>;
};

/** A finder for each record that the router reads. */
export type RecordFinders = { [Name in keyof Records]: RecordFinder };

export type RecordsOf<Finders extends Readonly<Record<string, RecordFinder<unknown, unknown>>>> = {
  [Name in keyof Finders]: {
    found: NonNullable<Awaited<ReturnType<Finders[Name]['find']>>>;
    locked: Finders[Name] extends { lock: (...asked: never[]) => Promise<infer Locked> }
      ? NonNullable<Locked>
      : never;
  };
};
