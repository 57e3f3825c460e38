import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { neighboursOf } from './application-neighbour-queries.ts';
import { applicationList } from './application-search-queries.ts';
import { presentNote } from './assessment-answers.ts';
import { deleteNote, findNote, insertNote, updateNote } from './note-queries.ts';
import { criteriaOf, reviewsOf, writeReview } from './score-queries.ts';
import { effectiveCriteria, presentScorecard, SCALE } from './scorecard.ts';

/** More notes than people write about one applicant; it bounds the list. */
export const NOTES_AT_MOST = 200;

export const assessmentOperations = {
  async addApplicationNote(call, { db, user, clock }) {
    const { id } = call.path;
    const { text } = await call.body();
    const { vacancy_id } = call.record;
    const note = { application_id: id, vacancy_id, user_id: user.id, text, at: clock() };
    const add = async (tx: Db) => {
      // Locked, so that concurrent notes are counted one after the other.
      const [, added] = await inOrder(
        () => call.locked(tx),
        () => insertNote(tx, note, NOTES_AT_MOST),
      );
      if (added === null) throw new Refusal(409, coded('assessment.too_many_notes', { most: NOTES_AT_MOST }));
      return added;
    };
    const found = await changeThen(db, add, findNote);
    return { data: presentNote(found ?? noNote(), user.id) };
  },

  async updateApplicationNote(call, { db, user, clock }) {
    const found = call.record;
    const { text } = await call.body();
    if (text !== found.text) await updateNote(db, found, text, clock());
    return {
      data: presentNote((await findNote(db, found.note_id)) ?? noNote(), user.id),
    };
  },

  async deleteApplicationNote(call, { db }) {
    await deleteNote(db, call.record);
    return { data: null };
  },

  async scoreApplication(call, { db, user, clock }) {
    const { id } = call.path;
    const criteria = await criteriaOf(db, id);
    const { scores, comment } = await call.body({ criteria: effectiveCriteria(criteria), scale: SCALE });
    const marks = Object.entries(scores).map(([criterion, mark]) => [criterion, Number(mark)] as const);
    if (marks.length === 0) throw Refusal.ofFields({ scores: [coded('assessment.no_mark')] });
    await writeReview(db, {
      application_id: id,
      vacancy_id: call.record.vacancy_id,
      user_id: user.id,
      scores: Object.fromEntries(marks),
      comment: comment ?? null,
      updated_at: clock(),
    });
    const data = presentScorecard(criteria, await reviewsOf(db, id), user.id);
    return { data };
  },

  async getApplicationNeighbours(call, context) {
    const { school_id } = call.record;
    const search = await applicationList.search(call.query, context, { school_id });
    return { data: await neighboursOf(context.db, call.path.id, search) };
  },
} satisfies Partial<Handlers>;

function noNote(): never {
  throw Refusal.notFound('note');
}
