import { type ApiDocument, type Operation, operationsOf } from './api-document.ts';
import type { ApiNode } from './api-node.ts';

type Schema = ApiNode & { properties?: Record<string, ApiNode> };
/** The position of a schema, and its name if it becomes a component. */
type Use = { holder: Record<string, ApiNode>; key: string; name: string };

const SMALLEST = 120;

/**
 * Returns the document with shared bodies and answers moved to the components, so that readers see that they
 * are the same.
 */
export function shareSchemas(document: ApiDocument): ApiDocument {
  const result = structuredClone(document);
  const operations = operationsOf(result).map(({ operation }) => operation);
  share(result, operations.flatMap(answersOf).flatMap(metaOf));
  share(result, [...operations.flatMap(bodiesOf), ...operations.flatMap(answersOf)]);
  return result;
}

function share({ components: { schemas } }: ApiDocument, uses: readonly Use[]): void {
  const groups = Map.groupBy(uses, ({ holder, key }) => JSON.stringify(holder[key]));
  for (const [text, alike] of groups) {
    const [{ holder, key, name }] = alike as [Use];
    const schema = holder[key]!;
    if (alike.length < 2 || '$ref' in schema || text.length < SMALLEST) continue;
    let free = name;
    for (let number = 2; schemas[free]; number++) free = `${name}${number}`;
    schemas[free] = schema;
    for (const use of alike) use.holder[use.key] = { $ref: `#/components/schemas/${free}` };
  }
}

type Content = Record<string, Record<string, ApiNode>>;

const contentOf = (node: unknown) =>
  Object.entries(((node ?? {}) as { content?: Content }).content ?? {}).filter(([, media]) => media.schema);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function bodiesOf({ operationId, requestBody }: Operation): Use[] {
  return contentOf(requestBody).map(([type, holder]) => {
    const kind = type === 'application/json' ? 'Body' : 'Form';
    return { holder, key: 'schema', name: capital(operationId) + kind };
  });
}

function answersOf({ operationId, responses }: Operation): Use[] {
  return Object.values(responses)
    .flatMap(contentOf)
    .map(([, holder]) => ({
      holder,
      key: 'schema',
      name: answerName(holder.schema!) ?? `${capital(operationId)}Answer`,
    }));
}

/** Names an answer: `SkillAnswer` has one record, `SkillList` all of them, `SkillPage` a page of them. */
function answerName({ properties = {} }: Schema): string | undefined {
  const { data = {}, meta } = properties;
  const componentOf = (node: unknown) =>
    ((node as ApiNode | undefined)?.$ref as string | undefined)?.split('/').at(-1);
  const [one, row] = [componentOf(data), componentOf(data.items)];
  if (one) return `${one}Answer`;
  if (row) return `${row}${meta ? 'Page' : 'List'}`;
  return data.type === 'null' ? 'EmptyAnswer' : undefined;
}

/** Returns the `meta` schema of a page as a component. */
function metaOf({ holder }: Use): Use[] {
  const { properties } = holder.schema as Schema;
  if (!properties?.meta) return [];
  const hasCursor = 'next_cursor' in ((properties.meta as Schema).properties ?? {});
  return [{ holder: properties, key: 'meta', name: hasCursor ? 'CursorPageMeta' : 'PageMeta' }];
}
