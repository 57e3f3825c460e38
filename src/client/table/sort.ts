/** One sorted column, as TanStack Table says it. */
export interface SortedColumn {
  id: string;
  desc: boolean;
}

/** "-name" as a sorted column. */
export function sortingOf(sort: unknown): SortedColumn[] {
  if (typeof sort !== 'string' || sort === '') return [];
  return [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}

/** A sorted column as the API's `sort`. */
export const sortText = ([first]: readonly SortedColumn[]) => first && `${first.desc ? '-' : ''}${first.id}`;
