import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { ApiDocument, DocumentedOperation } from '../../http/document.ts';
import type { RequestOptions } from '../checked-request.ts';

/** One request, and what its answer must be like. */
export type Probe = {
  what: string;
  path: string;
  options: RequestOptions;
  /**
   * `right`: as it should be, and accepted unless there is a listed reason. `wrong`: anything but a refusal would
   * be a mistake. `open`: nobody says, but the answer is a documented one.
   */
  kind: 'right' | 'wrong' | 'open';
  /** What a refusal must name. */
  field?: string;
};

/** Makes a probe that sends a body. */
export type Send = (what: string, body: Fields, kind: Probe['kind'], field?: string) => Probe;

export type Fields = Record<string, unknown>;
export type Random = () => number;

/** What path parameters stand for, and what the bodies of an operation start from instead of its example. */
export type Known = {
  record: (id: OperationId, parameter: string) => unknown;
  bodies: Partial<Record<OperationId, () => Fields>>;
};

/** What all probes of an operation are made from. */
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
