import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../session-user.ts';

/** Whose account a call is about, where it is not the caller's own. */
export type Concerned = { user: number } | { candidate: number };

/** What a handler says of a call that is to be found by who investigates. */
export type CallEvents = {
  about: (whom: Concerned) => void;
  /** Something that happened beside what the operation's document says. */
  add: (kind: string) => void;
  /** Resolves once all that was noted before can be read. */
  stored: () => Promise<void>;
};

export type WatchedCall = CallEvents & {
  /** Notes what has happened, without anybody waiting for it. */
  finished: (user: SessionUser | null, status: number) => void;
};

export type WatchCalls = (
  /** `event`: what the document calls it (`x-event`). */
  route: { id: string; event: string | null },
  request: FastifyRequest,
) => WatchedCall;

export const UNWATCHED: CallEvents = { about: () => {}, add: () => {}, stored: async () => {} };
