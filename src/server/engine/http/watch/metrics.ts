import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route performs. */
    operation?: string;
  }
}

/** Values measured when metrics are read, by name. */
export type Gauges = () => Promise<Readonly<Record<string, number>>>;

/** The upper bounds of the histogram, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Timing = { within: number[]; count: number; sum: number };

/** Counts answers by operation and status, and their durations, in Prometheus's text format. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #timings = new Map<string, Timing>();

  note(operation: string, status: number, seconds: number): void {
    const answer = `operation="${operation}",status="${status}"`;
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
    const timing = this.#timings.get(operation) ?? { within: SECONDS.map(() => 0), count: 0, sum: 0 };
    this.#timings.set(operation, timing);
    SECONDS.forEach((end, index) => {
      if (seconds <= end) timing.within[index]! += 1;
    });
    timing.count += 1;
    timing.sum += seconds;
  }

  text(gauges: Readonly<Record<string, number>>): string {
    return [
      '# TYPE http_requests_total counter',
      ...[...this.#answers].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      '# TYPE http_request_duration_seconds histogram',
      ...[...this.#timings].flatMap(([operation, { within, count, sum }]) => {
        const bucket = (end: number | string, value: number) =>
          `http_request_duration_seconds_bucket{operation="${operation}",le="${end}"} ${value}`;
        return [
          ...SECONDS.map((end, index) => bucket(end, within[index]!)),
          bucket('+Inf', count),
          `http_request_duration_seconds_sum{operation="${operation}"} ${sum}`,
          `http_request_duration_seconds_count{operation="${operation}"} ${count}`,
        ];
      }),
      ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
      '',
    ].join('\n');
  }
}

/** Serves `/metrics` to callers with the token; without a configured token the path does not exist. */
export function metricsRoute(app: FastifyInstance, token: string | null, gauges: Gauges): void {
  if (token === null) return;
  const metrics = new Metrics();
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (operation !== undefined) metrics.note(operation, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFrom(request, token)) throw new Refusal(401, coded('request.sign_in'));
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.text(await gauges());
  });
}

function isFrom({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return given!.length === wanted!.length && timingSafeEqual(given!, wanted!);
}
