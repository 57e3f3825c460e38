import type { Person, TestServer } from './test-server.ts';

/** Saves a search and returns the API's answer. */
export async function newSavedSearch(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  changes: Record<string, unknown> = {},
) {
  const json = { name: 'Mathematics', filters: { search: 'mathematics' }, ...changes };
  const { status, body } = await server.request('POST', '/api/saved-search', { token, json });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}
