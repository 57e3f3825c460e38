import type { Handlers } from '../../engine/http/handler.ts';
import { retentionInWords } from '../account/retention.ts';
import { recordRetention } from '../records/record-titles.ts';

export const retentionOperations = {
  async listRetention() {
    return { data: [...recordRetention(), ...retentionInWords()] };
  },
} satisfies Partial<Handlers>;
