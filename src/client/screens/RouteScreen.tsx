import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ScreenEntry } from '../../../generated/screens.ts';
import type { Params } from '../state/routes.ts';
import { FramedScreen } from './FramedScreen.tsx';
import { GuardScreen } from './GuardScreen.tsx';
import { useScreen } from './load-screen.ts';
import type { View } from './view.ts';

export interface RouteScreenProps {
  entry: ScreenEntry;
  fixed: View['fixed'];
}

/** Renders a route's screen; suspends until it is loaded. Its record may turn out not to exist. */
export function RouteScreen({ entry, fixed }: RouteScreenProps) {
  const params = useParams() as Params;
  const { key, pathname } = useLocation();
  const [missing, setMissing] = useState<{ pathname: string; error: Error }>();
  const outcome = useScreen(entry, key);
  if ('error' in outcome) return <GuardScreen which="error" error={outcome.error} />;
  if (missing?.pathname === pathname) return <GuardScreen which="notFound" error={missing.error} />;
  const onMissing = (text: string) => setMissing({ pathname, error: new Error(text) });
  return <FramedScreen view={{ loaded: outcome.loaded, params, fixed, onMissing }} />;
}
