import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { ApiDocument, DocumentedOperation } from '../../engine/http/document.ts';
import type { RequestOptions } from '../checked-request.ts';

/** One request, and what is expected of its answer. */
export type Probe = {
  what: string;
  path: string;
  options: RequestOptions;
  /**
   * `right`: valid, and accepted unless a reason is listed. `wrong`: must be refused. `open`: either, but the answer
   * must be documented.
   */
  kind: 'right' | 'wrong' | 'open';
  /** The field that a refusal must name. */
  field?: string;
};

/** Makes a probe with a body. */
export type Send = (what: string, body: Fields, kind: Probe['kind'], field?: string) => Probe;

export type Fields = Record<string, unknown>;
export type Random = () => number;

/** The values of path parameters, and an operation's valid bodies where its example does not serve. */
export type Known = {
  record: (id: OperationId, parameter: string) => unknown;
  bodies: Partial<Record<OperationId, () => Fields>>;
};

/** The input from which all probes of an operation are made. */
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

/** By name, so that a new or removed operation changes the requests of no other. */
export const seedOf = (id: OperationId, seed: number) =>
  [...id].reduce((mixed, letter) => Math.imul(mixed, 31) + letter.charCodeAt(0), seed) | 0;
