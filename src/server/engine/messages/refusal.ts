import type { Errors } from '../../../language/run/form/form-module.ts';
import { type MissingThing, say } from './say.ts';

/** A screen that shows the reason, with its URL's parameters. */
export type RefusalLink = {
  text: string;
  screen: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
};

/**
 * An answer other than success: thrown anywhere below a handler, sent by the router as `{status: false,
 * message, errors?}`. The message is shown to people: plain English, no internals.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: Errors | undefined;
  readonly headers: Record<string, string> | undefined;
  /** Links to whatever causes the refusal. */
  links: readonly RefusalLink[] = [];

  constructor(status: number, message: string, errors?: Errors, headers?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }

  /** The same refusal with links to these screens. */
  leadingTo(links: readonly RefusalLink[]): this {
    this.links = links;
    return this;
  }

  /** A 422. With one invalid field its message is that field's, for clients that show only the message. */
  static ofFields(errors: Errors): Refusal {
    const texts = Object.values(errors);
    const message = texts.length === 1 ? texts[0]?.[0] : undefined;
    return new Refusal(422, message ?? say('request.fields'), errors);
  }

  static notFound(what: MissingThing): Refusal {
    return new Refusal(404, say('request.missing', { what: say(`things.${what}`) }));
  }

  static forbidden(): Refusal {
    return new Refusal(403, say('request.forbidden'));
  }

  /** A 429; `seconds` becomes Retry-After. */
  static tooMany(message: string, seconds: number): Refusal {
    return new Refusal(429, message, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
  }

  /** A 503: the server is overloaded; `cause` is logged. */
  static busy(seconds: number, cause?: unknown): Refusal {
    const refusal = new Refusal(503, say('request.busy'), undefined, { 'retry-after': String(seconds) });
    refusal.cause = cause;
    return refusal;
  }
}
