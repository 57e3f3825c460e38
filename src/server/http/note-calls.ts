import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import type { SessionUser } from './session-user.ts';

/** A call that is about to be performed. */
export type NotedCall = {
  route: { id: string; path: string; summary: string; isRead: boolean };
  path: Readonly<Record<string, unknown>>;
  user: SessionUser;
  request: Pick<FastifyRequest, 'id'>;
};

/**
 * What notes the calls that are to be found later: the database that their operations then work with, and what is done
 * once one has succeeded. Null for a call that nobody asks about.
 */
export type NoteCalls = (db: Db, call: NotedCall) => { db: Db; done: () => Promise<void> } | null;
