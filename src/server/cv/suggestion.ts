/** A suggested value for a field, or for one of its rows or choices. `text` is what was found. */
export type Suggestion = { field: string; text: string; value: unknown };
