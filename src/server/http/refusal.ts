/** Messages by field path (`education.0.institution_name`), as they stand in the answer's `errors`. */
export type FieldErrors = Record<string, string[]>;

/**
 * An answer other than success: thrown anywhere below a handler, sent by the router as
 * `{status: false, message, errors?}`. The message is shown to a person: plain English, no internals.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(status: number, message: string, errors?: FieldErrors, headers?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }

  /** A 422 whose message is the first field's first text, for callers that show only one. */
  static ofFields(errors: FieldErrors): Refusal {
    return new Refusal(422, Object.values(errors)[0]?.[0] ?? 'Some fields are not right.', errors);
  }

  static notFound(what: string): Refusal {
    return new Refusal(404, `${what} was not found.`);
  }

  static forbidden(): Refusal {
    return new Refusal(403, 'You do not have permission to perform this action.');
  }

  /** A 429; `seconds` until it makes sense to try again goes into Retry-After. */
  static tooMany(message: string, seconds: number): Refusal {
    return new Refusal(429, message, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
  }
}
