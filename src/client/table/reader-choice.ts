/** What a table's reader chose, by the names of the operation's parameters: search, filters, sort, page, per_page. */
export type ReaderChoice = Readonly<Record<string, unknown>>;

/** Changes it; `push` makes a new entry of the browser's history. */
export type ChangeChoice = (change: ReaderChoice, push?: boolean) => void;
