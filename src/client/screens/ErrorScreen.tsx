import { useEffect, useState } from 'react';
import { usePlace } from '../state/location.ts';
import { loadScreen, screenNamed } from './load-screen.ts';
import { ScreenView } from './ScreenView.tsx';
import { theGuard } from './use-route.ts';
import type { LoadedScreen } from './view.ts';

/** The error page (specification 2.4), drawn from its definition at whatever place something broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const place = usePlace();
  const [loaded, setLoaded] = useState<LoadedScreen>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    loadScreen(screenNamed(theGuard.error)).then(setLoaded, () => setLost(true));
  }, []);
  if (loaded) return <ScreenView view={{ loaded, place, params: {}, fixed: {} }} error={factsOf(error)} />;
  // Without a connection not even the error page's definition comes.
  return lost ? <p role="alert">Oops! Sorry, an unexpected error has occurred.</p> : null;
}

function factsOf(error: unknown) {
  return { message: error instanceof Error ? error.message : undefined };
}
