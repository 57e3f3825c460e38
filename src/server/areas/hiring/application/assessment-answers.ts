import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { notesOf, type StoredNote } from './note-queries.ts';
import { criteriaOf, reviewsOf } from './score-queries.ts';
import { presentScorecard } from './scorecard.ts';

type Note = AnswerSchema<'ApplicationNote'>;

export function presentNote(stored: StoredNote, userId: number): Note {
  const { note_id, application_id, text, author, user_id, created_at, updated_at } = stored;
  const isEdited = updated_at.getTime() !== created_at.getTime();
  return {
    note_id,
    application_id,
    text,
    author,
    is_own: user_id === userId,
    created_at,
    edited_at: isEdited ? updated_at : null,
  };
}

/** Returns the school's notes and scores on an application, as one of its staff sees them. */
export async function assessmentOf(db: Db, applicationId: number, userId: number) {
  const [notes, criteria, reviews] = await inOneStatement(db, (one) => [
    notesOf(one, applicationId),
    criteriaOf(one, applicationId),
    reviewsOf(one, applicationId),
  ]);
  return {
    notes: notes.map((note) => presentNote(note, userId)),
    scorecard: presentScorecard(criteria, reviews, userId),
  };
}
