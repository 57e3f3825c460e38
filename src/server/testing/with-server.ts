import { afterAll } from 'vitest';
import { type TestServer, testServer } from './test-server.ts';
import type { TestServerOptions } from './test-server-options.ts';

type People = Record<string, (server: TestServer) => Promise<unknown>>;

/** Starts a server for one test file, closed after its tests, and creates the given users. */
export async function withServer<P extends People>(
  people: P,
  options: TestServerOptions = {},
): Promise<{ server: TestServer } & { [Name in keyof P]: Awaited<ReturnType<P[Name]>> }> {
  const server = await testServer(options);
  afterAll(() => server.close());
  const made = await Promise.all(
    Object.entries(people).map(async ([name, make]) => [name, await make(server)] as const),
  );
  return { server, ...(Object.fromEntries(made) as { [Name in keyof P]: Awaited<ReturnType<P[Name]>> }) };
}
