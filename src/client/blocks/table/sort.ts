/** One sorted column in TanStack Table's form. */
export interface SortedColumn {
  id: string;
  desc: boolean;
}

/** Parses "-name" to a sorted column. */
export function sortingOf(sort: unknown): SortedColumn[] {
  if (typeof sort !== 'string' || sort === '') return [];
  return [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}

/** Returns a sorted column as the API's `sort`. */
export const sortText = ([first]: readonly SortedColumn[]) => first && `${first.desc ? '-' : ''}${first.id}`;
