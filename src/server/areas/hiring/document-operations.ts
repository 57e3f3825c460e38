import { findFile } from '../../engine/files/file-queries.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';

export const documentOperations = {
  async getDocument(call, { db, events }) {
    const file = await findFile(db, call.path.id);
    if (file?.visibility !== 'private') throw Refusal.notFound('file');
    await call.allow({ ...file, user_id: file.owner_id });
    events.about({ user: file.owner_id });
    return { file };
  },
} satisfies Partial<Handlers>;
