import createClient from 'openapi-fetch';
import type { paths } from '../../../generated/api.d.ts';
import { calls } from '../../../generated/calls.ts';
import { ApiError, toApiError } from './api-error.ts';
import { jsonBody, multipartBody } from './request-body.ts';
import { endSession } from './session-end.ts';
import { readToken } from './session-store.ts';

export interface CallInput {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal;
}

/** What every successful call answers; lists carry `meta` (total, page, per_page and facts of the list as a whole). */
export interface Envelope {
  message?: string;
  data?: unknown;
  meta?: Readonly<Record<string, unknown>>;
}

/** An operation as the generic renderer sees it: which one is a matter of data, not of types. */
interface Operation {
  method: string;
  path: string;
  body: 'json' | 'multipart' | null;
}

const client = createClient<paths>({
  baseUrl: import.meta.env.VITE_API_URL ?? '/api',
  headers: { Accept: 'application/json' },
});

const isNamed = (id: string): id is keyof typeof calls => Object.hasOwn(calls, id);

export const operationOf = (id: string): Operation => {
  if (!isNamed(id)) throw new Error(`No document names the operation "${id}"`);
  return calls[id];
};

/**
 * Makes one call. Throws `ApiError` for every answer that is not a success, and with status 0 when none came. A 401 ends
 * the session and leaves for the sign-in page on its own; the caller still gets its error.
 */
export async function call(id: string, { path, query, body, signal }: CallInput = {}): Promise<Envelope> {
  const operation = operationOf(id);
  const token = readToken();
  // The types of `request` follow from a literal method and path; here both come from a definition, which
  // `npm run schemas:check` has proved against the document.
  const answer = await client
    .request(
      operation.method.toLowerCase() as 'get',
      operation.path as never,
      {
        params: { path, query: query && jsonBody(query) },
        body: bodyOf(operation, body ?? {}),
        bodySerializer: (given: unknown) => (given instanceof FormData ? given : JSON.stringify(given)),
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        signal,
      } as never,
    )
    .catch((reason: unknown): never => {
      throw signal?.aborted ? reason : new ApiError(0);
    });
  // A 401 ends the session that it was an answer to: not one that ended before, nor none at all.
  if (answer.response.status === 401 && token !== null && token === readToken()) endSession();
  return settle(answer);
}

function bodyOf({ body }: Operation, fields: Readonly<Record<string, unknown>>) {
  if (body === null) return undefined;
  return body === 'multipart' ? multipartBody(fields) : jsonBody(fields);
}

function settle({
  response,
  data,
  error,
}: {
  response: Response;
  data?: unknown;
  error?: unknown;
}): Envelope {
  const envelope = data as (Envelope & { status?: boolean }) | undefined;
  // A provider may answer 200 with `status: false`; that is a refusal all the same.
  if (response.ok && envelope?.status !== false) return envelope ?? {};
  throw toApiError(response.status, error ?? data);
}
