import { LANGUAGES } from '../../generated/language-facts.ts';
import { isLanguage } from '../language/run/value/is-language.ts';
import type { LanguageName } from '../language/run/value/language.ts';

/** What can be looked at: the states of a form, and those of a screen. */
export const FORM_STATES = ['empty', 'filled', 'errors', 'read-only', 'loading', 'no-permission'] as const;
export const SCREEN_STATES = ['filled', 'empty', 'errors', 'loading', 'no-permission'] as const;
export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type DrawingState = (typeof FORM_STATES)[number];
export type Width = (typeof WIDTHS)[number];

/** How a document is looked at. Absent values are the usual ones. */
export type Look = {
  state?: DrawingState;
  width?: Width;
  lang: LanguageName;
  theme?: (typeof THEMES)[number];
  /** Absent: that of the language. */
  dir?: (typeof DIRECTIONS)[number];
  /** The screen that shows the document, if not the first that does. */
  on?: string;
};

/** A document and how it is looked at: what the address of the workshop says. */
export type Place = { document?: string; look: Look };

const START = '/workshop';

const oneOf = <T extends string | number>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => String(one) === text);

/** Reads an address such as `/workshop/forms/contact?state=errors&width=360&lang=ar`. */
export function readPlace({ pathname, search }: { pathname: string; search: string }): Place {
  const query = new URLSearchParams(search);
  const lang = query.get('lang');
  const document = decodeURIComponent(pathname.slice(START.length + 1)).replace(/\/$/, '');
  return {
    ...(document && { document }),
    look: {
      state: oneOf(FORM_STATES, query.get('state')),
      width: oneOf(WIDTHS, query.get('width')),
      lang: isLanguage(lang) ? lang : 'en',
      theme: oneOf(THEMES, query.get('theme')),
      dir: oneOf(DIRECTIONS, query.get('dir')),
      on: query.get('on') ?? undefined,
    },
  };
}

/** Returns the language whose translation an address shows: `/workshop/translate/fr`. */
export const translatedIn = (pathname: string): string | undefined =>
  /^\/workshop\/translate\/([a-z]{2})\/?$/.exec(pathname)?.[1];

/** Returns the query string of a look; the usual is not said. */
export function writeLook({ lang, ...look }: Look): string {
  const said = Object.entries({ ...look, lang: lang === 'en' ? undefined : lang });
  const query = new URLSearchParams(
    said.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `?${query}` : '';
}

export const addressOf = ({ document, look }: Place): string =>
  `${START}${document === undefined ? '' : `/${document}`}${writeLook(look)}`;

export const directionOf = ({ dir, lang }: Look) => dir ?? LANGUAGES[lang].dir;
