import { isDeepStrictEqual } from 'node:util';
import type { Errors, FieldSchema, FormModule } from '../../shared/form-module.ts';
import { type Mode, normalise } from '../../shared/normalise.ts';
import { toBody } from '../../shared/to-body.ts';
import { validate } from '../../shared/validate.ts';
import { isFileAddress } from '../db/files.ts';
import { sanitizeFields } from '../domain/rich-text.ts';
import { formOfSchema } from './ajv-form.ts';
import { decode } from './decode.ts';
import {
  type ApiDocument,
  type DocumentedOperation,
  type RequestBody,
  resolveReference,
} from './document.ts';
import type { Facts, FindFacts } from './handler.ts';
import { addLookupRows, checkLookups, type FindRows } from './lookup-values.ts';
import { mergeFacts } from './merge-facts.ts';
import { type FileField, fileFields } from './read-multipart.ts';
import { Refusal } from './refusal.ts';
import { unusableFields } from './unusable-fields.ts';
import { refuseUnwieldy } from './unwieldy.ts';

type Data = Record<string, unknown>;

/** What a form's rules need from outside the body. */
export type World = {
  /** Rules that only the server can check (`x-server`, `x-unique`), of what was sent and of the whole record. */
  serverRules: (form: FormModule, data: Readonly<Data>, record: Readonly<Data>) => Promise<Errors>;
  findRows: FindRows;
};

/** How one operation's body is read and checked. */
export type BodyPlan = {
  mediaTypes: string[];
  files: ReadonlyMap<string, FileField>;
  /** @throws Refusal 422 that names every field, 413 and 400 for what no form is like */
  check: (sent: Readonly<Data>, facts: Facts | FindFacts, stored: Facts, world: World) => Promise<Data>;
};

/**
 * A body's fields are those of its forms and, beside them, a few that only the document declares. Each group is
 * decoded, normalised and validated by the same functions as in the browser.
 */
export function planBody(
  document: ApiDocument,
  operation: DocumentedOperation,
  forms: readonly FormModule[],
  mode: Mode,
): BodyPlan | null {
  if (!operation.requestBody) return null;
  const { content } = resolveReference<RequestBody>(document, operation.requestBody);
  const own = ownFields(document, operation.operationId, content, forms);
  const groups = own ? [...forms, own] : [...forms];
  const fields: FieldSchema = { type: 'object', additionalProperties: false, properties: {} };
  for (const form of [...groups].reverse()) {
    for (const [name, field] of Object.entries(form.schema.properties ?? {})) {
      if (!field.readOnly && !field['x-local']) fields.properties![name] = field;
    }
  }
  return {
    mediaTypes: Object.keys(content),
    files: fileFields(fields),
    check: async (sent, facts, stored, world) => {
      refuseUnwieldy(sent);
      const decoded = decode(fields, sent) as Data;
      refuseUnwieldy(decoded);
      const unusable = { ...unusableFields(fields, decoded), ...textsForFiles(fields, decoded, mode) };
      if (Object.keys(unusable).length) throw Refusal.ofFields(unusable);
      const known = typeof facts === 'function' ? await facts(decoded) : facts;
      const result: Data = {};
      const errors: Errors = {};
      for (const form of groups) {
        const { data, found } = await checkForm(
          form,
          pick(form, decoded),
          known,
          pick(form, stored),
          mode,
          world,
        );
        if (mode === 'update') {
          for (const [path, texts] of Object.entries(newlyBroken(form, pick(form, stored), data)))
            found[path] ??= texts;
        }
        for (const [field, value] of Object.entries(data)) if (!(field in result)) result[field] = value;
        for (const [path, texts] of Object.entries(found)) errors[path] ??= texts;
      }
      if (Object.keys(errors).length) throw Refusal.ofFields(errors);
      return result;
    },
  };
}

/** What the document's body has beside the forms' fields; null when there is nothing. */
function ownFields(
  document: ApiDocument,
  name: string,
  content: RequestBody['content'],
  forms: readonly FormModule[],
): FormModule | null {
  const schemas = Object.values(content).map(({ schema }) =>
    resolveReference<FieldSchema>(document, schema as FieldSchema),
  );
  const ofForms = new Set(forms.flatMap((form) => Object.keys(form.schema.properties ?? {})));
  const properties = Object.fromEntries(
    schemas.flatMap((schema) =>
      // The document writes lists of files with brackets.
      Object.entries(schema.properties ?? {}).filter(([field]) => !ofForms.has(field.replace(/\[\]$/, ''))),
    ),
  );
  if (Object.keys(properties).length === 0) return null;
  const required = [...new Set(schemas.flatMap((schema) => schema.required ?? []))].filter(
    (field) => field in properties,
  );
  return formOfSchema(name, { type: 'object', properties, required });
}

function pick(form: FormModule, sent: Readonly<Data>): Data {
  const properties = form.schema.properties ?? {};
  return Object.fromEntries(Object.entries(sent).filter(([field]) => Object.hasOwn(properties, field)));
}

/**
 * A file that is stored already has an address, which in a change keeps it, and in a list of files says which to keep.
 * Any other text is no file. Empty text clears the field.
 */
function textsForFiles(known: FieldSchema, sent: Readonly<Data>, mode: Mode): Errors {
  const isText = (value: unknown) => [value].flat().some((one) => typeof one === 'string' && one !== '');
  return Object.fromEntries(
    Object.entries(known.properties ?? {}).flatMap(([name, field]) => {
      const file = field['x-file'] ? field : field.items;
      const saysWhichToKeep =
        mode === 'update' && (file === field ? isFileAddress(sent[name]) : Array.isArray(sent[name]));
      if (!file?.['x-file'] || saysWhichToKeep || !isText(sent[name])) return [];
      const text = field['x-messages']?.accept ?? file['x-messages']?.accept ?? 'Send this field as a file';
      return [[name, [text]]];
    }),
  );
}

/** Rules that the record has kept so far and would break: of two fields that are compared, one alone may be sent. */
function newlyBroken(form: FormModule, stored: Readonly<Data>, changes: Readonly<Data>): Errors {
  const options = { mode: 'update', sent: true } as const;
  const before = validate(form, stored, options);
  const after = validate(form, { ...stored, ...changes }, options);
  return Object.fromEntries(Object.entries(after).filter(([path]) => !before[path]));
}

type Checked = { data: Data; found: Errors };

async function checkForm(
  form: FormModule,
  sent: Data,
  facts: Readonly<Data>,
  stored: Readonly<Data>,
  mode: Mode,
  { serverRules, findRows }: World,
): Promise<Checked> {
  // Read-only fields of rows are the server's: whatever a client says about them is left out.
  const written = await addLookupRows(form, toBody(form, sanitizeFields(form, sent)), findRows);
  const { data: merged, foreign } = mergeFacts(form.schema, written, facts);
  const typed = decode(form.schema, merged) as Data;
  const data = normalise(form, typed, mode);
  const found = validate(form, data, { mode, sent: true });
  for (const path of foreign) found[path] = ['This entry does not belong here'];
  // What was allowed when it was written may stay: a date that has passed since then.
  const changed = Object.fromEntries(
    Object.entries(data).filter(([field, value]) => !isDeepStrictEqual(value, stored[field])),
  );
  const outside = {
    ...(await serverRules(form, changed, { ...stored, ...data })),
    ...(await checkLookups(form, data, findRows)),
  };
  for (const [path, texts] of Object.entries(outside)) found[path] ??= texts;
  return { data: toBody(form, data), found };
}
