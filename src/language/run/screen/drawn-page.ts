import { type LanguageName, languageNames } from '../../../../generated/language-names.ts';
import { isLanguage } from '../value/is-language.ts';

/**
 * The contract between the server and the page renderer, which is a separate build of the client's code. Neither
 * imports the other.
 */
export type PageRenderer = {
  /** Resolves to null if the URL does not lead to a screen for this visitor. */
  addressOf: (url: string, role: PageRole | null) => Promise<PageAddress | null>;
  draw: (asked: AskedPage) => Promise<DrawnPage>;
  /** Renders a screen of signed-in users for one of them; null if only the browser can, or redirects this user. */
  drawOwn: (asked: AskedOwn) => Promise<DrawnPage | null>;
  /** For a screen of signed-in users. */
  needsOf: (asked: AskedNeeds) => Promise<PageNeeds>;
  /**
   * For search engines: the URLs of screens, the screens with one URL per row of a list, and the closed ones.
   */
  siteMap: () => { paths: string[]; eachOf: string[]; closed: string[] };
  /** Resolves to some of the URLs of a screen with one per row, and to the total number of rows. */
  addressesOfRows: (
    screen: string,
    page: { number: number; rows: number },
    read: ReadOperation,
  ) => Promise<{ addresses: RowAddress[]; total: number }>;
};

export type PageAddress = {
  /** Without query parameters that the screen ignores. */
  address: string;
  /**
   * Whether the same page can be shown to everybody; false if its query identifies a person, as a token does.
   */
  isForAll: boolean;
  /** Whether only the browser can render it, because its data is a signed-in user's. */
  isPrepared: boolean;
};

/** The role that a visitor's browser names; no credential. */
export type PageRole = { role_id: number; role_name: string };

export type RowAddress = { path: string; changed: string | null };

/** Performs a read operation, without a session unless it is a signed-in user's. Errors that it throws carry a `status`. */
export type ReadOperation = (
  operation: string,
  input: { path: Readonly<Record<string, unknown>>; query: Readonly<Record<string, unknown>> },
) => Promise<object>;

export type AskedPage = {
  /** An address that `addressOf` returned. */
  address: string;
  /** The role id that selects the menus; null for a visitor. The data is always a visitor's. */
  role: number | null;
  language: LanguageName;
  /** Whether the URL names the language, and so do the links of the page. */
  isLanguageNamed: boolean;
  /** The site's origin. */
  origin: string;
  now: Date;
  timeZone: string;
  read: ReadOperation;
};

/** `read` performs operations as the user. */
export type AskedOwn = Pick<AskedPage, 'address' | 'language' | 'now' | 'timeZone' | 'read'>;

export type AskedNeeds = Pick<AskedPage, 'address' | 'language' | 'now' | 'timeZone'> & { role: PageRole };

/** What the browser needs first, so that it can load everything at once rather than in turn. */
export type PageNeeds = {
  /** Modules, by path in the project. */
  modules: string[];
  /** The URLs of the screen's first reads. */
  reads: string[];
};

export type DrawnPage =
  | {
      is: 'page';
      status: 200 | 404 | 410;
      language: LanguageName;
      /** The HTML of the head tags. */
      head: string;
      body: string;
      /** The data for hydration in the browser. */
      state: PageState;
      /** Modules that the browser needs immediately, by path in the project. */
      modules: string[];
    }
  | { is: 'redirect'; url: string }
  /** The browser renders the page itself: its record does not exist, or its data could not be read. */
  | { is: 'undrawn'; status: 400 | 404 | 410 | 503 };

/** The state with which a page was rendered, so that the browser's first render is identical. */
export type PageState<Session = unknown> = {
  now: string;
  timeZone: string;
  /** The name of the screen. */
  screen: string;
  /** The URL of the screen's definitions. */
  file?: string;
  /** The session that selects the menus; it only has the role, or in a user's own page the user, and no token. */
  session: Session | null;
  /** The tag of the session whose own page it is; absent in a page that has a visitor's data. */
  own?: string;
  /** The answers used for rendering, as TanStack Query's dehydrated state. */
  queries?: unknown;
  /** The index in it of each read's answer, if the read is the same at any URL. */
  names?: Readonly<Record<string, number>>;
};

/** The id of the element that holds the state. */
export const PAGE_STATE = 'page-state';

/**
 * The global function of a server-rendered page that returns the last clicked button and stops recording
 * clicks, because React handles them from then on.
 */
export const EARLY_CLICK = 'earlyClick';

/**
 * The global function of a page that only the browser can render: `fetch`, with the answers of the reads that
 * the page itself has started.
 */
export const EARLY_FETCH = 'earlyFetch';

/**
 * The cookie with the role that selects the menus, and behind a dot the tag of the session; not a credential.
 * Over TLS it is bound to this host.
 */
export const ROLE_COOKIE = 'role';
export const SECURE_ROLE_COOKIE = `__Host-${ROLE_COOKIE}`;

/** The number of characters of a session's token that say which session it is, without being enough to use it. */
export const TAG_LENGTH = 12;

/** The cookie with the language that the visitor has chosen. */
export const LANGUAGE_COOKIE = 'lang';

/** The query parameter that names a page's language, in links and for search engines. */
export const LANGUAGE_PARAMETER = 'lang';

/** Returns the language that a query string names; undefined if it names none that the product has. */
export function languageIn(search: string): LanguageName | undefined {
  const name = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return isLanguage(name) ? name : undefined;
}

/** Returns an address of this site with its language named, or with another one. */
export function withLanguage(address: string, language: LanguageName): string {
  const url = new URL(address, 'http://here');
  url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.pathname + url.search + url.hash;
}

/** Each language's own address of a page; English is at the plain one. */
export const addressIn = (language: LanguageName, address: string) =>
  language === 'en' ? address : withLanguage(address, language);

/** Returns a page's addresses by language, for search engines; `x-default` suits every visitor. */
export const alternatives = (address: string): [language: string, address: string][] => [
  ...languageNames.map((name): [string, string] => [name, addressIn(name, address)]),
  ['x-default', address],
];

/** Marks head tags of the requested URL; they are removed when the visitor navigates. */
export const HEAD_MARK = 'data-head';
