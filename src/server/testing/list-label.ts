import { type ListName, lookupOf, type ReferenceList } from '../reference/admin-list-queries.ts';
import { lookups } from '../reference/lookup-queries.ts';

export const isReferenceList = (list: ListName): list is ReferenceList =>
  list !== 'cities' && list !== 'centres';

/** The property by which people know an item of a list. */
export const labelOf = (list: ListName): string =>
  isReferenceList(list) ? lookups[lookupOf(list)].label.name : 'name';
