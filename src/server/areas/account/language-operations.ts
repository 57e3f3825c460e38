import type { Handlers } from '../../engine/http/handler.ts';
import { goOnIn } from '../../engine/messages/call-language.ts';
import { presentUser } from './user-answers.ts';
import { saveLanguage } from './user-queries.ts';

export const languageOperations = {
  async setLanguage(call, { db, user }) {
    const { language } = await call.body();
    await saveLanguage(db, user.id, language);
    goOnIn(language);
    return { data: presentUser({ ...user, language }) };
  },
} satisfies Partial<Handlers>;
