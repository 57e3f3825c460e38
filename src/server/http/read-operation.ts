import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadOperation } from '../../language/run/screen/drawn-page.ts';
import { refusalOf } from './failure.ts';

/** What of a request an operation looks at; one that is performed within the process is no request, and has no body. */
export type Asked = Pick<FastifyRequest, 'params' | 'query' | 'ip'> & {
  request?: FastifyRequest;
  reply?: FastifyReply;
};

/** The address that limits see: calls of pages are the server's own. */
const HERE = '127.0.0.1';

/** Reads within this process, with what a caller over HTTP who has no session would send, get and be refused for. */
export function readOperation(
  log: FastifyBaseLogger,
  perform: (id: string, asked: Asked) => Promise<object>,
): ReadOperation {
  return async (id, { path, query }) => {
    try {
      const reply = await perform(id, { params: sentTexts(path), query: sentTexts(query), ip: HERE });
      // As it would arrive over HTTP: dates are texts, and nothing is undefined.
      return JSON.parse(JSON.stringify({ status: true, ...reply })) as object;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status >= 500) log.error({ err: error }, `${id} failed for a page`);
      throw refusal;
    }
  };
}

/** Parameters as an address says them. */
const sentTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
