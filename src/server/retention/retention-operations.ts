import type { Handlers } from '../http/handler.ts';
import { say } from '../words/say.ts';
import { retentionInWords } from './retention.ts';

export const retentionOperations: Pick<Handlers, 'listRetention'> = {
  async listRetention() {
    return { message: say('request.retention'), data: retentionInWords() };
  },
};
