import { afterAll } from 'vitest';
import type { Answer } from './checked-request.ts';
import { type TestServer, testServer } from './test-server.ts';

/**
 * Two servers on one database for a test file, closed after its tests: whatever holds across both also holds
 * within one.
 */
export async function twoServers() {
  const server = await testServer();
  const beside = await testServer({ beside: server });
  const servers: [TestServer, TestServer] = [server, beside];
  afterAll(async () => {
    await beside.close();
    await server.close();
  });
  return {
    server,
    servers,
    /** Makes concurrent calls, alternating between the servers. */
    atOnce: (times: number, call: (at: TestServer, index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: times }, (_, index) => call(servers[index % 2]!, index))),
  };
}

/** Counts answers by status. */
export function statusesOf(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
