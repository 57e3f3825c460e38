type Schema = {
  type?: string | string[];
  contentMediaType?: string;
  items?: Schema;
  default?: unknown;
  example?: unknown;
};
type Form = { $ref?: string; properties?: Record<string, Schema> };
type Media = { schema?: Form; example?: Record<string, unknown> };
type Operation = { requestBody?: { content?: Record<string, Media> } };
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Form> };
};

const FORM = 'multipart/form-data';

/**
 * Returns the document with each multipart body's example given field by field, as Swagger UI needs it; other fields
 * start empty instead of with an invented value. So each example can be sent unchanged.
 */
export function withSendableForms(document: ApiDocument): ApiDocument {
  const result = structuredClone(document);
  for (const item of Object.values(result.paths))
    for (const operation of Object.values(item)) {
      const media = operation.requestBody?.content?.[FORM];
      if (!media) continue;
      const { example = {} } = media;
      media.schema = ownForm(document, media.schema);
      for (const [name, field] of Object.entries(media.schema.properties ?? {}))
        if (!isFile(field)) {
          field.example = example[name] ?? emptyOf(field);
          // Swagger UI would prefer it to the example.
          delete field.default;
        }
    }
  return result;
}

/** Copies a form that several operations share, so that each can have an example of its own. */
function ownForm({ components }: ApiDocument, form: Form = {}): Form {
  const name = form.$ref?.split('/').at(-1);
  return name ? structuredClone(components?.schemas?.[name] ?? {}) : form;
}

const isFile = (field: Schema): boolean => (field.items ?? field).contentMediaType !== undefined;

/** Leaves out files that were not chosen: Swagger UI would send empty ones. */
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
