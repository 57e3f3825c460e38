import type { Handlers } from '../../engine/http/handler.ts';
import { say } from '../../engine/messages/say.ts';
import { retentionInWords } from '../account/retention.ts';

export const retentionOperations: Pick<Handlers, 'listRetention'> = {
  async listRetention() {
    return { message: say('request.retention'), data: retentionInWords() };
  },
};
