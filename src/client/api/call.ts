import createClient, { type Middleware } from 'openapi-fetch';
import { ownZone } from '../../language/run/value/formats.ts';
import { language } from '../../language/run/value/language.ts';
import { ApiError, toApiError } from './api-error.ts';
import type { Operation } from './known-calls.ts';
import { type CallInput, type NamedCall, operationOf } from './operations.ts';
import { jsonBody, multipartBody } from './request-body.ts';

export const API: string = import.meta.env?.VITE_API_URL ?? '/api';

/** Whether the API is of this origin: another's CORS rules might refuse headers of ours. */
const OWN = API.startsWith('/');

/** The session behind the calls: its token, and callbacks for when the server rejects it. */
export interface Caller {
  token: () => string | null;
  /** The language that a visitor has chosen, which becomes that of the account that is signed in to. */
  chosen?: string | undefined;
  /** Called on a 401, with the token that was sent. */
  onUnknown: (token: string) => void;
  /** Called on a 403, with the token that was sent. */
  onForbidden?: (token: string) => void;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/**
 * Operations are untyped here; `npm run schemas:check` proves the parameters wherever an operation is named.
 */
type AnyOperation = {
  parameters: { path?: CallInput['path']; query?: CallInput['query'] };
  requestBody?: { content: { 'application/json': CallInput['body'] } };
  responses: { 200: { content: { 'application/json': unknown } } };
};
type AnyPaths = Record<string, Record<'get' | NonNullable<Operation['method']>, AnyOperation>>;

/**
 * The versions that this page has saved, by the record and the version that each replaced. A row may name the older one
 * until its list is read anew; nobody else has changed that record.
 */
const saved = new Map<string, string>();

/**
 * The keys of calls that got no answer. Whoever sends the same again gets the answer of the first attempt, if that was
 * carried out, instead of writing twice.
 */
const unanswered = new Map<string, string>();
const fileName = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Makes the typed call through openapi-fetch and its middleware. */
export function createCall(caller: Caller): NamedCall {
  const client = createClient<AnyPaths>({
    baseUrl: API,
    headers: { Accept: 'application/json', ...ownHeaders(caller) },
    ...(caller.fetch && { fetch: caller.fetch }),
  });
  client.use(withSession(caller));
  return async (id, { path, query, body, version, signal } = {}) => {
    const operation = operationOf(id);
    const record = operation.path.replace(/}.*/, '') + path?.id;
    while (saved.has(record + version)) version = saved.get(record + version);
    const attempt = id + JSON.stringify([path, body], fileName);
    const key = unanswered.get(attempt) ?? crypto.getRandomValues(new Uint32Array(4)).join();
    unanswered.delete(attempt);
    const { data, error, response } = await client
      .request(operation.method ?? 'get', operation.path, {
        params: { path, query: query && jsonBody(query) },
        body: operation.body && body,
        bodySerializer: operation.body === 'multipart' ? multipartBody : jsonText,
        headers: {
          'If-Match': OWN && version ? `"${version}"` : undefined,
          // A server would keep the answer of a call that changes nothing, too.
          'Idempotency-Key':
            OWN && operation.method === 'post' && body && operation.about?.length !== 0 ? key : undefined,
        },
        parseAs: operation.answer && PARSED[operation.answer],
        signal,
      })
      .catch((reason: unknown): never => {
        if (signal?.aborted) throw reason;
        unanswered.set(attempt, key);
        throw new ApiError(0);
      });
    // A provider may answer 200 with `status: false`; that counts as a refusal.
    if (!response.ok || isRefusal(data)) throw toApiError(response.status, error ?? data);
    const now = /"(.+)"/.exec(response.headers.get('etag')!)?.[1];
    if (version && now && now !== version) saved.set(record + version, now);
    return data instanceof Blob ? named(data, response) : (data ?? {});
  };
}

const PARSED = { file: 'blob', events: 'stream' } as const;

/** Names a file as the server's header does, where this page may read the header. */
function named(file: Blob, { headers }: Response): Blob {
  const name = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return name === undefined ? file : new File([file], decodeURIComponent(name), { type: file.type });
}

const jsonText = (body: CallInput['body']) => JSON.stringify(jsonBody(body));

const isRefusal = (data: unknown) =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === false;

/** The user's time zone, for times in emails, and the language of the page. */
function ownHeaders({ chosen }: Caller): Record<string, string | undefined> {
  if (!OWN || typeof window === 'undefined') return {};
  return {
    'Time-Zone': ownZone(),
    'Accept-Language': language().tag ?? language().name,
    'Chosen-Language': chosen,
  };
}

/** Sends the token, and reports a 401 or a 403. */
function withSession({ token, onUnknown, onForbidden }: Caller): Middleware {
  return {
    onRequest: ({ request }) => {
      const known = token();
      if (known !== null) request.headers.set('Authorization', `Bearer ${known}`);
    },
    onResponse: ({ request, response }) => {
      const sent = request.headers.get('Authorization')?.slice('Bearer '.length);
      if (response.status === 401 && sent !== undefined) onUnknown(sent);
      if (response.status === 403 && sent !== undefined) onForbidden?.(sent);
    },
  };
}
