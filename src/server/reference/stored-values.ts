import type { StoredValues } from '../http/body/stored-values.ts';
import { isLookup, lookupRowsById } from './lookup-queries.ts';
import { canBeUnique, isTaken } from './unique-value-queries.ts';

/** What the rules of the product's forms ask: its lists are what they choose from, and what must be unique. */
export const storedValues: StoredValues = {
  findRows: async (db, lookup, ids) => (isLookup(lookup) ? lookupRowsById(db, lookup, ids) : null),
  canBeUnique,
  isTaken,
};
