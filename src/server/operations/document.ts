import { findFile } from '../db/files.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';

export const document: Pick<Handlers, 'getDocument'> = {
  async getDocument(call, { db }) {
    const file = await findFile(db, call.path.id);
    if (file?.visibility !== 'private') throw Refusal.notFound('This file');
    await call.allow({ ...file, user_id: file.owner_id });
    return { file };
  },
};
