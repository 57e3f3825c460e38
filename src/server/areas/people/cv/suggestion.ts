/** A suggested value for a field, or for one of its rows or choices. `text` is the text found. */
export type Suggestion = { field: string; text: string; value: unknown };

/** The rows found of a kind, and the number of entries that could not be read. */
export type SuggestedRows = { rows: readonly Suggestion[]; unread: number };

/** The number of entries of a field that could not be read, and of all entries in the document. */
export type UnreadEntries = { field: string; unread: number; of: number };

/** The reason why nothing could be read from a document. */
export type UnreadableReason = 'scan' | 'password' | 'old_word' | 'unreadable';

export type CvReading = {
  suggestions: readonly Suggestion[];
  unread: readonly UnreadEntries[];
  obstacle?: UnreadableReason;
};

export const unreadBecause = (obstacle: UnreadableReason): CvReading => ({
  suggestions: [],
  unread: [],
  obstacle,
});
