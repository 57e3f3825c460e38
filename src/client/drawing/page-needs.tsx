import type { QueryClient } from '@tanstack/react-query';
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { StaticRouter, useLocation } from 'react-router-dom';
import { screens } from '../../../generated/screens.ts';
import type { AskedNeeds, PageNeeds } from '../../language/run/screen/drawn-page.ts';
import { API } from '../api/call.ts';
import { operationOf, splitParams } from '../api/operations.ts';
import { ShownScreen } from '../screens/App.tsx';
import { loadScreen } from '../screens/load-screen.ts';
import { createQueries } from '../state/queries.ts';
import { matchScreen } from '../state/routes.ts';
import { VisitProvider } from '../state/VisitProvider.tsx';
import { assumedVisit } from './assumed-visit.ts';
import { htmlOf } from './html-of.ts';
import { missingIn } from './page-data.ts';
import { inPageLanguage } from './page-language.ts';
import { modulesOf } from './page-modules.ts';

/** Beyond these the reads would only compete with the scripts. */
const MOST_READS = 8;

/**
 * Finds out what a screen needs first by rendering it without data: the reads that this leaves pending are
 * those that a browser would make.
 */
export const needsOf = (asked: AskedNeeds): Promise<PageNeeds> =>
  inPageLanguage(asked.language, () => needs(asked));

async function needs({ address, role, now, timeZone }: AskedNeeds): Promise<PageNeeds> {
  const match = matchScreen(screens, new URL(address, 'http://here').pathname);
  if (!match || 'redirect' in match) throw new Error(`${address} leads to no screen`);
  const outcome = await loadScreen(match.entry, address);
  if ('error' in outcome) throw outcome.error;
  const visit = assumedVisit(role.role_id, { now, timeZone }, role.role_name);
  const queries = createQueries(visit);
  visit.queries = queries;
  // Nothing is read here.
  visit.call = () => new Promise(() => {});
  try {
    await htmlOf(
      <StaticRouter location={address}>
        <VisitProvider visit={visit}>
          <Shown />
        </VisitProvider>
      </StaticRouter>,
    );
    return { modules: modulesOf(outcome.loaded), reads: readsOf(queries) };
  } finally {
    queries.clear();
  }
}

/** The screen itself: whether this user may see it is for the browser to decide. */
function Shown() {
  const location = useLocation();
  return <ShownScreen place={{ location, by: 'load' }} />;
}

const querySerializer = createQuerySerializer();

function readsOf(queries: QueryClient): string[] {
  return missingIn(queries)
    .slice(0, MOST_READS)
    .map(({ queryKey: [operation, params = {}] }) =>
      createFinalURL(operationOf(operation).path, {
        baseUrl: API,
        params: splitParams(operation, params),
        querySerializer,
        pathSerializer: defaultPathSerializer,
      }),
    );
}
