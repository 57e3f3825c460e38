import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { message } from '../../../generated/messages/page.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { screenNamed } from '../state/screen-named.ts';
import { FramedScreen } from './FramedScreen.tsx';
import { loadScreen } from './load-screen.ts';
import type { LoadedScreen } from './view.ts';

/** Milliseconds between retries. */
const PAUSE = 3000;

export interface GuardScreenProps {
  which: 'error' | 'notFound';
  /** The error, or why there is nothing. */
  error?: unknown;
}

/** The guard's screens for errors and missing pages, at any address (specification 2.4). */
export function GuardScreen({ which, error }: GuardScreenProps) {
  const [loaded, setLoaded] = useState<LoadedScreen>();
  const [lost, setLost] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    void loadScreen(screenNamed(guardDefinition[which]), key).then((outcome) =>
      'error' in outcome ? setLost(true) : setLoaded(outcome.loaded),
    );
  }, [which, key]);
  if (loaded) return <FramedScreen view={{ loaded, params: {}, fixed: {} }} error={factsOf(error)} />;
  // Offline, the error page's definition cannot load either.
  return lost ? <LostScreen /> : null;
}

/** Shown when nothing of a page could be loaded: it retries until there is a network. */
function LostScreen() {
  const navigate = useNavigate();
  const place = useLocation();
  const tries = useRef(0);
  // Navigating to the same address loads the screen again; only once there is a network, or the next failure
  // would say that the page is broken.
  const retry = async () => {
    const outcome = await loadScreen(screenNamed(guardDefinition.error), String(tries.current++));
    if ('loaded' in outcome) void navigate(place, { replace: true });
  };
  useEffect(() => {
    const timer = setInterval(() => void retry(), PAUSE);
    return () => clearInterval(timer);
  });
  return (
    <main className="page cluster">
      <p role="alert">{message('errors.unexpected')}</p>
      <button type="button" className="button" onClick={() => void retry()}>
        {message('actions.retry')}
      </button>
    </main>
  );
}

function factsOf(error: unknown) {
  return { message: error instanceof Error ? error.message : undefined };
}
