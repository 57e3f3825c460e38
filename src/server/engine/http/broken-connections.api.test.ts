import { connect, type Socket } from 'node:net';
import { scheduler } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, type Profile } from '../../testing/scenario.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

/**
 * Clients that are slow, send wrong lengths, or hang up, over real connections to a server with short
 * timeouts.
 */
const PATIENCE = { head: 400, whole: 800, check: 100 };
let server: TestServer;
let sara: Profile;
let port: number;
beforeAll(async () => {
  server = await testServer({ patience: PATIENCE });
  sara = await newCandidate(server);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

let before: string[];
let linesBefore: number;
beforeAll(() => {
  before = server.storedFiles();
  linesBefore = server.log().length;
});
/**
 * After each test, no file is left on disk, the log contains no unexpected error, and the server still
 * answers.
 */
afterEach(async () => {
  await expect.poll(() => server.storedFiles()).toEqual(before);
  const lines = server.log().slice(linesBefore);
  linesBefore = server.log().length;
  expect(lines.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
  expect(lines.filter((line) => /"status":5\d\d/.test(line))).toEqual([]);
  // However much was sent, log lines stay short.
  expect(Math.max(0, ...lines.map((line) => line.length))).toBeLessThan(1000);
  expect((await server.request('GET', '/healthz')).status).toBe(200);
});

type Line = { socket: Socket; answer: () => string; closed: Promise<void> };

function dial(): Line {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  return { socket, answer: () => answer, closed: new Promise((done) => socket.once('close', () => done())) };
}

const statusOf = ({ answer }: Line) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer())?.[1] ?? 0);
const PDF = `%PDF-1.4\n${'x'.repeat(100_000)}\n%%EOF\n`;
const PART = `--x\r\ncontent-disposition: form-data; name="candidate_cv"; filename="cv.pdf"\r\n\r\n`;
const head = (lines: string[]) =>
  [
    `POST /api/candidate/${sara.id} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${sara.token}`,
    'content-type: multipart/form-data; boundary=x',
    ...lines,
    '\r\n',
  ].join('\r\n');
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const CHUNKED = 'transfer-encoding: chunked';
const length = (bytes: number) => `content-length: ${bytes}`;
const BODY = `${PART}${PDF}\r\n--x--\r\n`;

describe('a slow client', () => {
  it.each([
    ['its head', () => 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: '],
    [
      'the body of a sign-in',
      () =>
        `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"a":"`,
    ],
    ['a file', () => head([length(BODY.length)]) + PART + PDF.slice(0, 50_000)],
    ['a file in chunks', () => head([CHUNKED]) + chunk(PART + PDF.slice(0, 50_000))],
    ['a file that never ends', () => head([CHUNKED]) + chunk(BODY)],
  ])('that sends %s byte by byte is cut off', async (_, start) => {
    const line = dial();
    line.socket.write(start());
    const drip = setInterval(() => line.socket.writable && line.socket.write('1\r\na\r\n'.slice(0, 1)), 50);
    await line.closed;
    clearInterval(drip);
    expect([0, 400, 408, 422]).toContain(statusOf(line));
  });

  it('that sends nothing more is cut off', async () => {
    const lines = Array.from({ length: 100 }, dial);
    for (const { socket } of lines) socket.write('G');
    await Promise.all(lines.map(({ closed }) => closed));
    expect(new Set(lines.map(statusOf))).toEqual(new Set([408]));
  });
});

describe('a client that hangs up', () => {
  it.each([
    ['after the head', () => head([length(BODY.length)])],
    ['in a part’s head', () => head([length(BODY.length)]) + PART.slice(0, 30)],
    ['before the first byte of a file', () => head([length(BODY.length)]) + PART],
    ['within a file', () => head([length(BODY.length)]) + PART + PDF.slice(0, 70_000)],
    ['within a chunked file', () => head([CHUNKED]) + chunk(PART + PDF.slice(0, 70_000))],
    ['within a chunk', () => head([CHUNKED]) + chunk(PART + PDF).slice(0, 90_000)],
    ['between two files', () => `${head([length(2 * BODY.length)])}${PART}${PDF}\r\n`],
    [
      'within a JSON body',
      () =>
        'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"a":"',
    ],
    ['before the closing boundary', () => head([length(BODY.length)]) + BODY.slice(0, -6)],
    ['with a reset', () => head([length(BODY.length)]) + PART + PDF.slice(0, 70_000)],
  ])('%s leaves nothing behind', async (how, start) => {
    for (const pause of [0, 5, 30]) {
      const { socket, closed } = dial();
      await new Promise<void>((sent) => socket.write(start(), () => sent()));
      await scheduler.wait(pause);
      if (how === 'with a reset') socket.resetAndDestroy();
      else socket.destroy();
      await closed;
    }
    // Once the server has noticed.
    await scheduler.wait(50);
  });

  it('many times, at any moment, leaves nothing behind', async () => {
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { socket, closed } = dial();
        const bytes = head([length(BODY.length)]) + BODY;
        socket.write(bytes.slice(0, Math.floor((bytes.length * index) / 60)));
        await scheduler.wait(Math.random() * 40);
        socket.destroy();
        await closed;
      }),
    );
  });
});

