/**
 * What the server and the renderer of public screens, which is built of the client's own code, say to each other. Neither
 * imports the other.
 */
export type PageRenderer = {
  /** Null for what is no screen for everybody. */
  addressOf: (url: string) => Promise<PageAddress | null>;
  draw: (asked: AskedPage) => Promise<DrawnPage>;
  /** The addresses of screens for search engines, which screens have one for each row of a list, and what is not for them. */
  siteMap: () => { paths: string[]; eachOf: string[]; closed: string[] };
  /** Some of the addresses of such a screen, and how many rows there are in all. */
  addressesOfRows: (
    screen: string,
    page: { number: number; rows: number },
    read: ReadOperation,
  ) => Promise<{ addresses: RowAddress[]; total: number }>;
};

export type PageAddress = {
  /** Without what the screen does not read. */
  address: string;
  /** Whether everybody may be shown the same page: not if its query, as a token does, says who asks. */
  isForAll: boolean;
};

export type RowAddress = { path: string; changed: string | null };

/** An operation that reads, performed for whoever has no session. What it throws carries a `status`. */
export type ReadOperation = (
  operation: string,
  input: { path: Readonly<Record<string, unknown>>; query: Readonly<Record<string, unknown>> },
) => Promise<object>;

export type AskedPage = {
  /** One that `addressOf` gave. */
  address: string;
  /** For whom the menus are drawn, as the id of a role; null: for a visitor. Data is always a visitor's. */
  role: number | null;
  /** Where the site is. */
  origin: string;
  now: Date;
  timeZone: string;
  read: ReadOperation;
};

export type DrawnPage =
  | {
      is: 'page';
      status: 200 | 404 | 410;
      /** Tags for the document's head. */
      head: string;
      body: string;
      /** What the browser needs to take the page over. */
      state: PageState;
      /** The modules, by path in the project, that the browser will want at once. */
      modules: string[];
    }
  | { is: 'redirect'; url: string }
  /** The browser draws it alone: what it is about does not exist, or did not come. */
  | { is: 'undrawn'; status: 400 | 404 | 410 | 503 };

/** How a page was drawn, so that the browser first draws it alike. */
export type PageState<Session = unknown> = {
  now: string;
  timeZone: string;
  /** The name of the screen. */
  screen: string;
  /** Where the browser finds the screen's definitions. */
  file?: string;
  /** For whom it was drawn, as far as menus tell: no real session. */
  session: Session | null;
  /** The answers that it was drawn with, as TanStack Query hands them over. */
  queries?: unknown;
  /** Where among them the answer of each of the screen's reads stands, if all of them ask the same at any address. */
  names?: Readonly<Record<string, number>>;
};

/** The id of the element in which the state stands. */
export const PAGE_STATE = 'page-state';

/** The cookie that says for whom menus are drawn; no credential. Over TLS it is this host's alone. */
export const ROLE_COOKIE = 'role';
export const SECURE_ROLE_COOKIE = `__Host-${ROLE_COOKIE}`;

/** What marks tags that are about the page as it was asked for, not about where its visitor went from there. */
export const HEAD_MARK = 'data-head';
