import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The answer is a stream of events instead of JSON: `listen` calls back whenever there is one, until it is ended. */
export type EventsReply = { events: (onEvent: () => void) => () => void };

export const isEventsReply = (reply: object): reply is EventsReply => 'events' in reply;

export type OpenStream = {
  /** The id of the user who listens. */
  listener: number | undefined;
  result: EventsReply;
  /** Whether who listens may still do so: fails with a refusal if not. */
  askAgain: () => Promise<unknown>;
};

/** Milliseconds between signs of life: shorter than what proxies wait. */
const BEAT = 20_000;
/** Streams that one user may have open here, one for each page that is looked at; one more ends the oldest. */
const MOST = 10;
/** Bytes that a listener may be behind. */
const BACKLOG = 64 * 1024;

const EVENT = 'event: changed\ndata: {}\n\n';
/** Tells listeners and proxies that it lives, and is no event. */
const SIGN_OF_LIFE = ': still here\n\n';

/** The streams that are open in this process (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStreams {
  /** With who listens, in the order in which they were opened. */
  readonly #open = new Map<PassThrough, OpenStream['listener']>();

  send(request: FastifyRequest, reply: FastifyReply, { listener, result: { events }, askAgain }: OpenStream) {
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // A proxy that gathers answers would hold events back.
      .header('x-accel-buffering', 'no');
    if (request.method === 'HEAD') return reply.send();
    const stream = new PassThrough();
    this.#open.set(stream, listener);
    const streams = [...this.#open].filter(([, by]) => by === listener);
    if (streams.length > MOST) streams[0]![0].end();
    let isAsking = false;
    let isMissed = false;
    /**
     * Asks one at a time whether the listener may still listen; an event in the meantime is asked about and sent
     * afterwards.
     */
    const say = async (text: string) => {
      if (isAsking) {
        isMissed ||= text === EVENT;
        return;
      }
      isAsking = true;
      const isAllowed = await mayListen(askAgain);
      isAsking = false;
      if (stream.writableEnded || stream.destroyed) return;
      if (isAllowed === false) return void stream.end();
      if (stream.writableLength > BACKLOG) return void stream.destroy();
      stream.write(text);
      if (!isMissed) return;
      isMissed = false;
      void say(EVENT);
    };
    const beat = setInterval(() => void say(SIGN_OF_LIFE), BEAT).unref();
    const end = events(() => void say(EVENT));
    stream.once('close', () => {
      clearInterval(beat);
      end();
      this.#open.delete(stream);
    });
    stream.write(SIGN_OF_LIFE);
    return reply.send(stream);
  }

  /** Ends all of them; browsers connect again when there is a server. */
  end(): void {
    for (const stream of this.#open.keys()) stream.end();
  }
}

/** Null while nobody can tell, because the database is away: the next sign of life asks again. */
const mayListen = (askAgain: () => Promise<unknown>): Promise<boolean | null> =>
  askAgain().then(
    () => true,
    (error) => (error instanceof Refusal ? false : null),
  );
