import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { Errors, FormRules } from '../../../language/run/form/form-module.ts';
import { validate } from '../../../language/run/form/validate.ts';
import { Refusal } from '../messages/refusal.ts';
import { say } from '../messages/say.ts';
import { formOfSchema } from './body/ajv-form.ts';
import { decode } from './body/decode.ts';
import {
  type ApiDocument,
  type DocumentedOperation,
  type Parameter,
  type PathItem,
  resolveReference,
} from './document.ts';

export type ReadParameters = {
  path: (sent: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  query: (sent: Readonly<Record<string, unknown>>) => Record<string, unknown>;
};

/** Reads the parameters of one operation: typed, with defaults; a 400 for invalid ones. */
export function parameterReader(
  document: ApiDocument,
  item: PathItem,
  operation: DocumentedOperation,
): ReadParameters {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolveReference<Parameter>(document, parameter),
  );
  const reader = (place: string) => {
    const schema = schemaOf(
      document,
      all.filter((parameter) => parameter.in === place),
    );
    const form = formOfSchema(`${operation.operationId} ${place}`, schema);
    return (sent: Readonly<Record<string, unknown>>) => readParameters(form, sent);
  };
  return { path: reader('path'), query: reader('query') };
}

function schemaOf(document: ApiDocument, parameters: Parameter[]): FieldSchema {
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        resolveReference<FieldSchema>(document, schema as FieldSchema),
      ]),
    ),
  };
}

function readParameters(form: FormRules, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const errors: Errors = {};
  for (const [name, schema] of Object.entries(form.schema.properties ?? {})) {
    // PHP-style clients write lists as `name[]`.
    const value = listOf(schema, sent[name] ?? sent[`${name}[]`]);
    if (value === undefined || value === '') continue;
    if ([value].flat().some((text) => String(text).includes('\0')))
      errors[name] = [say('request.wrong_format')];
    data[name] = decode(form.plan.fields?.[name] ?? {}, value);
  }
  Object.assign(errors, validate(form, data, { mode: 'create' }));
  if (Object.keys(errors).length) throw new Refusal(400, say('request.address_invalid'), errors);
  return data;
}

/** A list is `?id=1&id=2` or `?id=1,2`; free texts may contain commas and can only be repeated. */
function listOf(schema: FieldSchema, value: unknown): unknown {
  if (schema.type !== 'array' || value === undefined) return value;
  const texts = [value].flat().filter((text) => text !== '');
  const isFreeText = schema.items?.type === 'string' && !schema.items.enum;
  const items = isFreeText ? texts : texts.flatMap((text) => String(text).split(','));
  return items.length ? items : undefined;
}
