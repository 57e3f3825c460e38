import type { FieldPathId, FieldProps } from '@rjsf/utils';
import toFieldPathId from '@rjsf/utils/lib/toFieldPathId.js';
import { useMemo } from 'react';
import type { FieldSchema } from '../../shared/form-module.ts';
import type { DataPath } from './data-path.ts';
import type { Part } from './structure.ts';

export interface PartFieldProps {
  part: Part;
  path: DataPath;
  disabled: boolean;
  registry: FieldProps['registry'];
}

const ignore = () => {};

/** Hands one property to RJSF, with props that stay the same, so that only its own field draws it anew. */
export function PartField({ part, path, disabled, registry }: PartFieldProps) {
  const { SchemaField } = registry.fields;
  const fieldPathId: FieldPathId = useMemo(
    () => toFieldPathId(part.name, registry.globalFormOptions, [...path]),
    [part.name, registry, path],
  );
  if (!SchemaField) return null;
  return (
    <SchemaField
      name={part.name}
      schema={shellOf(part.schema)}
      uiSchema={part.uiSchema}
      fieldPathId={fieldPathId}
      required={part.required}
      disabled={disabled}
      registry={registry}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

const shells = new WeakMap<FieldSchema, { title: string }>();

/** What RJSF sees of a property: conditions in it are the form store's to decide, `$data` limits are Ajv's. */
function shellOf(schema: FieldSchema) {
  const known = shells.get(schema);
  if (known) return known;
  const shell = { title: schema.title ?? '' };
  shells.set(schema, shell);
  return shell;
}
