import type { Person, TestServer } from './test-server.ts';

let made = 0;

/** Creates a shortlist with these candidates and returns its id. */
export async function newShortlist(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  ...candidateIds: number[]
): Promise<number> {
  made += 1;
  const begun = await server.request('POST', '/api/shortlist', { token, json: { name: `List ${made}` } });
  const id = begun.body.data.shortlist_id as number;
  for (const candidateId of candidateIds)
    await server.request('PUT', `/api/shortlist/${id}/candidate/${candidateId}`, { token, json: {} });
  return id;
}
