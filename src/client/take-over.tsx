import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageState } from '../language/run/screen/drawn-page.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { earlyUse } from './early-use.ts';
import { firstPaint } from './first-paint.ts';
import { loadAheadOnceUsed } from './once-used.ts';
import { asDrawn } from './screens/as-drawn.tsx';
import { loadScreen } from './screens/load-screen.ts';
import { browserVisit } from './state/browser-visit.ts';
import { screenNamed } from './state/screen-named.ts';
import { readSession, type Session, tagOf } from './state/stored-session.ts';
import type { Visit } from './state/visit.ts';

/**
 * Hydrates a server-rendered page once everything needed to render it identically has loaded; until then it
 * stays as it is.
 */
export async function takeOver(
  root: HTMLElement,
  { now, timeZone, screen, file, session: assumed, queries, names, own }: PageState<Session>,
) {
  const stored = readSession();
  // The page's own script is about to reload it.
  if (own !== undefined && (!stored || tagOf(stored) !== own)) return;
  const session = assumed && own ? { ...assumed, token: stored!.token } : assumed;
  const visit = browserVisit(session, {}, { now: new Date(now), timeZone });
  // For a visitor, when the responses in the page are all that is needed.
  const content = names && !session && !stored ? asDrawn(visit, queries, names) : undefined;
  const [outcome, onSettled] = await Promise.all([
    loadScreen(screenNamed(screen), screen, {
      content,
      file: file === undefined ? undefined : import(/* @vite-ignore */ file),
    }),
    // A page without data does not load the query code.
    queries === undefined || content
      ? undefined
      : import('./state/page-queries.ts').then(({ takeQueries }) =>
          takeQueries(visit, queries, own === undefined ? undefined : session),
        ),
    firstPaint(),
  ]);
  loadAheadOnceUsed();
  if (!('loaded' in outcome)) return;
  const repeatEarlyUse = earlyUse(root);
  const settle = () => {
    onSettled?.();
    repeatEarlyUse();
  };
  hydrateRoot(root, <Drawn visit={visit} onSettled={settle} />);
}

/** Renders first with the server's time and assumed role, then with the browser's own clock. */
function Drawn({ visit, onSettled }: { visit: Visit; onSettled: () => void }) {
  const [present, setPresent] = useState(visit);
  useEffect(() => {
    // Parts that are still hydrating (their code is loading) keep their HTML in the meantime.
    startTransition(() => setPresent({ ...visit, clock: {} }));
    onSettled();
  }, [visit, onSettled]);
  return <BrowserApp visit={present} />;
}
