import { afterAll, beforeAll, describe, test } from 'vitest';
import { databaseUrl } from '../../../src/server/testing/test-database.ts';
import { type TestServer, testServer } from '../../../src/server/testing/test-server.ts';
import { fill } from '../api/market.ts';
import { Contest } from './contest.ts';
import { operations } from './operations.ts';

let server: TestServer;
let contest: Contest;

beforeAll(async () => {
  server = await testServer({ rateLimitScale: 1_000_000 });
  const database = databaseUrl(server.database);
  await fill(database, 1000, 100);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  contest = await Contest.open(database, { url, remove: server.close });
});

afterAll(() => contest[Symbol.asyncDispose]());

describe("the bench's control answers as the product does", () => {
  test.each(operations)('$name', (operation) => contest.compareAnswers(operation));
});
