import { compareText } from '../../grammar/findings.ts';
import type { ApiContract, Contents, OperationContract } from '../../run/change/compare-api.ts';
import type { ContractSchema } from '../../run/change/compare-schemas.ts';
import { type ApiDocument, dereference, operationsOf } from '../api/api-document.ts';
import type { ApiNode } from '../api/api-node.ts';
import { operationFacts } from '../api/operations-module.ts';
import { publicDocument } from '../api/public-document.ts';
import type { Project } from '../project.ts';

/** The keywords of a schema that programs rely on. */
const KEPT = [
  ...['$ref', 'type', 'format', 'enum', 'const', 'required', 'properties', 'additionalProperties', 'items'],
  ...['anyOf', 'oneOf', 'allOf', 'deprecated', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'x-extensible-enum'],
];

/** Returns what programs rely on: calls, parameters, bodies and answers, without texts. */
export function apiContract({ api }: Pick<Project, 'api'>): ApiContract {
  const shown = publicDocument(api);
  const facts = operationFacts(api);
  const found = operationsOf(shown).map(({ method, path, operation }): [string, OperationContract] => {
    const { operationId, requestBody, responses = {} } = operation;
    const { security, roles } = facts.get(operationId)!;
    const isOpen = security === 'public' || security === 'anybody';
    const parameters = [
      ...((shown.paths[path] as { parameters?: unknown[] }).parameters ?? []),
      ...(operation.parameters ?? []),
    ].map((one) => {
      const { name, in: place, required, deprecated, schema } = dereference<Parameter>(shown, one);
      return [
        `${place} ${name}`,
        {
          ...(required && { required: true as const }),
          schema: { ...schemaIn(schema), ...(deprecated && { deprecated }) },
        },
      ] as const;
    });
    const answers = Object.entries(responses).map(([status, answer]): [string, Contents | string] => [
      status,
      typeof answer.$ref === 'string' ? answer.$ref.split('/').at(-1)! : contentsIn(answer),
    ]);
    const contract: OperationContract = {
      call: `${method.toUpperCase()} ${path}`,
      ...(isOpen ? { callers: security } : roles && { callers: roles }),
      ...(parameters.length && { parameters: Object.fromEntries(parameters) }),
      ...(requestBody && {
        body: { ...(requestBody.required && { required: true as const }), content: contentsIn(requestBody) },
      }),
      answers: Object.fromEntries(answers),
      ...(operation.deprecated === true && { deprecated: true as const }),
      ...(operation['x-sunset'] && { sunset: operation['x-sunset'] }),
    };
    return [operationId, contract];
  });
  const { schemas, responses = {} } = shown.components;
  return {
    version: versionOf(api),
    operations: Object.fromEntries(found.sort(([a], [b]) => compareText(a, b))),
    responses: Object.fromEntries(Object.entries(responses).map(([name, one]) => [name, contentsIn(one)])),
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, schemaIn(one)])),
  };
}

/** Returns the version that the document gives the API. */
export const versionOf = ({ info }: ApiDocument): string =>
  String((info as { version?: unknown } | undefined)?.version ?? '0');

type Parameter = { name: string; in: string; required?: boolean; deprecated?: boolean; schema: unknown };

function contentsIn(node: object): Contents {
  const { content = {} } = node as { content?: Record<string, ApiNode> };
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, schema ? schemaIn(schema) : null]),
  );
}

function schemaIn(node: unknown): ContractSchema {
  if (node === null || typeof node !== 'object') return {};
  return Object.fromEntries(
    KEPT.flatMap((keyword) => {
      const value = (node as ApiNode)[keyword];
      return value === undefined ? [] : [[keyword, keptOf(keyword, value)]];
    }),
  );
}

function keptOf(keyword: string, value: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, schemaIn(one)]));
  if (keyword === 'items') return schemaIn(value);
  if (keyword === 'additionalProperties') return typeof value === 'object' ? schemaIn(value) : value;
  return ['anyOf', 'oneOf', 'allOf'].includes(keyword) ? (value as unknown[]).map(schemaIn) : value;
}
