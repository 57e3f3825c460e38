import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';
import { endSession } from '../../account/session-end-queries.ts';
import { openSession } from '../../account/session-queries.ts';
import { insertNotifications } from './notification-queries.ts';

let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
let person: Person;
let origin: string;
beforeAll(async () => {
  server = await testServer();
  other = await testServer({ beside: server });
  person = await server.signUp('Candidate');
  origin = await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const PATH = '/api/notification/stream';
const NEWS = {
  kind: 'invitation',
  facts: { vacancy_title: 'Art Teacher', school_name: 'Dune School' },
} as const;
const sendNews = ({ user }: Person) =>
  insertNotifications(server.db, [user.id], { ...NEWS, created_at: server.clock.now() });

/** Reads a stream piece by piece. */
async function listenAs(token: string, to = origin) {
  const { status, headers, body } = await fetch(`${to}${PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  const next = async () => {
    const { done, value } = await reader.read();
    said += value ?? '';
    return !done;
  };
  return {
    status,
    type: headers.get('content-type'),
    /** Resolves to true once it has sent this text; to false if it ended before. */
    says: async (text: string) => {
      while (!said.includes(text)) if (!(await next())) return false;
      said = said.slice(said.indexOf(text) + text.length);
      return true;
    },
    ends: async () => {
      while (await next());
      return true;
    },
    leave: () => reader.cancel(),
  };
}

describe('the stream of notifications', () => {
  it('reports news at once, whichever process they come from', async () => {
    const stream = await listenAs(person.token);
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    expect(await stream.says(': still here')).toBe(true);
    await sendNews(person);
    expect(await stream.says('event: changed\ndata: {}\n\n')).toBe(true);
    await stream.leave();
  });

  it('can be open ten times per person; one more closes the oldest', async () => {
    const many = await server.signUp('Candidate');
    const streams = [];
    for (let count = 0; count < 11; count += 1) {
      const stream = await listenAs(many.token);
      await stream.says(': still here');
      streams.push(stream);
    }
    expect(await streams[0]!.ends()).toBe(true);
    await sendNews(many);
    for (const stream of streams.slice(1)) {
      expect(await stream.says('event: changed')).toBe(true);
      await stream.leave();
    }
  });

  it('reports readings, but nothing about other users', async () => {
    const stranger = await server.signUp('School');
    const stream = await listenAs(stranger.token);
    await sendNews(person);
    await sendNews(stranger);
    expect(await stream.says('event: changed')).toBe(true);
    const { body } = await server.request('GET', '/api/notification', { token: stranger.token });
    await server.request('POST', `/api/notification/${body.data[0].id}/read`, { token: stranger.token });
    expect(await stream.says('event: changed')).toBe(true);
    await stream.leave();
  });

  it('ends with the session', async () => {
    const token = await openSession(server.db, person.user.id, server.clock.now());
    const stream = await listenAs(token);
    await stream.says(': still here');
    await endSession(server.db, token);
    expect(await stream.ends()).toBe(true);
  });

  it('requires a session', async () => {
    expect((await server.request('GET', PATH)).status).toBe(401);
    expect((await server.request('GET', PATH, { token: 'nonsense' })).status).toBe(401);
    expect((await server.request('HEAD', PATH, { token: person.token })).status).toBe(200);
  });

  it('ends when its server stops', async () => {
    const leaving = await testServer({ beside: server });
    const stream = await listenAs(person.token, await leaving.app.listen({ port: 0, host: '127.0.0.1' }));
    await stream.says(': still here');
    const [ended] = await Promise.all([stream.ends(), leaving.close()]);
    expect(ended).toBe(true);
  });
});
