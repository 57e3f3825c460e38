import type { Handlers } from '../../engine/http/handler.ts';
import { retentionInWords } from '../account/retention.ts';

export const retentionOperations = {
  async listRetention() {
    return { data: retentionInWords() };
  },
} satisfies Partial<Handlers>;
