/** Field path ("education.0.institution_name") to what is wrong there. */
export type FieldErrors = Record<string, string[]>;

/** A call that did not succeed. `status` 0: no answer came (offline, server gone). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly errors: FieldErrors;
  /** The answer's own words; undefined when it had none. */
  readonly serverMessage: string | undefined;
  /** Where it leads, as it came: `refusalLinks` reads them when they are drawn. */
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

  /** Worth another try without any change: nothing was refused, the other side was not there. */
  get transient() {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether the same call would be answered alike: it may not be made, or what it asks for does not exist. */
export const isFinal = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

/** Reads a refusal's body, whatever a server or a proxy may have put there. */
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
