import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { CodedErrors, FormRules } from '../../../language/run/form/form-module.ts';
import { validateWithCodes } from '../../../language/run/form/validate.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
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
  path: (sent: Sent) => Record<string, unknown>;
  /** Refuses unknown names if the caller asked for strictness. */
  query: (sent: Sent, isStrict: boolean) => Record<string, unknown>;
  /** The names of the query that the operation does not know. */
  unknown: (sent: Sent) => string[];
};

type Sent = Readonly<Record<string, unknown>>;

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
    const known = new Set(Object.keys(schema.properties ?? {}));
    return {
      read: (sent: Sent, errors: CodedErrors = {}) => readParameters(form, sent, errors),
      unknown: (sent: Sent) => Object.keys(sent).filter((name) => !known.has(name.replace(/\[\]$/, ''))),
    };
  };
  const [path, query] = [reader('path'), reader('query')];
  return {
    path: (sent) => path.read(sent),
    query: (sent, isStrict) =>
      query.read(
        sent,
        Object.fromEntries(
          isStrict ? query.unknown(sent).map((name) => [name, [coded('request.unknown_parameter')]]) : [],
        ),
      ),
    unknown: query.unknown,
  };
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

function readParameters(form: FormRules, sent: Sent, errors: CodedErrors): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(form.schema.properties ?? {})) {
    // PHP-style clients write lists as `name[]`.
    const value = listOf(schema, sent[name] ?? sent[`${name}[]`]);
    if (value === undefined || value === '') continue;
    if ([value].flat().some((text) => String(text).includes('\0')))
      errors[name] = [coded('request.wrong_format')];
    data[name] = decode(form.plan.fields?.[name] ?? {}, value);
  }
  Object.assign(errors, validateWithCodes(form, data, { mode: 'create' }));
  if (Object.keys(errors).length) throw new Refusal(400, coded('request.address_invalid'), errors);
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
