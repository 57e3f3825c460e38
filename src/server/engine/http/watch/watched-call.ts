import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../session-user.ts';

/** Ids of the accounts or records that a call can be about, by kind. Areas declare theirs. */
export interface SubjectIds {
  user: number;
}

/** Whom a call is about, if not its caller. */
export type SubjectId = { [Kind in keyof SubjectIds]: Pick<SubjectIds, Kind> }[keyof SubjectIds];

/** What a handler adds to a call's security event. */
export type CallEvents = {
  about: (whom: SubjectId) => void;
  /** Adds an event beside the operation's own. */
  add: (kind: string) => void;
  /** Resolves once all earlier events can be read. */
  stored: () => Promise<void>;
};

export type WatchedCall = CallEvents & {
  /** Records the call's outcome; nothing waits for it. */
  finished: (user: SessionUser | null, status: number) => void;
};

export type WatchCalls = (
  /** `event`: its name in the document (`x-event`). */
  route: { id: string; event: string | null },
  request: FastifyRequest,
) => WatchedCall;

export const UNWATCHED: CallEvents = { about: () => {}, add: () => {}, stored: async () => {} };
