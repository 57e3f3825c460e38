import { beforeEach, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, type Profile } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, candidate, rival } = await withServer({ candidate: newCandidate, rival: newSchool });
let school: Profile;
beforeEach(async () => {
  school = await newSchool(server);
});

const act = (method: string, path = '', json?: unknown, { token }: Partial<Profile> = school) =>
  server.request(method, `/api/message-template${path}`, { token, ...(json !== undefined && { json }) });
const letter = (name = 'Kind refusal', text = 'Dear {name}, thank you for {position}.') => ({ name, text });

describe('a message template', () => {
  it('is created, changed and deleted; templates are listed by name', async () => {
    const { body } = await act('POST', '', letter('Thanks'));
    await act('POST', '', letter('a question'));
    const id = body.data.template_id;
    const names = async () => (await act('GET')).body.data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['a question', 'Thanks']);
    const changed = await act('PUT', `/${id}`, letter('Many thanks', 'Dear {name}, many thanks.'));
    expect(changed.body.data).toMatchObject({ name: 'Many thanks', text: 'Dear {name}, many thanks.' });
    expect((await act('DELETE', `/${id}`)).status).toBe(200);
    expect(await names()).toEqual(['a question']);
  });

  it('requires a name that is unique, ignoring case', async () => {
    await act('POST', '', letter());
    const { template_id } = (await act('POST', '', letter('Other'))).body.data;
    expect((await act('POST', '', letter('KIND REFUSAL'))).body.message).toBe(
      'You already have a template with this name.',
    );
    expect((await act('PUT', `/${template_id}`, letter('kind refusal'))).status).toBe(409);
    expect((await act('POST', '', letter(), rival)).status).toBe(201);
  });

  it('is limited to 100 per school, even with 110 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, n) => act('POST', '', letter(`Letter ${n}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it.each([
    [{}, ['name', 'text']],
    [letter(' ', 'short'), ['name', 'text']],
    [letter('x'.repeat(101), 'x'.repeat(4001)), ['name', 'text']],
  ])('refuses %j', async (json, fields) => {
    expect(Object.keys((await act('POST', '', json)).body.errors)).toEqual(fields);
  });

  it('is accessible only to its school', async () => {
    const { template_id } = (await act('POST', '', letter())).body.data;
    for (const [method, json] of [['PUT', letter()], ['DELETE']] as const) {
      expect((await act(method, `/${template_id}`, json, {})).status).toBe(401);
      expect((await act(method, `/${template_id}`, json, candidate)).status).toBe(403);
      expect((await act(method, `/${template_id}`, json, rival)).status).toBe(403);
      expect((await act(method, '/987654', json)).status).toBe(404);
    }
    expect((await act('GET', '', undefined, rival)).body.data).not.toContainEqual(
      expect.objectContaining({ template_id }),
    );
  });
});
