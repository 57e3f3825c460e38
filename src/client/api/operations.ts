import type { operations } from '../../../generated/api.d.ts';
import type { calls } from '../../../generated/calls.ts';
import { calls as guardCalls } from '../../../generated/guard-calls.ts';
import { addCalls, knownCalls, type Operation } from './known-calls.ts';

/** The operations that the client may call. */
export type OperationId = keyof typeof calls;

export interface CallInput {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** The time of the version that a change is made of (`updated_at`). */
  version?: string | null | undefined;
  signal?: AbortSignal;
}

/**
 * The envelope of every successful response; lists have `meta` (total, page, per_page and facts about the
 * whole list).
 */
export interface Envelope {
  message?: string;
  data?: unknown;
  meta?: Readonly<Record<string, unknown>>;
}

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : never;
type Success<Responses> = Content<Responses[keyof Responses & (200 | 201)]>;
type Input<T, Name extends string> = [T] extends [undefined]
  ? { [name in Name]?: never }
  : { [name in Name]: T };

/** The typed input of an operation, from the OpenAPI document. */
export type InputOf<Id extends OperationId> = Input<operations[Id]['parameters']['path'], 'path'> & {
  query?: operations[Id]['parameters']['query'];
  body?: Content<NonNullable<operations[Id]['requestBody']>>;
  signal?: AbortSignal;
};

/** The typed response of an operation, from the OpenAPI document; a file is a `Blob`. */
export type AnswerOf<Id extends OperationId> = Success<operations[Id]['responses']>;

/** A call by name, as a definition makes it; `npm run schemas:check` has proved its input against OpenAPI. */
export type NamedCall = (id: string, input?: CallInput) => Promise<Envelope>;

/**
 * Makes one call. Throws `ApiError` for every unsuccessful response, with status 0 when none arrived. A 401
 * ends the session and redirects to the sign-in page; the caller still gets the error.
 */
export type Call = (<Id extends OperationId>(id: Id, input: InputOf<Id>) => Promise<AnswerOf<Id>>) &
  NamedCall;

// No screen's documents call what the guard does.
addCalls(guardCalls);

export const operationOf = (id: string): Operation => {
  const operation = knownCalls[id];
  if (!operation) throw new Error(`No document of this page calls the operation "${id}"`);
  return operation;
};

/** Splits parameters into path and query parameters. */
export function splitParams(operation: string, params: Readonly<Record<string, unknown>>) {
  const { path } = operationOf(operation);
  const inPath = (name: string) => path.includes(`{${name}}`);
  const pick = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(params).filter(
        ([name, value]) => inPath(name) === wanted && value !== undefined && value !== null,
      ),
    );
  return { path: pick(true), query: pick(false) };
}
