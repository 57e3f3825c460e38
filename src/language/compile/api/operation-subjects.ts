import { type ApiDocument, type Operation, operationsOf } from './api-document.ts';

type Written = { 'x-about'?: string[]; $ref?: string };

/**
 * What each operation is about: its tags and what it says beside them (`x-about`). A read is also about whatever its
 * answer holds: components that say it themselves, and those that another operation answers with. What a call has changed
 * makes stale every read that is about the same.
 */
export function subjectsOf(api: ApiDocument): Map<string, string[]> {
  const subjects = new Map(
    operationsOf(api).map(({ operation }) => [operation.operationId, ownSubjects(operation)] as const),
  );
  const owners = new Map<string, string[]>();
  for (const { operation, method } of operationsOf(api)) {
    const component = method === 'get' ? componentAnswered(operation) : undefined;
    if (component !== undefined)
      owners.set(component, [...(owners.get(component) ?? []), ...subjects.get(operation.operationId)!]);
  }
  const about = (component: string) => [
    ...((api.components.schemas[component] as Written | undefined)?.['x-about'] ?? []),
    ...(owners.get(component) ?? []),
  ];
  return new Map(
    operationsOf(api).map(({ operation, method }) => {
      const held = method === 'get' ? [...componentsIn(api, successOf(operation))].flatMap(about) : [];
      return [
        operation.operationId,
        [...new Set([...subjects.get(operation.operationId)!, ...held])].sort(),
      ] as const;
    }),
  );
}

const ownSubjects = (operation: Operation) => [
  ...(operation.tags ?? []),
  ...((operation as Written)['x-about'] ?? []),
];

const successOf = ({ responses }: Operation): unknown =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

/** The component that an answer is, or a list of which it is. */
function componentAnswered(operation: Operation): string | undefined {
  const text = JSON.stringify(successOf(operation) ?? null);
  return /"data":\{(?:"type":"array","items":\{)?"\$ref":"#\/components\/schemas\/(\w+)"\}/.exec(text)?.[1];
}

/** The components that a part of the document refers to, and those inside them. */
function componentsIn(api: ApiDocument, node: unknown, found = new Set<string>()): Set<string> {
  if (node === null || typeof node !== 'object') return found;
  const reference = (node as Written).$ref;
  const name = typeof reference === 'string' ? reference.split('/').at(-1)! : undefined;
  if (name !== undefined && name in api.components.schemas && !found.has(name)) {
    found.add(name);
    componentsIn(api, api.components.schemas[name], found);
  }
  for (const inner of Object.values(node)) componentsIn(api, inner, found);
  return found;
}
