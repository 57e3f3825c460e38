import { ruleTexts } from '../../../generated/rule-texts.ts';
import { isObject } from '../../shared/conditions.ts';
import type { Errors, FieldSchema } from '../../shared/form-module.ts';
import { Upload } from './upload.ts';

/**
 * Fields that no rule of a form gets to see: names that nobody declared, at any depth, text with a NUL character,
 * which the database cannot hold, and objects that call themselves files.
 */
export function unusableFields(schema: FieldSchema, value: Readonly<Record<string, unknown>>): Errors {
  const errors: Errors = {};
  visit([schema], value, []);
  return errors;

  function visit(nodes: FieldSchema[], part: unknown, path: (string | number)[]): void {
    if (typeof part === 'string' && part.includes('\0')) refuse(path, 'format');
    if (nodes.some((node) => node['x-file'])) {
      if (isObject(part) && !(part instanceof Upload)) refuse(path, 'accept');
      return;
    }
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries())
        visit(branches(nodes.map((node) => node.items)), item, [...path, index]);
    } else if (isObject(part)) {
      for (const [key, child] of Object.entries(part)) {
        const declarations = branches(nodes.map((node) => declarationOf(node, key)));
        const isOpen = declarations.length > 0 || nodes.length === 0 || nodes.every(takesAnything);
        if (isOpen && !key.includes('\0')) visit(declarations, child, [...path, key]);
        else refuse([...path, key], 'additionalProperties');
      }
    }
  }

  function refuse(path: (string | number)[], rule: string): void {
    errors[path.join('.').replaceAll('\0', '')] = [ruleTexts[rule] ?? rule];
  }
}

/** A schema with all its branches, whether they apply or not: a field of any of them is a known field. */
function branches(schemas: (FieldSchema | undefined)[]): FieldSchema[] {
  return schemas.flatMap((schema) =>
    schema
      ? [
          schema,
          ...branches([
            ...(schema.allOf ?? []),
            ...(schema.anyOf ?? []),
            ...(schema.oneOf ?? []),
            schema.then,
            schema.else,
          ]),
        ]
      : [],
  );
}

function declarationOf(node: FieldSchema, key: string): FieldSchema | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
}

const takesAnything = (node: FieldSchema): boolean =>
  node.additionalProperties === true || (!node.properties && node.additionalProperties === undefined);
