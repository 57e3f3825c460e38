import type { StoredValues } from '../../engine/http/body/stored-values.ts';
import { isLookup, lookupRowsById } from './lookup-queries.ts';
import { canBeUnique, isTaken } from './unique-value-queries.ts';

/** The stored data for the rules of the product's forms: reference lists and unique columns. */
export const storedValues: StoredValues = {
  findRows: async (db, lookup, ids) => (isLookup(lookup) ? lookupRowsById(db, lookup, ids) : null),
  canBeUnique,
  isTaken,
};
