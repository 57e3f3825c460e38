import type { Handlers } from '../../../engine/http/handler.ts';
import { emptySearchesByCount } from './empty-search-queries.ts';

export const emptySearchOperations = {
  async listEmptySearches({ query }, { db }) {
    const paging = { page: query.page!, per_page: query.per_page! };
    const { rows, total } = await emptySearchesByCount(db, paging);
    return { data: rows, meta: { total, ...paging } };
  },
} satisfies Partial<Handlers>;
