import { mayReadDocument } from '../db/document-access.ts';
import { findFile } from '../db/files.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';

export const document: Pick<Handlers, 'getDocument'> = {
  async getDocument({ path }, { db, user }) {
    const file = await findFile(db, path.id);
    if (file?.visibility !== 'private') throw Refusal.notFound('This file');
    if (!(await mayReadDocument(db, user, file))) throw Refusal.forbidden();
    return { file };
  },
};
