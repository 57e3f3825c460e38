import { type ListName, lookupOf, type ReferenceList } from '../areas/reference/admin-list-queries.ts';
import { lookups } from '../areas/reference/lookup-queries.ts';

export const isReferenceList = (list: ListName): list is ReferenceList =>
  list !== 'cities' && list !== 'centres';

/** The property that labels an item. */
export const labelOf = (list: ListName): string =>
  isReferenceList(list) ? lookups[lookupOf(list)].label.name : 'name';
