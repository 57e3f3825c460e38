import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../session-user.ts';

/** The account that a call is about, if it is not the caller's own. */
export type Concerned = { user: number } | { candidate: number };

/** What a handler adds to a call's security event. */
export type CallEvents = {
  about: (whom: Concerned) => void;
  /** Adds an event besides the operation's own. */
  add: (kind: string) => void;
  /** Resolves once all earlier events can be read. */
  stored: () => Promise<void>;
};

export type WatchedCall = CallEvents & {
  /** Records the call's outcome, without anybody waiting for it. */
  finished: (user: SessionUser | null, status: number) => void;
};

export type WatchCalls = (
  /** `event`: its name in the document (`x-event`). */
  route: { id: string; event: string | null },
  request: FastifyRequest,
) => WatchedCall;

export const UNWATCHED: CallEvents = { about: () => {}, add: () => {}, stored: async () => {} };