describe('a body whose length differs from the declared one', () => {
  it.each([
    ['shorter', () => head([length(BODY.length + 500)]) + BODY, [0, 408]],
    ['longer', () => head([length(BODY.length - 60_000), 'connection: close']) + BODY, [400]],
    ['with two lengths', () => head([length(BODY.length), length(5)]) + BODY, [400]],
    ['with a length and chunks', () => head([length(5), CHUNKED]) + chunk(BODY), [400]],
    ['with a negative length', () => head([length(-1)]) + BODY, [400]],
    [
      'with an excessive length',
      () => head(['content-length: 99999999999999999999']) + BODY,
      [400, 408, 413],
    ],
    ['with invalid chunks', () => `${head([CHUNKED])}zz\r\n${BODY}`, [400]],
    ['with an excessive chunk size', () => `${head([CHUNKED])}ffffffffffff\r\n${BODY}`, [0, 400, 408, 413]],
  ])('%s is refused', async (_, bytes, statuses) => {
    const line = dial();
    line.socket.write(bytes());
    await line.closed;
    expect(statuses).toContain(statusOf(line));
  });

  it('that exceeds every limit is answered or cut off', async () => {
    const line = dial();
    line.socket.write(head([CHUNKED]) + chunk(PART + PDF));
    const block = chunk('y'.repeat(500_000));
    const more = () => {
      while (line.socket.writable && line.socket.write(block));
    };
    line.socket.on('drain', more);
    more();
    await line.closed;
    expect([0, 408, 413]).toContain(statusOf(line));
  });

  it('that is JSON beyond its limit is answered at once', async () => {
    const line = dial();
    const type = 'content-type: application/json';
    line.socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${type}\r\n${length(500_000_000)}\r\n\r\n{"a":"`,
    );
    await expect.poll(() => statusOf(line)).toBe(413);
    line.socket.destroy();
  });
});

describe('random bytes', () => {
  it('are answered with little in the log', async () => {
    const noise = Buffer.from(Array.from({ length: 64_000 }, (_, index) => (index * 7919) % 256));
    for (const bytes of [
      noise,
      Buffer.concat([Buffer.from('GET / HTTP/1.1\r\nhost: x\r\nx-a: '), noise]),
      Buffer.from(`GET /${'a'.repeat(60_000)} HTTP/1.1\r\nhost: x\r\n\r\n`),
      Buffer.from(`GET /api/${'%00'.repeat(4_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      Buffer.from(`${'X'.repeat(5_000)} / HTTP/1.1\r\n\r\n`),
      Buffer.from('GET / HTTP/9.9\r\nhost: x\r\n\r\n'),
      Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
    ]) {
      const line = dial();
      line.socket.write(bytes);
      await line.closed;
      expect([400, 404, 405, 414, 431, 505]).toContain(statusOf(line));
    }
  });
});
