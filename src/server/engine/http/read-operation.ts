import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadOperation } from '../../../language/run/screen/drawn-page.ts';
import { refusalOf } from './failure.ts';

/** The parts of a request that operations read; an in-process call is no real request and has no body. */
export type ReadRequest = Pick<FastifyRequest, 'params' | 'query' | 'ip'> & {
  request?: FastifyRequest;
  reply?: FastifyReply;
};

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
