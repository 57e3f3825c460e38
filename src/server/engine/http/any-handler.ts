import type { OperationId } from '../../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import { inOneStatement } from '../db/one-statement.ts';
import { changeThen } from '../db/transaction-client.ts';
import type { Context, Facts, FindFacts, Handlers } from './handler.ts';
import type { SeenVersions } from './record-version.ts';
import type { SessionUser } from './session-user.ts';

/**
 * A handler and its call where only the operation's id is known, without types for path, query and body. The
 * router checks the call against the document before the handler runs.
 */
export type AnyHandler =
  | ((call: AnyCall, context: AnyContext) => Promise<object>)
  | AnyFindingHandler
  | AnyLockingHandler;

type AnyFindingHandler = {
  find: (call: AnyCall & { found: (one: Db) => Promise<unknown> }, context: AnyContext) => Promise<object>;
};

type AnyLockingHandler = {
  change: (call: AnyCall, tx: Db, context: AnyContext) => Promise<void>;
  answer: (call: AnyCall, context: AnyContext) => Promise<object>;
};

export type AnyCall = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  record: unknown;
  locked: (tx: Db) => Promise<unknown>;
  allow: (record: Record<string, unknown>) => Promise<void>;
  listCondition: () => Record<string, number> | null;
  body: (facts?: Facts | FindFacts, stored?: Facts, within?: Db) => Promise<unknown>;
  received: () => Promise<Facts>;
  seen: SeenVersions;
  readChosen: (one: Db) => Promise<void>;
};

export type AnyContext = Omit<Context, 'user'> & { user: SessionUser | null };

export function asAnyHandler(handler: unknown): AnyHandler {
  if (!isHandler(handler)) throw new Error('The operation has no handler.');
  return handler;
}

export const isHandler = (handler: unknown): handler is AnyHandler =>
  typeof handler === 'function' || isFinding(handler) || isLocking(handler);

const isFinding = (handler: unknown): handler is AnyFindingHandler =>
  typeof handler === 'object' && handler !== null && 'find' in handler;

const isLocking = (handler: unknown): handler is AnyLockingHandler =>
  typeof handler === 'object' && handler !== null && 'change' in handler && 'answer' in handler;

/** Runs a handler with the record named in the path; `find` is null if there is none. */
export async function runHandler(
  handler: AnyHandler,
  call: AnyCall,
  context: AnyContext,
  find: ((db: Db) => Promise<unknown>) | null,
): Promise<object> {
  if (isFinding(handler)) return handler.find({ ...call, found: find! }, context);
  if (isLocking(handler))
    return changeThen(
      context.db,
      async (tx) => handler.change({ ...call, record: await call.locked(tx) }, tx, context),
      (db) => handler.answer(call, { ...context, db }),
    );
  if (!find) return handler(call, context);
  const [record] = await inOneStatement(context.db, (one) => [find(one)]);
  return handler({ ...call, record }, context);
}

/** Types handlers that one function creates for many operations. A missing one fails the server's start. */
export function asHandlersOf<K extends OperationId>(
  written: Readonly<Record<string, (call: never, context: never) => Promise<object>>>,
): Pick<Handlers, K> {
  return written as unknown as Pick<Handlers, K>;
}
