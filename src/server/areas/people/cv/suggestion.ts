/** A suggested value for a field, or for one of its rows or choices. `text` is what was found. */
export type Suggestion = { field: string; text: string; value: unknown };

/** The rows that were found of a kind, and how many entries there are that could not be read. */
export type Found = { rows: readonly Suggestion[]; unread: number };

/** How many entries of a field's rows could not be read, of how many that the document has. */
export type Unread = { field: string; unread: number; of: number };

/** Why nothing could be read from a document. */
export type Obstacle = 'scan' | 'password' | 'old_word' | 'unreadable';

export type CvReading = {
  suggestions: readonly Suggestion[];
  unread: readonly Unread[];
  obstacle?: Obstacle;
};

export const unreadBecause = (obstacle: Obstacle): CvReading => ({ suggestions: [], unread: [], obstacle });
