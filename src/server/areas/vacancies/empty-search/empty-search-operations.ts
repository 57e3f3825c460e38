import type { Handlers } from '../../../engine/http/handler.ts';
import { say } from '../../../engine/messages/say.ts';
import { emptySearchesByCount } from './empty-search-queries.ts';

export const emptySearchOperations: Pick<Handlers, 'listEmptySearches'> = {
  async listEmptySearches({ query }, { db }) {
    const paging = { page: query.page!, per_page: query.per_page! };
    const { rows, total } = await emptySearchesByCount(db, paging);
    return { message: say('operate.empty_searches'), data: rows, meta: { total, ...paging } };
  },
};
