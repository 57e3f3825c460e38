import { forms as formIndex } from '../../../../generated/form-index.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { fieldsOf, type Plan } from '../../../language/run/form/plan.ts';
import { schemaFields } from '../../../language/run/form/schema-fields.ts';
import type { Fields } from '../db/record.ts';
import type { Visibility } from '../files/file-queries.ts';

/** A field of a record's forms, with what storing and reading need. */
export type FormField = {
  name: string;
  /** The form that declares it. */
  form: string;
  /** The name under which it is read (`x-read`). */
  read: string;
  title: string;
  /** The label of each value, if there are few. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Set for a field with files. Images are public, documents private. */
  file: { many: boolean; visibility: Visibility; accept: readonly string[]; maxBytes: number } | null;
};

export type FormFields = {
  forms: FormModule[];
  /** Fields that people fill in, without duplicates, in the order of the forms. */
  fields: FormField[];
};

const cache = new Map<OperationId, Promise<FormFields>>();

export function formFields(operation: OperationId): Promise<FormFields> {
  const known = cache.get(operation) ?? load(operations[operation].forms);
  cache.set(operation, known);
  return known;
}

async function load(names: readonly string[]): Promise<FormFields> {
  const forms = await Promise.all(names.map(async (name) => (await formIndex[name]!()).form));
  const fields = new Map<string, FormField>();
  for (const form of forms) {
    const drawn = schemaFields(form.schema);
    for (const [name, plan] of fieldsOf(form.plan)) {
      const isTyped = !plan.isFact && !plan.isLocal;
      if (isTyped && !fields.has(name))
        fields.set(name, fieldOf(form.name, name, plan, drawn.get(name) ?? {}));
    }
  }
  return { forms, fields: [...fields.values()] };
}

/** A body's fields that belong to its forms, without files. */
export function typedFields<Sent extends Readonly<Fields>>(
  { fields }: FormFields,
  body: Sent,
): Partial<Sent> {
  const names = fields.filter((field) => !field.file).map((field) => field.name);
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Partial<Sent>;
}

function fieldOf(
  form: string,
  name: string,
  { read = name, file, items }: Plan,
  schema: FieldSchema,
): FormField {
  const rule = file ?? items?.file;
  const isImage = rule?.accept.every((type) => type.startsWith('image/'));
  return {
    name,
    form,
    read,
    title: schema.title ?? name,
    labels: schema['x-labels'],
    file: rule ? { ...rule, many: !file, visibility: isImage ? 'public' : 'private' } : null,
  };
}
