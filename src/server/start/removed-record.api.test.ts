import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedDefinitions } from '../../../generated/stored-definitions.ts';
import { records } from '../areas/records/tables/record.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { settleStored } from './stored-definitions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NOW = new Date('2026-03-01T10:00:00Z');
const { feedback: _, ...rest } = storedDefinitions.records;
const without = { ...storedDefinitions, records: rest };

it('keeps a kind of record while somebody has sent one', async () => {
  const { user } = await server.signUp('Candidate');
  const sent = { kind: 'feedback', user_id: user.id, form_version: '1', created_at: NOW, updated_at: NOW };
  await server.db.insert(records).values({ ...sent, extra: { rating: 4 } });
  await expect(settleStored(server.db, NOW, without)).rejects.toThrow(
    'schemas/records/feedback.json is gone, and 1 stored answer of it would be seen by nobody.',
  );
  await server.db.delete(records);
  expect(await settleStored(server.db, NOW, without)).toEqual([]);
});
