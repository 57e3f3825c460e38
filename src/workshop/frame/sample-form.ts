import type { FormData } from '../../client/engine/value/data-path.ts';
import type { FieldSchema } from '../../language/run/form/field-schema.ts';
import type { Errors, FormModule } from '../../language/run/form/form-module.ts';
import { fieldsOf, type Plan } from '../../language/run/form/plan.ts';
import { randomFrom, type Sampled, sampleValue } from '../../language/run/form/sample-value.ts';

/** Returns values for every field: the example where there is one, otherwise a value that the schema allows. */
export function filledForm({ schema }: FormModule, example: FormData = {}): FormData {
  const sample = sampleValue(schema as Sampled, randomFrom(1)) as FormData;
  const fields: Record<string, FieldSchema> = schema.properties ?? {};
  const isKnown = (name: string) => name in fields || Object.keys(fields).length === 0;
  const given = Object.entries(example).filter(([name]) => isKnown(name));
  return { ...sample, ...(withFiles(Object.fromEntries(given)) as FormData) };
}

/** Replaces descriptions of files by files: `{ name, type, size }`. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  const { name, type, size } = value as Record<string, unknown>;
  if (typeof name === 'string' && typeof type === 'string' && typeof size === 'number')
    return new File([new Uint8Array(size)], name, { type });
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFiles(one)]));
}

/** Returns everything that a form can object to, at its fields; a list of rows gets one row for it. */
export function everyError({ plan }: Pick<FormModule, 'plan'>): { errors: Errors; data: FormData } {
  const errors: Errors = {};
  const data: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(plan)) {
    collect(field, name, errors);
    if (field.items?.fields) {
      data[name] = [{}];
      for (const [inner, one] of fieldsOf(field.items)) collect(one, `${name}.0.${inner}`, errors);
    }
  }
  return { errors, data };
}

function collect({ messages = {}, isFact, isLocal }: Plan, path: string, errors: Errors): void {
  const texts = [...new Set(Object.values(messages))];
  if (texts.length > 0 && !isFact && !isLocal) errors[path] = texts;
}
