import { isConflict } from '../db/conflict.ts';
import type { Db } from '../db/connect.ts';
import type { Later, LaterKind } from '../db/later-writes.ts';
import { inOneStatement } from '../db/one-statement.ts';
import { ReadsOnly, type Replica } from '../db/replica.ts';
import type { Caller } from './admission.ts';
import type { ApiParts } from './api-parts.ts';
import { isEventsReply } from './events/event-streams.ts';
import { causes, isOutcomeUnknown } from './failure.ts';
import { isFileReply } from './send-file.ts';

type Source = Pick<ApiParts, 'replica' | 'sessionMark' | 'db' | 'later'> & {
  /** The operation and the role that asks. */
  operation: string;
};

/** Milliseconds for which an operation that writes in passing is not tried again. */
const WRITES_FOR = 60_000;
/** When operations last wrote in passing, by replica. */
const writing = new WeakMap<Replica, Map<string, number>>();

/**
 * Makes a read on the replica, while the primary reads the session: whether it lasts, and its mark. Null where only the
 * primary can answer: it is asked again then, and what the read noted is dropped.
 */
export async function readFromReplica(
  { replica, sessionMark, db, later, operation }: Source,
  { token, user }: Caller,
  verify: (one: Db) => Promise<unknown>,
  run: (db: Db, later: Later) => Promise<object>,
): Promise<object | null> {
  if (!replica?.serves(user?.id ?? null)) return null;
  const writers = writing.get(replica) ?? new Map<string, number>();
  writing.set(replica, writers);
  if (performance.now() - (writers.get(operation) ?? Number.NEGATIVE_INFINITY) < WRITES_FOR) return null;
  const markIn = async (one: Db) => (token === null ? null : sessionMark.read(one, token));
  const notes = new HeldNotes(later);
  const [session, read] = await Promise.allSettled([
    token === null ? null : inOneStatement(db, (one) => [markIn(one), verify(one)]),
    replica.read(user ? 'members' : 'visitors', markIn, (one) => run(one, notes)),
  ]);
  if (session.status === 'rejected') throw session.reason;
  if (read.status === 'rejected') {
    const error = read.reason;
    if (writesInPassing(error)) writers.set(operation, performance.now());
    else if (isOutcomeUnknown(error) || isConflict(error)) replica.leave(error);
    else if (isTooLong(error)) throw error;
    return null;
  }
  const [mark, answer] = read.value;
  if (session.value && session.value[0] !== null && session.value[0] !== mark) return null;
  if (isFileReply(answer) || isEventsReply(answer)) {
    // Both go on reading while they are sent.
    writers.set(operation, performance.now());
    return null;
  }
  notes.release();
  return answer;
}

/** Marks that the caller may have written, for its next read, whichever process answers it. */
export async function renewMark(
  { replica, sessionMark }: Pick<ApiParts, 'replica' | 'sessionMark'>,
  { token, user }: Caller,
): Promise<void> {
  if (!replica || token === null) return;
  await sessionMark.renew(token).catch(() => replica.changed(user?.id ?? null));
}

/** Holds back what a read notes until it is known that it is answered. */
export class HeldNotes implements Later {
  readonly #held: (() => void)[] = [];
  readonly #later: Later;

  constructor(later: Later) {
    this.#later = later;
  }

  note<Row>(kind: LaterKind<Row>, row: Row): void {
    this.#held.push(() => this.#later.note(kind, row));
  }

  release(): void {
    for (const note of this.#held.splice(0)) note();
  }
}

/** 25006: the transaction can only read; 0A000: a table that standbys do not have. */
const writesInPassing = (error: unknown): boolean =>
  [...causes(error)].some((cause) => cause instanceof ReadsOnly || /^(25006|0A000)$/.test(cause.code ?? ''));

const isTooLong = (error: unknown): boolean => [...causes(error)].some(({ code }) => code === '57014');
