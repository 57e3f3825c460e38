import { createContext } from 'react';

export type Choice = {
  value: string | number;
  label: string;
  /** How many it would find, where the list says so. */
  count?: number;
  /** The whole row of the list, for the facts that a field takes from it. */
  row?: Readonly<Record<string, unknown>>;
};

export type Lookup = {
  /** In the order to show; the same array until the rows change. */
  options: readonly Choice[];
  state: 'loading' | 'ready' | 'error';
  retry: () => void;
  /** Whether there may be more rows, which only a search for words finds. */
  hasMore: boolean;
};

/**
 * A hook: the rows of a lookup by its name in `schemas/lookups`, of a list that is looked through by words those that have
 * them. Parameters without a value are left out.
 */
export type UseLookup = (name: string, params: Readonly<Record<string, unknown>>, words?: string) => Lookup;

const nothing: Lookup = { options: [], state: 'error', retry: () => {}, hasMore: false };

/** Where forms get their lists from. The application provides it; forms know of no server. */
export const LookupContext = createContext<UseLookup>(() => nothing);
