/** Error messages by field path ("education.0.institution_name"). */
export type FieldErrors = Record<string, string[]>;

/** A failed call. `status` is 0 when no response arrived (offline, server down). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly errors: FieldErrors;
  /** The response's message; undefined when it had none. */
  readonly serverMessage: string | undefined;
  /** The response's links, as received: `refusalLinks` parses them when they are drawn. */
  readonly links: readonly unknown[];

  constructor(
    status: number,
    serverMessage?: string,
    errors: FieldErrors = {},
    links: readonly unknown[] = [],
  ) {
    super(serverMessage ?? `HTTP ${status}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.links = links;
  }

  /** Whether a retry may succeed: the server was unreachable and refused nothing. */
  get transient() {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether the same call would fail again: it is invalid or forbidden, or its record does not exist. */
export const isFinal = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** Parses an error response's body, whatever a server or a proxy has sent. */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, errors, links } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return new ApiError(
    status,
    typeof message === 'string' && message !== '' ? message : undefined,
    fieldErrors(errors),
    Array.isArray(links) ? links : [],
  );
}

function fieldErrors(errors: unknown): FieldErrors {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [
      path,
      (Array.isArray(texts) ? texts : [texts]).map(String),
    ]),
  );
}
