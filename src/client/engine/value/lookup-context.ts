import { createContext } from 'react';

export type Choice = {
  value: string | number;
  label: string;
  /** Other names that a search finds it by. */
  also?: readonly string[];
  /** The number of results with this choice, if the list provides it. */
  count?: number;
  /** The whole row, for the facts that a field takes from it. */
  row?: Readonly<Record<string, unknown>>;
};

export type Lookup = {
  /** In display order; the same array until the rows change. */
  options: readonly Choice[];
  state: 'loading' | 'ready' | 'error';
  retry: () => void;
  /** Whether there may be more rows, which only a search finds. */
  hasMore: boolean;
  /** Whether the names of chosen values outside the loaded page are still being read. */
  isNaming?: boolean;
};

/**
 * A hook: returns the rows of a lookup by its name in `schemas/lookups`; for a searchable list, those that
 * match the words, and the rows of the chosen values. Parameters without a value are omitted.
 */
export type UseLookup = (
  name: string,
  params: Readonly<Record<string, unknown>>,
  words?: string,
  chosen?: unknown,
) => Lookup;

const nothing: Lookup = { options: [], state: 'error', retry: () => {}, hasMore: false };

/** Provides forms with their lookups. The application sets it, because forms do not know the server. */
export const LookupContext = createContext<UseLookup>(() => nothing);
