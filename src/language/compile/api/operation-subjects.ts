import { type ApiDocument, type Operation, operationsOf } from './api-document.ts';

type Written = { 'x-about'?: string[]; $ref?: string };

/**
 * Returns the subjects of each operation: its tags and its `x-about`. A read's subjects also include those of
 * its answer: components with `x-about`, and components that another operation returns. A write makes every
 * read with a shared subject stale; one with an empty `x-about` none.
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

/** Whether an operation that is no read changes nothing either: its `x-about` is empty. */
export const changesNothing = (operation: Operation): boolean =>
  (operation as Written)['x-about']?.length === 0;

const ownSubjects = (operation: Operation) =>
  changesNothing(operation) ? [] : [...(operation.tags ?? []), ...((operation as Written)['x-about'] ?? [])];

const successOf = ({ responses }: Operation): unknown =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

/** Returns the component that an answer is, or is a list of. */
function componentAnswered(operation: Operation): string | undefined {
  const text = JSON.stringify(successOf(operation) ?? null);
  return /"data":\{(?:"type":"array","items":\{)?"\$ref":"#\/components\/schemas\/(\w+)"\}/.exec(text)?.[1];
}

/** Returns the components that a part of the document refers to, directly or through others. */
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
