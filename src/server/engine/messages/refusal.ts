import type { CodedErrors, CodedMessage } from '../../../language/run/form/form-module.ts';
import { coded, type MissingThing, say } from './say.ts';

/** A screen that shows the reason, with its URL's parameters. */
export type RefusalLink = {
  text: string;
  screen: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
};

/**
 * An answer other than success: thrown anywhere below a handler, sent by the router as `{status: false, message,
 * code, errors?, error_codes?}`. Messages are shown to people: plain English, no internals. Programs compare codes.
 */
export class Refusal extends Error {
  readonly status: number;
  /** Said when the answer is written. */
  readonly says: CodedMessage;
  readonly errors: CodedErrors | undefined;
  readonly headers: Record<string, string> | undefined;
  /** Links to whatever causes the refusal. */
  links: readonly RefusalLink[] = [];

  constructor(status: number, says: CodedMessage, errors?: CodedErrors, headers?: Record<string, string>) {
    super(`${says.code}: ${says.text}`);
    this.name = 'Refusal';
    this.status = status;
    this.says = says;
    this.errors = errors;
    this.headers = headers;
  }

  /** The same refusal with links to these screens. */
  leadingTo(links: readonly RefusalLink[]): this {
    this.links = links;
    return this;
  }

  /** A 422. With one invalid field its text is that field's, for clients that show only the message. */
  static ofFields(errors: CodedErrors): Refusal {
    const [first, ...others] = Object.values(errors);
    const whole = coded('request.fields');
    const text = others.length === 0 ? first?.[0]?.text : undefined;
    return new Refusal(422, text === undefined ? whole : { code: whole.code, text }, errors);
  }

  static notFound(what: MissingThing): Refusal {
    return new Refusal(404, coded('request.missing', { what: say(`things.${what}`) }));
  }

  static forbidden(): Refusal {
    return new Refusal(403, coded('request.forbidden'));
  }

  /** A 429; `seconds` becomes Retry-After. */
  static tooMany(says: CodedMessage, seconds: number): Refusal {
    return new Refusal(429, says, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
  }

  /** A 503: the server is overloaded; `cause` is logged. */
  static busy(seconds: number, cause?: unknown): Refusal {
    const refusal = new Refusal(503, coded('request.busy'), undefined, { 'retry-after': String(seconds) });
    refusal.cause = cause;
    return refusal;
  }
}
