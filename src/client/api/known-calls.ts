import type { Subject } from './stale-reads.ts';

/** An operation as the generic renderer sees it: its id comes from data, so it has no types. */
export interface Operation extends Subject {
  /** `get` if it does not say. */
  method?: 'post' | 'put' | 'delete';
  body?: 'json' | 'multipart';
  /** JSON if it does not say. */
  answer?: 'file' | 'events';
  /** Set if its body is part of a record: fields that are left empty stay as they are. */
  mode?: 'update';
}

/** The operations that this page has loaded: a screen brings those that its documents call. */
export const knownCalls: Record<string, Operation> = {};

export const addCalls = (calls: Readonly<Record<string, Operation>>): void => {
  Object.assign(knownCalls, calls);
};
