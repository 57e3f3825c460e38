import type { Handlers } from '../../engine/http/handler.ts';

export const documentOperations = {
  async getDocument({ record: file }, { events }) {
    events.about({ user: file.owner_id });
    return { file };
  },
} satisfies Partial<Handlers>;
