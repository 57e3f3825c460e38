import createClient, { type Middleware } from 'openapi-fetch';
import { language } from '../../language/run/value/language.ts';
import { ApiError, toApiError } from './api-error.ts';
import { type CallInput, type NamedCall, type Operation, operationOf } from './operations.ts';
import { jsonBody, multipartBody } from './request-body.ts';

export const API: string = import.meta.env?.VITE_API_URL ?? '/api';

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
type AnyPaths = Record<string, Record<Operation['method'], AnyOperation>>;

/** Makes the typed call through openapi-fetch and its middleware. */
export function createCall(caller: Caller): NamedCall {
  const client = createClient<AnyPaths>({
    baseUrl: API,
    headers: { Accept: 'application/json', ...ownHeaders(caller) },
    ...(caller.fetch && { fetch: caller.fetch }),
  });
  client.use(withSession(caller));
  return async (id, { path, query, body, signal } = {}) => {
    const operation = operationOf(id);
    const { data, error, response } = await client
      .request(operation.method, operation.path, {
        params: { path, query: query && jsonBody(query) },
        body: operation.body && body,
        bodySerializer: operation.body === 'multipart' ? multipartBody : jsonText,
        parseAs: operation.answer && PARSED[operation.answer],
        signal,
      })
      .catch((reason: unknown): never => {
        throw signal?.aborted ? reason : new ApiError(0);
      });
    // A provider may answer 200 with `status: false`; that counts as a refusal.
    if (!response.ok || isRefusal(data)) throw toApiError(response.status, error ?? data);
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

/**
 * The user's time zone, for times in emails, and the language of the page. Own origin only: another API's CORS
 * rules might refuse the header.
 */
function ownHeaders({ chosen }: Caller): Record<string, string | undefined> {
  if (!API.startsWith('/') || typeof window === 'undefined') return {};
  return {
    'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
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
