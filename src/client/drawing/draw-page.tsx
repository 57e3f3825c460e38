import { dehydrate } from '@tanstack/react-query';
import type { Head } from '../../../generated/definitions.d.ts';
import { heads, headsIn } from '../../../generated/heads.ts';
import { type ScreenEntry, screens } from '../../../generated/screens.ts';
import {
  type AskedPage,
  type DrawnPage,
  type PageAddress,
  type PageRole,
  withLanguage,
} from '../../language/run/screen/drawn-page.ts';
import '../../language/run/value/compute.ts';
import { CLOCK } from '../../language/run/value/clock.ts';
import { holds } from '../../language/run/value/conditions.ts';
import { language } from '../../language/run/value/language.ts';
import { message } from '../../language/run/value/message.ts';
import { onScreen, withNames } from '../../language/run/value/scope.ts';
import { type Scope, template } from '../../language/run/value/value-path.ts';
import { loadScreen } from '../screens/load-screen.ts';
import type { LoadedScreen } from '../screens/view.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { createQueries } from '../state/queries.ts';
import { readQuery, writeQuery } from '../state/query-string.ts';
import { fillPath, matchScreen } from '../state/routes.ts';
import { screenNamed } from '../state/screen-named.ts';
import { assumedSessionAtom } from '../state/session.ts';
import { answersByName } from './answers-by-name.ts';
import { assumedVisit } from './assumed-visit.ts';
import { callBy } from './call-by.ts';
import { fetchSources, MissingData } from './page-data.ts';
import { canonicalPath, headTags, unlistedTag } from './page-head.ts';
import { pageHtml } from './page-html.tsx';
import { inPageLanguage } from './page-language.ts';
import { modulesOf } from './page-modules.ts';

interface PublicPlace {
  entry: ScreenEntry;
  params: Readonly<Record<string, string>>;
  fixed: Readonly<Record<string, unknown>>;
  /** Its path as written in its definition, and whether it is one of the screen's further paths. */
  path: string;
  status: 200 | 404;
}

const NOT_FOUND = screenNamed(guardDefinition.notFound);

/** Whether the server renders a screen: one for everybody, or one for visitors, to a visitor. */
const isDrawn = ({ access }: ScreenEntry, role: number | null) =>
  access === 'public' || (access === 'guest' && role === null);

/** Returns the public screen at a path, or the "not found" screen. */
function publicPlace(pathname: string, role: number | null): PublicPlace | { redirect: string } | null {
  const match = matchScreen(screens, pathname) ?? { entry: NOT_FOUND, params: {}, fixed: {} };
  if ('redirect' in match) {
    const to = screens.find(({ path }) => path === match.redirect);
    return to && isDrawn(to, role) ? match : null;
  }
  const { entry, params, fixed } = match;
  if (!isDrawn(entry, role)) return null;
  const isFurther = Object.keys(fixed).length > 0;
  const path = isFurther ? pathname : fillPath(entry.path, params);
  return { entry, params, fixed, path, status: entry === NOT_FOUND ? 404 : 200 };
}

const partsOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://here');
  return { pathname, search };
};

async function loaded(entry: ScreenEntry, attempt: string): Promise<LoadedScreen> {
  const outcome = await loadScreen(entry, attempt);
  if ('error' in outcome) throw outcome.error;
  return outcome.loaded;
}

export async function addressOf(url: string, role: PageRole | null): Promise<PageAddress | null> {
  const { pathname, search } = partsOf(url);
  const place = publicPlace(pathname, role?.role_id ?? null) ?? ownPlace(pathname, role);
  if (place === null) return null;
  if ('redirect' in place) return { address: pathname, isForAll: true, isPrepared: false };
  const { querySchema } = await loaded(place.entry, url);
  const query = writeQuery(readQuery(querySchema, search), querySchema);
  return {
    address: place.path + query,
    // The query of a screen for search engines is public; on other screens it may come from a personal link.
    isForAll: query === '' || heads[place.entry.name] !== undefined,
    isPrepared: Array.isArray(place.entry.access),
  };
}

