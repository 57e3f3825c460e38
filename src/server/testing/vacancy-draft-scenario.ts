import type { Person, TestServer } from './test-server.ts';

/** Creates a vacancy draft and returns the API's answer. */
export async function newVacancyDraft(server: TestServer, school: Person, steps: object[] = [{}]) {
  const json = { step: 0, furthest: 0, steps };
  const { status, body } = await server.request('POST', '/api/vacancy-draft', { token: school.token, json });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}
