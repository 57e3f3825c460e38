import { type ListName, lookupOf, type ReferenceList } from '../db/admin-lists.ts';
import { lookups } from '../db/lookups.ts';

export const isReferenceList = (list: ListName): list is ReferenceList =>
  list !== 'cities' && list !== 'centres';

/** The property by which people know an item of a list. */
export const labelOf = (list: ListName): string =>
  isReferenceList(list) ? lookups[lookupOf(list)].label.name : 'name';
