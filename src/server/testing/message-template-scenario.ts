import type { Person, TestServer } from './test-server.ts';

let made = 0;

/** Keeps a template and returns its id. */
export async function newMessageTemplate(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
): Promise<number> {
  made += 1;
  const json = { name: `Template ${made}`, text: 'Dear {name}, thank you.' };
  const { body } = await server.request('POST', '/api/message-template', { token, json });
  return body.data.template_id;
}
