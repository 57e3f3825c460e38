import { compareText } from '../../grammar/findings.ts';
import type { ApiContract, OperationContract } from '../../run/change/compare-api.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { dereference, type Operation, operationsOf } from '../api/api-document.ts';
import type { ApiNode } from '../api/api-node.ts';
import { bodyMedia } from '../api/operations-module.ts';
import type { Project } from '../project.ts';

/** Returns what programs rely on: calls, parameters, bodies and answers, without texts. */
export function apiContract({ api }: Pick<Project, 'api'>): ApiContract {
  const shapeOf = (node: unknown): Record<string, string> => {
    const schema = dereference<FieldSchema>(api, node) ?? {};
    const parts = [schema, ...(schema.allOf ?? []).map((one) => dereference<FieldSchema>(api, one))];
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const properties = Object.entries(
      Object.assign({}, ...parts.map((part) => part.properties ?? {})) as object,
    );
    return Object.fromEntries(
      properties.map(([name, one]) => [name, typeText(one) + (required.has(name) ? '!' : '')]),
    );
  };
  const typeText = (node: unknown): string => {
    const schema = dereference<FieldSchema>(api, node) ?? {};
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return [...new Set(alternatives.map(typeText))].sort(compareText).join('|');
    if (schema.items) return `${typeText(schema.items)}[]`;
    const type = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'any')].flat().join('|');
    return schema.enum ? `${type}(${schema.enum.map(String).join(',')})` : type;
  };
  const answerOf = ({ responses }: Operation) => {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const content = dereference(api, success)?.content as Record<string, { schema: ApiNode }> | undefined;
    const data = dereference<FieldSchema>(api, content?.['application/json']?.schema)?.properties?.data;
    const schema = dereference<FieldSchema>(api, data);
    return shapeOf(schema?.items ?? schema);
  };
  const found = operationsOf(api).map(({ method, path, operation }): [string, OperationContract] => {
    const listed = [
      ...((api.paths[path] as { parameters?: unknown[] }).parameters ?? []),
      ...(operation.parameters ?? []),
    ];
    const parameters = Object.fromEntries(
      listed.map((one) => {
        const { name, required, schema } = dereference<{ name: string; required?: boolean; schema: unknown }>(
          api,
          one,
        );
        return [name, typeText(schema) + (required ? '!' : '')];
      }),
    );
    const body = shapeOf(bodyMedia(api, operation)?.schema);
    const answer = answerOf(operation);
    const contract = {
      call: `${method.toUpperCase()} ${path}`,
      ...(Object.keys(parameters).length && { parameters }),
      ...(Object.keys(body).length && { body }),
      ...(Object.keys(answer).length && { answer }),
    };
    return [operation.operationId, contract];
  });
  return Object.fromEntries(found.sort(([a], [b]) => compareText(a, b)));
}
