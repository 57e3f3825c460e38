import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import type { SessionUser } from './session-user.ts';

/** A call that is about to be performed. */
export type AuditedCall = {
  route: { id: string; path: string; summary: string; isRead: boolean };
  path: Readonly<Record<string, unknown>>;
  user: SessionUser;
  request: Pick<FastifyRequest, 'id'>;
};

/**
 * Records calls for the audit log of Admins: returns the database that the operation must use, and a function
 * to call with the answer's data after success. Null for a call that is not recorded.
 */
export type AuditCalls = (
  db: Db,
  call: AuditedCall,
) => { db: Db; done: (data: unknown) => Promise<void> } | null;
