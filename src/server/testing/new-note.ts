import type { Person, TestServer } from './test-server.ts';

/** Adds a note to an application and returns what the API answers. */
export async function newNote(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  applicationId: number,
  text = 'Ask for references.',
) {
  const path = `/api/application/${applicationId}/notes`;
  const { status, body } = await server.request('POST', path, { token, json: { text } });
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}
