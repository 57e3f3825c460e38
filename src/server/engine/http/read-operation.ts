import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadOperation } from '../../../language/run/screen/drawn-page.ts';
import { refusalOf } from './failure.ts';

/** The parts of a request that operations read; an in-process call is no real request and has no body. */
export type ReadRequest = Pick<FastifyRequest, 'params' | 'query' | 'ip'> & {
  request?: FastifyRequest;
  reply?: FastifyReply;
};

/** A session, and the request for a page that is rendered for it. */
export type PageCaller = { token: string; page: FastifyRequest };

/** The call that the page's browser would make: of its headers, what a security event records. */
export const callOfPage = ({ token, page: { id, ip, log, headers } }: PageCaller) =>
  ({
    ...{ id, ip, log },
    headers: { authorization: `Bearer ${token}`, 'user-agent': headers['user-agent'] },
  }) as FastifyRequest;

/** Performs a page's reads: without a session, or as one of a user who has asked for the page. */
export type PageReads = { read: ReadOperation; readAs: (caller: PageCaller) => ReadOperation };

/** The address for limits: calls made by pages count as the server's own. */
const HERE = '127.0.0.1';

/**
 * Performs reads in-process, with the same parameters, answers and refusals as an HTTP call without a
 * session.
 */
export function readOperation(
  log: FastifyBaseLogger,
  perform: (id: string, request: ReadRequest) => Promise<object>,
): ReadOperation {
  return async (id, { path, query }) => {
    try {
      const answer = await perform(id, { params: sentTexts(path), query: sentTexts(query), ip: HERE });
      // As over HTTP: dates become texts, undefined values are dropped.
      return JSON.parse(JSON.stringify(answer)) as object;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status >= 500) log.error({ err: error }, `${id} failed for a page`);
      throw refusal;
    }
  };
}

/** Turns parameters into texts, as in a URL. */
const sentTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
