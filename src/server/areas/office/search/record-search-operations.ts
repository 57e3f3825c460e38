import type { Handlers } from '../../../engine/http/handler.ts';
import { searchRecords } from './record-search-queries.ts';

export const recordSearchOperations = {
  async searchRecords({ query }, { db }) {
    return { data: await searchRecords(db, query.search ?? '') };
  },
} satisfies Partial<Handlers>;
