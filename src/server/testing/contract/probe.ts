import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { ApiDocument, DocumentedOperation } from '../../engine/http/document.ts';
import type { RequestOptions } from '../checked-request.ts';

/** A request and the expected kind of answer. */
export type Probe = {
  what: string;
  path: string;
  options: RequestOptions;
  /**
   * `right`: valid, so accepted unless an exception is listed. `wrong`: must be refused. `open`: either, as
   * long as the answer is documented.
   */
  kind: 'right' | 'wrong' | 'open';
  /** The field the refusal must name. */
  field?: string;
};

export type Send = (what: string, body: Fields, kind: Probe['kind'], field?: string) => Probe;

export type Fields = Record<string, unknown>;
export type Random = () => number;

/** Path parameter values, and valid bodies for operations whose documented example cannot be used. */
export type Known = {
  record: (id: OperationId, parameter: string) => unknown;
  bodies: Partial<Record<OperationId, () => Fields>>;
};

/** Everything needed to generate an operation's probes. */
export type Subject = {
  document: ApiDocument;
  id: OperationId;
  operation: DocumentedOperation;
  known: Known;
  random: Random;
};

export function subjectOf(document: ApiDocument, id: OperationId, known: Known, random: Random): Subject {
  const { method, path } = operations[id];
  const operation = document.paths[path]![method.toLowerCase() as 'get']!;
  return { document, id, operation, known, random };
}

export function addressOf({ id, known }: Subject, own: Record<string, string> = {}): string {
  const path = operations[id].path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => own[name] ?? encodeURIComponent(String(known.record(id, name))),
  );
  return `/api${path}`;
}

/**
 * Derived from the name, so that adding or removing an operation leaves the requests of all others unchanged.
 */
export const seedOf = (id: OperationId, seed: number) =>
  [...id].reduce((mixed, letter) => Math.imul(mixed, 31) + letter.charCodeAt(0), seed) | 0;