/** Returns the place of a screen for users of a role. */
function ownPlace(pathname: string, role: PageRole | null): Pick<PublicPlace, 'entry' | 'path'> | null {
  const match = matchScreen(screens, pathname);
  if (!match || 'redirect' in match || role === null) return null;
  const { access } = match.entry;
  return Array.isArray(access) && access.includes(role.role_name)
    ? { entry: match.entry, path: pathname }
    : null;
}

/** Renders a screen for one request. All of the request's state is created here and dropped at the end. */
export const draw = (asked: AskedPage): Promise<DrawnPage> =>
  inPageLanguage(asked.language, () => drawn(asked));

async function drawn({
  address,
  role,
  isLanguageNamed,
  origin,
  now,
  timeZone,
  read,
}: AskedPage): Promise<DrawnPage> {
  const { pathname, search } = partsOf(address);
  const place = publicPlace(pathname, role);
  if (place === null) throw new Error(`${address} is for no visitor`);
  const { name } = language();
  const named = (address: string) => (isLanguageNamed ? withLanguage(address, name) : address);
  if ('redirect' in place) return { is: 'redirect', url: named(place.redirect) };
  const { entry, params, fixed, path } = place;
  const screen = await loaded(entry, address);
  const { definitions } = screen;
  const clock = { now, timeZone };
  const visit = assumedVisit(role, clock);
  const queries = createQueries(visit);
  visit.queries = queries;
  const call = callBy(read);
  // A visitor's scope, whatever role the menus are for: the signed-in user's data waits for the browser.
  const visitorScope: Scope = onScreen<unknown>({
    $labels: definitions.labels,
    route: params,
    query: { ...readQuery(screen.querySchema, search), ...fixed },
    prefs: {},
    [CLOCK]: clock,
  });
  try {
    const scope = withNames(
      visitorScope,
      await fetchSources(definitions.screen.data ?? {}, visitorScope, queries, call),
    );
    await fetchSources(definitions.layout.data ?? {}, visitorScope, queries, call);
    const head = headsIn[name]?.[entry.name] ?? heads[entry.name];
    const facts = head && { head, scope, screens, labels: definitions.labels };
    const canonical = facts && canonicalPath(facts);
    if (canonical !== undefined && path === fillPath(entry.path, params) && !isSamePath(canonical, path))
      return { is: 'redirect', url: named(canonical + search) };
    const html = await pageHtml(named(address), visit, queries, call);
    const siteName = definitions.layout.brand ? message(definitions.layout.brand) : '';
    const title = template(definitions.screen.title, scope);
    const isGone = head?.gone !== undefined && holds(head.gone, scope);
    const isListed = facts && place.status === 200;
    const asked = Boolean(definitions.screen.data || definitions.layout.data);
    const answers = asked ? dehydrate(queries) : undefined;
    const names =
      answers && definitions.screen.data && !definitions.layout.data
        ? answersByName(definitions.screen.data, answers)
        : undefined;
    return {
      is: 'page',
      status: isGone ? 410 : place.status,
      language: name,
      head:
        html.head +
        (isListed
          ? headTags({
              ...facts,
              head: said(facts.head, isGone),
              title,
              siteName,
              origin,
              path,
              language: name,
            })
          : '') +
        (isListed && !isGone ? '' : unlistedTag()),
      body: html.body,
      state: {
        now: now.toISOString(),
        timeZone,
        screen: entry.name,
        session: visit.store.get(assumedSessionAtom),
        ...(answers && { queries: answers }),
        ...(names && { names }),
      },
      modules: modulesOf(screen, { asDrawn: names !== undefined && role === null }),
    };
  } catch (error) {
    if (error instanceof MissingData) return { is: 'undrawn', status: error.status };
    throw error;
  } finally {
    queries.clear();
  }
}

/** Omits structured data about something that is gone, such as a closed job. */
const said = (head: Head, isGone: boolean): Head => (isGone ? { ...head, thing: undefined } : head);

/**
 * Compares decoded parts: a proxy may encode an address differently, which must not cause a redirect loop.
 */
const isSamePath = (a: string, b: string) => decodedParts(a) === decodedParts(b);

const decodedParts = (path: string) => JSON.stringify(path.split('/').map(decodedPart));

/** Returns a part unchanged if it cannot be decoded. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
