import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { message } from '../../../generated/messages/page.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { loadScreen, screenNamed } from './load-screen.ts';
import { ScreenView } from './ScreenView.tsx';
import type { LoadedScreen } from './view.ts';

export interface GuardScreenProps {
  which: 'error' | 'notFound';
  /** What broke, or why there is nothing. */
  error?: unknown;
}

/** A screen of the guard, drawn at whatever place something broke or does not exist (specification 2.4). */
export function GuardScreen({ which, error }: GuardScreenProps) {
  const [loaded, setLoaded] = useState<LoadedScreen>();
  const [lost, setLost] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    void loadScreen(screenNamed(guardDefinition[which]), key).then((outcome) =>
      'error' in outcome ? setLost(true) : setLoaded(outcome.loaded),
    );
  }, [which, key]);
  if (loaded) return <ScreenView view={{ loaded, params: {}, fixed: {} }} error={factsOf(error)} />;
  // Without a connection not even the error page's definition comes.
  return lost ? <p role="alert">{message('errors.unexpected')}</p> : null;
}

function factsOf(error: unknown) {
  return { message: error instanceof Error ? error.message : undefined };
}
