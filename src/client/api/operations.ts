import type { operations } from '../../../generated/api.d.ts';
import { calls } from '../../../generated/calls.ts';

/** The operations that the client may call. */
export type OperationId = keyof typeof calls;

/** An operation as the generic renderer sees it: its id comes from data, so it has no types. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  body?: 'json' | 'multipart';
  /** JSON if it does not say. */
  answer?: 'file' | 'events';
  /** Set if its body is part of a record: fields that are left empty stay as they are. */
  mode?: 'update';
}

export interface CallInput {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
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

const isNamed = (id: string): id is OperationId => Object.hasOwn(calls, id);

export const operationOf = (id: string): Operation => {
  if (!isNamed(id)) throw new Error(`No document names the operation "${id}"`);
  return calls[id];
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
