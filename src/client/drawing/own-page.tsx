import { dehydrate } from '@tanstack/react-query';
import { screens } from '../../../generated/screens.ts';
import type { AskedOwn, DrawnPage } from '../../language/run/screen/drawn-page.ts';
import { decide } from '../../language/run/screen/guard.ts';
import { CLOCK } from '../../language/run/value/clock.ts';
import { language } from '../../language/run/value/language.ts';
import { onScreen } from '../../language/run/value/scope.ts';
import { type Scope, read as valueAt } from '../../language/run/value/value-path.ts';
import type { NamedCall } from '../api/operations.ts';
import { blocksWithin } from '../engine/blocks-within.ts';
import { loadScreen } from '../screens/load-screen.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { createQueries } from '../state/queries.ts';
import { readQuery } from '../state/query-string.ts';
import { matchScreen } from '../state/routes.ts';
import { assumedSessionAtom } from '../state/session.ts';
import type { SessionUser } from '../state/stored-session.ts';
import { visitOf } from './assumed-visit.ts';
import { callBy } from './call-by.ts';
import { fetchSources } from './page-data.ts';
import { unlistedTag } from './page-head.ts';
import { pageHtml } from './page-html.tsx';
import { inPageLanguage } from './page-language.ts';
import { modulesOf } from './page-modules.ts';

/** Renders a screen with a user's own data: the reads that their browser would make, answered as for that user. */
export const drawOwn = (asked: AskedOwn): Promise<DrawnPage | null> =>
  inPageLanguage(asked.language, () => drawn(asked));

async function drawn({ address, now, timeZone, read }: AskedOwn): Promise<DrawnPage | null> {
  const { pathname, search } = new URL(address, 'http://here');
  const match = matchScreen(screens, pathname);
  if (!match || 'redirect' in match) throw new Error(`${address} leads to no screen`);
  const { entry } = match;
  const call = callBy(read);
  const [user, outcome] = await Promise.all([userBy(call), loadScreen(entry, address)]);
  if ('error' in outcome) throw outcome.error;
  const { definitions } = outcome.loaded;
  // A wizard begins with the draft that only the browser has.
  if ([...blocksWithin(definitions.screen.blocks, definitions)].includes('wizard')) return null;
  if (!decide(entry, { user }, guardDefinition, false, search).show) return null;
  const visit = visitOf(user, { now, timeZone });
  const queries = createQueries(visit);
  visit.queries = queries;
  // Reads are made before rendering.
  visit.call = () => new Promise(() => {});
  try {
    const scope: Scope = onScreen<unknown>({
      $labels: definitions.labels,
      route: match.params,
      query: { ...readQuery(outcome.loaded.querySchema, search), ...match.fixed },
      session: visit.store.get(assumedSessionAtom),
      prefs: { language: language().name },
      [CLOCK]: visit.clock,
    });
    // What is refused is left to the browser, which says so.
    const reads = [definitions.screen.data, definitions.layout.data].map((sources = {}) =>
      fetchSources(sources, scope, queries, call).catch(() => undefined),
    );
    await Promise.all(reads);
    const html = await pageHtml(address, visit, queries, call);
    const modules = modulesOf(outcome.loaded);
    return {
      is: 'page',
      status: 200,
      language: language().name,
      head: html.head + unlistedTag(),
      body: html.body,
      state: {
        ...{ now: now.toISOString(), timeZone, screen: entry.name },
        session: visit.store.get(assumedSessionAtom),
        queries: dehydrate(queries),
      },
      modules: [...new Set([...modules, 'src/client/state/page-queries.ts'])],
    };
  } finally {
    queries.clear();
  }
}

/** The user as a sign-in would answer; the same read refreshes a stored session. */
async function userBy(call: NamedCall): Promise<SessionUser> {
  const { operation, session } = guardDefinition.recheck!;
  return valueAt(session, { result: (await call(operation)).data }) as SessionUser;
}
