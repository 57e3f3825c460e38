import { expect, it } from 'vitest';
import { type ApiDocument, withSendableForms } from './sendable-forms.ts';

const FORM = 'multipart/form-data';
const form = { properties: { name: { type: 'string', default: 'x' }, skills: { type: 'array' } } };
const operation = (schema: object, example: Record<string, unknown>) => ({
  requestBody: { content: { [FORM]: { schema, example } } },
});
const fieldsOf = (document: ApiDocument, path: string) =>
  document.paths[path]!.post!.requestBody!.content![FORM]!.schema!.properties;

it('tells the example of a form field by field; what it leaves out begins empty', () => {
  const told = withSendableForms({ paths: { '/one': { post: operation(form, { name: 'Sara' }) } } });
  expect(fieldsOf(told, '/one')).toEqual({
    name: { type: 'string', example: 'Sara' },
    skills: { type: 'array', example: [] },
  });
});

it('gives operations that share a form an example each', () => {
  const shared = { $ref: '#/components/schemas/Shared' };
  const document = {
    paths: {
      '/one': { post: operation(shared, { name: 'Sara' }) },
      '/other': { post: operation(shared, { name: 'Omar', skills: [1] }) },
    },
    components: { schemas: { Shared: form } },
  };
  const told = withSendableForms(document);
  expect(fieldsOf(told, '/one')).toMatchObject({ name: { example: 'Sara' }, skills: { example: [] } });
  expect(fieldsOf(told, '/other')).toMatchObject({ name: { example: 'Omar' }, skills: { example: [1] } });
  expect(document.components.schemas.Shared).toEqual(form);
});
