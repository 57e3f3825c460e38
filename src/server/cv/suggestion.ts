/** What a CV says for a field: a value, or one of the field's rows or choices. `text` is what was found. */
export type Suggestion = { field: string; text: string; value: unknown };
