import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFailure } from '../failure.ts';
import { metricsRoute } from './metrics.ts';

const TOKEN = 'a-token-of-sixteen-letters';

async function withServer(token: string | null) {
  const app = Fastify();
  app.setErrorHandler(sendFailure);
  metricsRoute(app, token, async () => ({ mails_waiting: 3 }));
  app.get('/thing', { config: { operation: 'getThing' } }, async () => ({}));
  app.get('/page', async () => ({}));
  await app.ready();
  return app;
}
const ask = async (app: Awaited<ReturnType<typeof withServer>>, authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

it('counts answers by operation, status and duration, and measures gauges on request', async () => {
  const app = await withServer(TOKEN);
  for (const url of ['/thing', '/thing', '/page']) await app.inject({ url });
  const { statusCode, headers, body } = await ask(app, `Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain('http_requests_total{operation="getThing",status="200"} 2\n');
  expect(body).toContain('http_request_duration_seconds_bucket{operation="getThing",le="+Inf"} 2\n');
  expect(body).toContain('http_request_duration_seconds_count{operation="getThing"} 2\n');
  expect(body).toContain('# TYPE mails_waiting gauge\nmails_waiting 3\n');
  expect(body).not.toContain('page');
});

it('requires the token', async () => {
  const app = await withServer(TOKEN);
  for (const given of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.replace('a', 'b')}`, TOKEN])
    expect((await ask(app, given)).statusCode).toBe(401);
});

it('answers 404 without a configured token', async () => {
  expect((await ask(await withServer(null))).statusCode).toBe(404);
});
