type Schema = {
  type?: string | string[];
  contentMediaType?: string;
  items?: Schema;
  default?: unknown;
  example?: unknown;
};
type Media = { schema?: { properties?: Record<string, Schema> }; example?: Record<string, unknown> };
type Operation = { requestBody?: { content?: Record<string, Media> } };
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

const FORM = 'multipart/form-data';

/**
 * The document with the example of each multipart body told field by field, as Swagger UI asks for it; fields that the
 * example leaves out begin empty instead of with an invented value. So each example can be sent as it stands.
 */
export function withSendableForms(document: ApiDocument): ApiDocument {
  const result = structuredClone(document);
  for (const item of Object.values(result.paths))
    for (const operation of Object.values(item)) {
      const { schema, example = {} } = operation.requestBody?.content?.[FORM] ?? {};
      for (const [name, field] of Object.entries(schema?.properties ?? {}))
        if (!isFile(field)) {
          field.example = example[name] ?? emptyOf(field);
          // It would be taken before the example.
          delete field.default;
        }
    }
  return result;
}

const isFile = (field: Schema): boolean => (field.items ?? field).contentMediaType !== undefined;

/** A file that nobody has chosen is none: Swagger UI would send an empty one. */
export function withoutEmptyFiles<Request extends { body?: unknown }>(request: Request): Request {
  if (request.body instanceof FormData)
    for (const [name, value] of [...request.body])
      if (value instanceof File && value.size === 0) request.body.delete(name);
  return request;
}

function emptyOf({ type }: Schema): unknown {
  const types = [type ?? []].flat();
  return types.includes('array') ? [] : '';
}
