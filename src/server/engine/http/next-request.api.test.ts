import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCandidate, type Profile } from '../../testing/scenario.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

/** After a body is refused unread, the connection still serves the client's next call. */
let server: TestServer;
let sara: Profile;
let port: number;
beforeAll(async () => {
  server = await testServer();
  sara = await newCandidate(server);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

type Sent = { path: string; type: string; body: string; isChunked?: boolean; token?: string };

/** Makes calls on one connection. */
function caller() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (options: object, body = '') =>
    new Promise<{ status: number; from: number }>((done, fail) => {
      const call = request({ port, agent, ...options }, (answer: IncomingMessage) => {
        const from = call.socket!.localPort!;
        answer.resume().once('end', () => done({ status: answer.statusCode!, from }));
      });
      call.once('error', fail).end(body);
    });
  return { ask, hangUp: () => agent.destroy() };
}

const part = (name: string, rest = '') => `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`;
const cv = (bytes: number) =>
  `${part('candidate_cv', '; filename="cv.pdf"')}\r\n%PDF-1.4\n${'x'.repeat(bytes)}\n%%EOF\n\r\n`;
const LONG = 'y'.repeat(3_000_000);
const json = (body: string): Sent => ({ path: '/api/auth/login', type: 'application/json', body });
const form = (body: string): Sent => ({
  path: `/api/candidate/${sara.id}`,
  type: 'multipart/form-data; boundary=x',
  body: `${body}--x--\r\n`,
  token: sara.token,
});

it.each<[string, number, () => Sent]>([
  ['JSON that is too long', 413, () => json(`{"a":"${LONG}"}`)],
  ['chunked JSON that is too long', 413, () => ({ ...json(`{"a":"${LONG}"}`), isChunked: true })],
  ['JSON that is invalid', 400, () => json('{')],
  ['a text that is too long', 413, () => form(`${part('designation')}\r\n${LONG}\r\n${cv(900_000)}`)],
  ['a file that is too large', 413, () => form(cv(6_000_000) + cv(900_000))],
  ['a file twice', 422, () => form(cv(90_000) + cv(2_000_000) + cv(900_000))],
  [
    'JSON within a form that is too long',
    413,
    () => form(`${part('designation')}content-type: application/json\r\n\r\n"${LONG}"\r\n${cv(900_000)}`),
  ],
  ['a file without a session', 401, () => ({ ...form(cv(3_000_000)), token: '' })],
  ['an unknown media type', 415, () => ({ ...form(cv(3_000_000)), type: 'text/plain' })],
  ['an unknown address', 404, () => ({ ...form(cv(3_000_000)), path: '/api/nothing' })],
])('%s', async (_, status, sent) => {
  const { path, type, body, isChunked, token } = sent();
  const { ask, hangUp } = caller();
  const headers = {
    'content-type': type,
    ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const first = await ask({ method: 'POST', path, headers }, body);
  expect(first.status).toBe(status);
  expect(await ask({ path: '/healthz' })).toEqual({ status: 200, from: first.from });
  hangUp();
});
