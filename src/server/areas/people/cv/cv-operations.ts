import type { Db } from '../../../engine/db/connect.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say, type TextKey } from '../../../engine/messages/say.ts';
import { lookupRows, lookups } from '../../reference/lookup-queries.ts';
import { readCvOf } from './read-cv.ts';
import { CV_LISTS, type CvLists } from './suggest-from-cv.ts';
import type { UnreadableReason } from './suggestion.ts';

/** The messages when nothing was read. */
const MESSAGES = {
  scan: 'cv.scan',
  password: 'cv.password',
  old_word: 'cv.old_word',
  unreadable: 'cv.unread',
} as const satisfies Record<UnreadableReason, TextKey>;

export const cvOperations = {
  async readCv(call, { db, user, address }) {
    const { candidate_cv } = await call.body();
    if (!candidate_cv) throw Refusal.ofFields({ candidate_cv: [coded('cv.required')] });
    const lists = await listsOf(db);
    const reading = await readCvOf({ account: user.id, address }, candidate_cv, lists);
    const { suggestions: data, unread, obstacle } = reading;
    const message = data.length > 0 ? 'cv.read' : MESSAGES[obstacle ?? 'unreadable'];
    return {
      message: say(message),
      data: [...data],
      meta: { unread: [...unread], obstacle: obstacle ?? 'none' },
    };
  },
} satisfies Partial<Handlers>;

async function listsOf(db: Db): Promise<CvLists> {
  const lists = CV_LISTS.map(async (name) => {
    const { value, label } = lookups[name];
    const rows = await lookupRows(db, name);
    return [name, rows.map((row) => ({ id: row[value.name] as number, name: String(row[label.name]) }))];
  });
  return Object.fromEntries(await Promise.all(lists));
}
