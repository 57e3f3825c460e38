/**
 * The contract between the server and the page renderer, which is a separate build of the client's code. Neither
 * imports the other.
 */
export type PageRenderer = {
  /** Resolves to null if the URL is not a screen that everybody may enter. */
  addressOf: (url: string) => Promise<PageAddress | null>;
  draw: (asked: AskedPage) => Promise<DrawnPage>;
  /**
   * For search engines: the addresses of screens, the screens that have one address per row of a list, and the closed
   * ones.
   */
  siteMap: () => { paths: string[]; eachOf: string[]; closed: string[] };
  /** Resolves to some of the addresses of a screen with one per row, and to the number of rows in all. */
  addressesOfRows: (
    screen: string,
    page: { number: number; rows: number },
    read: ReadOperation,
  ) => Promise<{ addresses: RowAddress[]; total: number }>;
};

export type PageAddress = {
  /** Without query parameters that the screen does not read. */
  address: string;
  /** Whether everybody may be shown the same page; false if its query identifies a person, as a token does. */
  isForAll: boolean;
};

export type RowAddress = { path: string; changed: string | null };

/** Performs a read operation without a session. Errors that it throws carry a `status`. */
export type ReadOperation = (
  operation: string,
  input: { path: Readonly<Record<string, unknown>>; query: Readonly<Record<string, unknown>> },
) => Promise<object>;

export type AskedPage = {
  /** An address that `addressOf` returned. */
  address: string;
  /** The role id for which menus are drawn; null for a visitor. The data is always a visitor's. */
  role: number | null;
  /** The site's origin. */
  origin: string;
  now: Date;
  timeZone: string;
  read: ReadOperation;
};

export type DrawnPage =
  | {
      is: 'page';
      status: 200 | 404 | 410;
      /** HTML of the tags for the document's head. */
      head: string;
      body: string;
      /** What the browser needs to take the page over. */
      state: PageState;
      /** Modules that the browser will need at once, by path in the project. */
      modules: string[];
    }
  | { is: 'redirect'; url: string }
  /** The browser draws the page itself: its subject does not exist, or its data could not be read. */
  | { is: 'undrawn'; status: 400 | 404 | 410 | 503 };

/** The state with which a page was drawn, so that the browser's first render is the same. */
export type PageState<Session = unknown> = {
  now: string;
  timeZone: string;
  /** The name of the screen. */
  screen: string;
  /** Where the browser finds the screen's definitions. */
  file?: string;
  /** The session for which menus were drawn; it only has the role and is no real session. */
  session: Session | null;
  /** The answers with which it was drawn, as TanStack Query's dehydrated state. */
  queries?: unknown;
  /** The index in it of the answer of each of the screen's reads, if each asks the same at any address. */
  names?: Readonly<Record<string, number>>;
};

/** The id of the element in which the state stands. */
export const PAGE_STATE = 'page-state';

/**
 * The function of a drawn page's window that returns the button that was clicked last, and notes no more clicks: from
 * then on React has them.
 */
export const EARLY_CLICK = 'earlyClick';

/** The cookie with the role for which menus are drawn; not a credential. Over TLS it is bound to this host. */
export const ROLE_COOKIE = 'role';
export const SECURE_ROLE_COOKIE = `__Host-${ROLE_COOKIE}`;

/** Marks head tags that belong to the address as requested; they go when the visitor navigates on. */
export const HEAD_MARK = 'data-head';
