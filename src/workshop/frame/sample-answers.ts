import { ApiError } from '../../client/api/api-error.ts';
import type { Envelope, NamedCall } from '../../client/api/operations.ts';
import { randomFrom, type Sampled, sampleValue } from '../../language/run/form/sample-value.ts';
import type { DrawingState } from '../address.ts';

type Media = { schema?: Sampled; example?: unknown };
type Operation = {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Sampled> };
};

/** The root of a document, by which references are followed. */
type Document = Record<string, unknown>;

/** Replaces references by what they refer to; a schema within itself ends there. */
export function inlined(document: Document, value: unknown, above: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(document, one, above));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string') {
    if (above.includes($ref)) return {};
    const found = $ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, part) => (node as Document | undefined)?.[part], document);
    return inlined(document, found, [...above, $ref]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(document, one, above)]));
}

/** Answers calls without a server, with the examples of the API document, or values that its schemas allow. */
export class SampleAnswers {
  readonly #document: ApiDocument;
  readonly #operations: Map<string, Operation>;

  constructor(document: ApiDocument) {
    this.#document = document;
    this.#operations = new Map(
      Object.values(document.paths)
        .flatMap((path) => Object.values(path))
        .filter(({ operationId }) => operationId !== undefined)
        .map((operation) => [operation.operationId, operation]),
    );
  }

  /** Returns a sample of a component's required properties. */
  component(name: string): Record<string, unknown> {
    const schema = this.#inlined(this.#document.components.schemas[name] ?? {}) as Sampled;
    const { required = Object.keys(schema.properties ?? {}) } = schema as { required?: string[] };
    const sample = sampleValue(schema, randomFrom(1)) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(sample).filter(([key]) => required.includes(key)));
  }

  /** Returns the values that a property of a component may have. */
  valuesOf(component: string, property: string): unknown[] {
    const schema = this.#inlined(this.#document.components.schemas[component] ?? {}) as Sampled;
    return schema.properties?.[property]?.enum ?? [];
  }

  answerOf(id: string): Envelope {
    const { responses } = this.#operations.get(id) ?? { responses: {} };
    const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    const { content } = (this.#inlined(response ?? {}) ?? {}) as { content?: Record<string, Media> };
    const { example, schema } = content?.['application/json'] ?? {};
    if (example !== undefined) return structuredClone(example) as Envelope;
    return schema ? (sampleValue(schema, randomFrom(1)) as Envelope) : {};
  }

  /** Returns the call of a visit in a state: with rows, without, failing, or without an end. */
  callIn(state: DrawingState): NamedCall {
    return async (id, { signal } = {}) => {
      if (state === 'loading')
        return new Promise((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)));
      if (state === 'errors') throw new ApiError(500);
      const answer = this.answerOf(id);
      return state === 'empty' && Array.isArray(answer.data) ? emptied(answer) : answer;
    };
  }

  #inlined = (value: unknown) => inlined(this.#document, value);
}

function emptied({ meta, ...answer }: Envelope): Envelope {
  const counts = Object.entries(meta ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' && !/page/.test(name) ? 0 : value,
  ]);
  return { ...answer, data: [], ...(meta && { meta: Object.fromEntries(counts) }) };
}
