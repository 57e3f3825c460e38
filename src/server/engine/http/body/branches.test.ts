import { expect, it } from 'vitest';
import { formOf } from '../../../../language/compile/form/test-form.ts';
import { bodyReader } from './body-reader.ts';

const named = (name: string, form: ReturnType<typeof formOf>) => ({ ...form, name });
const kind = named('kind', formOf({ kind: { type: 'string' } }, { required: ['kind'] }));
const visa = named('visa', formOf({ visa: { type: 'string' } }, { required: ['visa'] }));
const document = { openapi: '3.1.0', paths: {}, components: { schemas: {} } };
const schema = { type: 'object', properties: { kind: {}, visa: {} } };
const operation = {
  operationId: 'move',
  requestBody: { content: { 'application/json': { schema } } },
  responses: {},
};

const context = { now: new Date('2026-05-01'), findTaken: async () => ({}), findRows: async () => new Map() };

const checked = (sent: Record<string, unknown>) =>
  bodyReader(document as never, operation as never, [[kind, visa]], 'create', {
    visa: { 'form.kind': { const: 'abroad' } },
  })!.check(sent, {}, {}, context as never);

it('requires the fields of a step only where an earlier answer asks for them', async () => {
  await expect(checked({ kind: 'abroad' })).rejects.toMatchObject({ errors: { visa: expect.anything() } });
  await expect(checked({ kind: 'here' })).resolves.toEqual({ kind: 'here' });
});

it('keeps nothing of a step that an earlier answer skips', async () => {
  await expect(checked({ kind: 'here', visa: 'work' })).resolves.toEqual({ kind: 'here' });
  await expect(checked({ kind: 'abroad', visa: 'work' })).resolves.toEqual({ kind: 'abroad', visa: 'work' });
});
