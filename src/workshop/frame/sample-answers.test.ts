import { expect, it } from 'vitest';
import { SampleAnswers } from './sample-answers.ts';

const row = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } };
const list = (more: object) => ({
  responses: { '200': { content: { 'application/json': { schema: {}, ...more } } } },
});
const answers = new SampleAnswers({
  paths: {
    '/shown': {
      get: {
        operationId: 'listShown',
        ...list({ example: { data: [{ id: 7 }], meta: { total: 1, page: 1 } } }),
      },
    },
    '/made': {
      get: {
        operationId: 'listMade',
        ...list({
          schema: {
            type: 'object',
            properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Row' } } },
          },
        }),
      },
    },
  },
  components: { schemas: { Row: row } },
});

it('answers with the example of an operation', async () => {
  expect(await answers.callIn('filled')('listShown')).toMatchObject({
    data: [{ id: 7 }],
    meta: { total: 1 },
  });
});

it('makes an answer of the schema where there is no example', async () => {
  const { data } = await answers.callIn('filled')('listMade');
  expect(data).toContainEqual({ id: expect.any(Number) });
});

it('has no rows and counts none in the state without rows, and keeps the page', async () => {
  expect(await answers.callIn('empty')('listShown')).toEqual({ data: [], meta: { total: 0, page: 1 } });
});

it('fails in the state of failures', async () => {
  await expect(answers.callIn('errors')('listShown')).rejects.toMatchObject({ status: 500 });
});
