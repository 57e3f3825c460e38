import { allProperties, branchesOf, hasProperties } from '../../compile/form/schema-properties.ts';
import type { WrittenSchema } from '../../compile/form/schema-references.ts';

/** One schema of a form, with its context. */
export type SchemaNode = {
  schema: WrittenSchema;
  /** The property that it describes; rows and branches keep the name of their parent. */
  name: string | undefined;
  /** The fields of its parent object, all branches merged. */
  beside: Record<string, WrittenSchema>;
  /** The fields of the object that it describes, all branches merged. */
  fields: Record<string, WrittenSchema>;
  /** Set when it applies only together with another schema of the same value. */
  isBranch: boolean;
  /** Set when it, or an object around it, is read-only. */
  isFact: boolean;
};

/** Returns every schema of a form that describes a value: fields, rows, branches, but not conditions. */
export function schemaNodes(root: WrittenSchema): SchemaNode[] {
  return nodesOf({
    schema: root,
    name: undefined,
    beside: {},
    fields: fieldsOf(root),
    isBranch: false,
    isFact: false,
  });
}

function fieldsOf(schema: WrittenSchema): Record<string, WrittenSchema> {
  return hasProperties(schema) ? allProperties(schema) : {};
}

function nodesOf(node: SchemaNode): SchemaNode[] {
  const { schema, fields, beside, name } = node;
  const isFact = node.isFact || schema.readOnly === true;
  const inner: SchemaNode[] = [];
  for (const branch of branchesOf(schema)) inner.push({ ...node, schema: branch, isBranch: true, isFact });
  for (const [key, field] of Object.entries(schema.properties ?? {}))
    inner.push({
      schema: field,
      name: key,
      beside: fields,
      fields: fieldsOf(field),
      isBranch: false,
      isFact,
    });
  const parts = [schema.items, schema.additionalProperties].filter((part) => typeof part === 'object');
  for (const part of parts)
    inner.push({ schema: part, name, beside, fields: fieldsOf(part), isBranch: false, isFact });
  return [{ ...node, isFact }, ...inner.flatMap(nodesOf)];
}
