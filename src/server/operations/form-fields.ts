import { forms as formIndex } from '../../../generated/form-index.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { FieldSchema, FormModule } from '../../shared/form-module.ts';
import type { Visibility } from '../db/files.ts';
import type { Fields } from '../db/record.ts';

/** A field of a record's forms, as storing and reading need to know it. */
export type FormField = {
  name: string;
  /** The form that declares it. */
  form: string;
  /** The name under which it is read (`x-read`). */
  read: string;
  title: string;
  /** The text of each value, where there are a few. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Set for a field that holds files. Images are public, documents private. */
  file: { many: boolean; visibility: Visibility } | null;
};

export type FormFields = {
  forms: FormModule[];
  /** Fields that a person fills in, each once, in the order of the forms. */
  fields: FormField[];
};

const cache = new Map<OperationId, Promise<FormFields>>();

/** The forms of an operation's body and the fields they consist of. */
export function formFields(operation: OperationId): Promise<FormFields> {
  const known = cache.get(operation) ?? load(operations[operation].forms);
  cache.set(operation, known);
  return known;
}

async function load(names: readonly string[]): Promise<FormFields> {
  const forms = await Promise.all(names.map(async (name) => (await formIndex[name]!()).form));
  const fields = new Map<string, FormField>();
  for (const form of forms) {
    for (const [name, schema] of declarations(form.schema)) {
      const isTyped = !schema.readOnly && !schema['x-local'];
      if (isTyped && !fields.has(name)) fields.set(name, fieldOf(form.name, name, schema));
    }
  }
  return { forms, fields: [...fields.values()] };
}

/** What people typed, by field: of a body only what its forms ask for, and not the files. */
export function typedFields({ fields }: FormFields, body: Readonly<Fields>): Fields {
  const names = fields.filter((field) => !field.file).map((field) => field.name);
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

/** The properties of a form, those included that stand in a branch and apply only sometimes. */
function declarations(schema: FieldSchema): [string, FieldSchema][] {
  const branches = [...(schema.allOf ?? []), schema.then, schema.else].filter(
    (branch) => branch !== undefined,
  );
  return [...Object.entries(schema.properties ?? {}), ...branches.flatMap(declarations)];
}

function fieldOf(form: string, name: string, schema: FieldSchema): FormField {
  const rule = schema['x-file'] ?? schema.items?.['x-file'];
  const isImage = rule?.accept.every((type) => type.startsWith('image/'));
  return {
    name,
    form,
    read: schema['x-read'] ?? name,
    title: schema.title ?? name,
    labels: schema['x-labels'],
    file: rule ? { many: !schema['x-file'], visibility: isImage ? 'public' : 'private' } : null,
  };
}
