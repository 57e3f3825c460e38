import type { OperationId } from '../../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import type { Context, Facts, FindFacts, Handlers } from './handler.ts';
import type { SessionUser } from './session-user.ts';

/**
 * A handler and its call where the operation is known by its id only, without types for path, query and body. The
 * document has them, and the router checks the call against it before the handler runs.
 */
export type AnyHandler = (call: AnyCall, context: AnyContext) => Promise<object>;

export type AnyCall = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  record: unknown;
  allow: (record: Record<string, unknown>) => Promise<void>;
  only: () => Record<string, number> | null;
  body: (facts?: Facts | FindFacts, stored?: Facts, within?: Db) => Promise<unknown>;
  received: () => Promise<Facts>;
};

export type AnyContext = Omit<Context, 'user'> & { user: SessionUser | null };

export function asAnyHandler(handler: unknown): AnyHandler {
  if (typeof handler !== 'function') throw new Error('The operation has no handler.');
  return handler as AnyHandler;
}

/** Types handlers that one function makes for many operations. A missing one is found when the server starts. */
export function asHandlersOf<K extends OperationId>(
  written: Readonly<Record<string, (call: never, context: never) => Promise<object>>>,
): Pick<Handlers, K> {
  return written as unknown as Pick<Handlers, K>;
}
