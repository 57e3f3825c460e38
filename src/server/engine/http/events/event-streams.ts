import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../messages/refusal.ts';

/**
 * An answer that is a stream of events: `listen` calls back on each event until the returned function is
 * called.
 */
export type EventsReply = { events: (onEvent: () => void) => () => void };

export const isEventsReply = (reply: object): reply is EventsReply => 'events' in reply;

export type OpenStream = {
  /** The id of the listening user. */
  listener: number | undefined;
  result: EventsReply;
  /** Rejects with a refusal when the listener may no longer listen. */
  recheck: () => Promise<unknown>;
};

/** Milliseconds between keep-alive comments: shorter than the timeouts of proxies. */
const BEAT = 20_000;
/** Maximum open streams of one user, one per visible page; one more closes the oldest. */
const MOST = 10;
/** Maximum unsent bytes of a stream before it is closed. */
const BACKLOG = 64 * 1024;

const EVENT = 'event: changed\ndata: {}\n\n';
/** A comment keeps the connection alive and is not an event. */
const SIGN_OF_LIFE = ': still here\n\n';

/** The open streams of this process (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStreams {
  /** Each with its user, in the order of opening. */
  readonly #open = new Map<PassThrough, OpenStream['listener']>();

  send(request: FastifyRequest, reply: FastifyReply, { listener, result: { events }, recheck }: OpenStream) {
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // Keeps proxies from buffering events.
      .header('x-accel-buffering', 'no');
    if (request.method === 'HEAD') return reply.send();
    const stream = new PassThrough();
    this.#open.set(stream, listener);
    const streams = [...this.#open].filter(([, by]) => by === listener);
    if (streams.length > MOST) streams[0]![0].end();
    let isAsking = false;
    let isMissed = false;
    /**
     * Checks the listener's rights before each send, one at a time; events in the meantime are sent
     * afterwards.
     */
    const say = async (text: string) => {
      if (isAsking) {
        isMissed ||= text === EVENT;
        return;
      }
      isAsking = true;
      const isAllowed = await mayListen(recheck);
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

  /** Ends all streams; browsers reconnect once a server is available. */
  end(): void {
    for (const stream of this.#open.keys()) stream.end();
  }
}

/** Null while the database is unavailable: the next keep-alive checks again. */
const mayListen = (recheck: () => Promise<unknown>): Promise<boolean | null> =>
  recheck().then(
    () => true,
    (error) => (error instanceof Refusal ? false : null),
  );
