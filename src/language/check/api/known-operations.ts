import { dereference, operationsOf } from '../../compile/api/api-document.ts';
import type { ApiNode } from '../../compile/api/api-node.ts';
import { bodyMedia, operationFacts } from '../../compile/api/operations-module.ts';
import type { Project } from '../../compile/project.ts';
import type { KnownOperation } from '../check-context.ts';
import { type KnownValue, known, type Schema } from '../value/known-value.ts';

/** Returns the parameters, body and answer of each operation. */
export function knownOperations({ api }: Project): Map<string, KnownOperation> {
  const facts = operationFacts(api);
  return new Map(
    operationsOf(api).map(({ method, path, operation }) => {
      const id = operation.operationId;
      const parameters = (operation.parameters ?? []).map((parameter) => dereference(api, parameter));
      const { security, roles } = facts.get(id)!;
      const body = bodyMedia(api, operation)?.schema as Schema | undefined;
      return [
        id,
        {
          id,
          method,
          path,
          operation,
          parameters: new Map(
            parameters.map(({ name, required, schema }) => [
              String(name),
              { required: required === true, schema: dereference<Schema>(api, schema) },
            ]),
          ),
          answer: answerOf(api, operation.responses),
          body,
          security,
          roles,
        },
      ];
    }),
  );
}

function answerOf(api: Project['api'], responses: Record<string, ApiNode>): KnownValue | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = dereference(api, success)?.content as Record<string, { schema?: Schema }> | undefined;
  const envelope = dereference<Schema | undefined>(api, content?.['application/json']?.schema)?.properties;
  return envelope?.data && known(api, envelope.data, envelope.meta ? { meta: envelope.meta } : {});
}
