import type { FastifyInstance } from 'fastify';
import type { DescribedApi } from '../engine/http/api-parts.ts';
import { documentChecker } from './documented.ts';
import { bodyOf, payloadOf } from './inject-bodies.ts';

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers have any shape here; the API document checks them
  body: any;
  headers: Record<string, string | undefined>;
  raw: Buffer;
};

export type RequestOptions = {
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Sent as is. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

export type SendRequest = (method: string, path: string, options?: RequestOptions) => Promise<Answer>;

/** Sends requests to a server and validates each answer against the API document. */
export function checkedRequests(document: DescribedApi['document']) {
  const checkDocumented = documentChecker(document);
  return (app: FastifyInstance): SendRequest =>
    async (method, path, options = {}) => {
      const { payload, headers } = await payloadOf(options);
      const response = await app.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...headers,
          ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
          ...options.headers,
        },
        ...(payload === undefined ? {} : { payload }),
        payloadAsStream: true,
      });
      const raw = await bodyOf(response);
      const contentType = String(response.headers['content-type'] ?? '');
      const body: unknown =
        contentType.startsWith('application/json') && !response.headers['content-encoding'] && raw.length
          ? JSON.parse(raw.toString())
          : null;
      if (body !== null || !response.headers['content-encoding'])
        checkDocumented({ method, path, status: response.statusCode, contentType, body });
      return {
        status: response.statusCode,
        body,
        headers: response.headers as Record<string, string | undefined>,
        raw,
      };
    };
}
