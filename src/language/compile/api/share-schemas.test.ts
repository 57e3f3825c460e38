import { expect, it } from 'vitest';
import type { ApiDocument, Operation } from './api-document.ts';
import { shareSchemas } from './share-schemas.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const skill = { $ref: '#/components/schemas/Skill' };
const page = () => ({
  type: 'object',
  properties: {
    status: { const: true },
    data: { type: 'array', items: skill },
    meta: {
      type: 'object',
      required: ['total', 'page'],
      properties: {
        total: { type: 'integer', description: 'All rows that fit.' },
        page: { type: 'integer' },
      },
    },
  },
});
const body = () => ({
  type: 'object',
  required: ['name', 'about'],
  properties: {
    name: { type: 'string', title: 'Name' },
    about: { type: 'string', title: 'About the skill' },
  },
});

const operation = (operationId: string, sent: object | undefined, answered: object): Operation => ({
  operationId,
  ...(sent && { requestBody: json(sent) as Operation['requestBody'] }),
  responses: { 200: json(answered) },
});

const document = (): ApiDocument => ({
  paths: {
    '/skill': {
      get: operation('listSkills', undefined, page()),
      post: operation('createSkill', body(), skill),
    },
    '/skill/{id}': {
      get: operation('findSkills', undefined, page()),
      put: operation('updateSkill', body(), skill),
    },
  },
  components: { schemas: { Skill: { type: 'object' } } },
});

it('moves schemas that several operations share into components, with descriptive names', () => {
  const { paths, components } = shareSchemas(document());
  expect(Object.keys(components.schemas)).toEqual(['Skill', 'PageMeta', 'CreateSkillBody', 'SkillPage']);
  const shared = { content: { 'application/json': { schema: { $ref: '#/components/schemas/SkillPage' } } } };
  expect([paths['/skill']!.get!.responses[200], paths['/skill/{id}']!.get!.responses[200]]).toEqual([
    shared,
    shared,
  ]);
});

it('numbers a second schema of the same name, and leaves unique ones alone', () => {
  const given = document();
  given.components.schemas.SkillPage = { type: 'string' };
  given.paths['/skill']!.post = operation('createSkill', { ...body(), minProperties: 1 }, skill);
  const { components } = shareSchemas(given);
  expect(Object.keys(components.schemas)).toEqual(['Skill', 'SkillPage', 'PageMeta', 'SkillPage2']);
});

it('does not modify its input', () => {
  const given = document();
  shareSchemas(given);
  expect(given).toEqual(document());
});
