import type { HttpCall } from '../api/http-load.ts';
import type { Goal } from '../api/verdicts.ts';

type Given = { ids: number[]; query: URLSearchParams; body: Record<string, unknown> };

/** A call, and the statement that answers it. */
export type Operation = {
  name: string;
  /** The share of the control's throughput that the design demands (section 10), if it does. */
  goal?: Goal;
  /** Method, path with `#` for ids, and the names of the query parameters. */
  route: string;
  isPublic?: boolean;
  /** Selects the ids of the records that a worker calls for; the parameter is the worker's number, from 1. */
  records?: string;
  call: (worker: number, turn: number, records: number[]) => HttpCall;
  /** The statement's parameters after the token's hash. */
  values: (given: Given) => unknown[];
  sql: string;
  present?(row: object): unknown;
  /** Undoes the writes of a block of calls. */
  undo?: string;
  /** Fields of the answer that hold new ids, which differ from call to call. */
  newIds?: readonly string[];
};

export const routeOf = (method: string, { pathname, searchParams }: URL): string =>
  `${method} ${pathname.replace(/\d+/g, '#')}?${[...searchParams.keys()].join('&')}`;
