/** A table's search, filters, sort, page and per_page, by the operation's parameter names. */
export type ReaderChoice = Readonly<Record<string, unknown>>;

/** Changes some of them; `push` adds an entry to the browser's history. */
export type ChangeChoice = (change: ReaderChoice, push?: boolean) => void;
