import type { Person, TestServer } from './test-server.ts';

/** Saves a draft of an application and returns the API's answer. */
export async function newApplicationDraft(
  server: TestServer,
  { token }: Person,
  vacancyId: number,
  steps: object[] = [{ email: 'sara@example.com' }],
) {
  const json = { step: steps.length - 1, furthest: steps.length - 1, steps };
  const path = `/api/vacancy/${vacancyId}/application-draft`;
  const { status, body } = await server.request('PUT', path, { token, json });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}
