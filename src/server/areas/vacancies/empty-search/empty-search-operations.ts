import type { Handlers } from '../../../engine/http/handler.ts';
import { emptySearchList } from './empty-search-queries.ts';

export const emptySearchOperations = {
  listEmptySearches: emptySearchList.handler((row) => row),
} satisfies Partial<Handlers>;
