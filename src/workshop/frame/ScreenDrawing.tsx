import '../../language/run/value/compute.ts';
import { useMemo } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { ShownScreen } from '../../client/screens/App.tsx';
import { Notifications } from '../../client/screens/Notifications.tsx';

/** The screen at the frame's address, whoever may see it: its links lead on within the frame. */
export function ScreenDrawing() {
  const location: Location = useLocation();
  const place = useMemo(() => ({ location, by: 'load' as const }), [location]);
  return (
    <>
      <ShownScreen place={place} />
      <Notifications />
    </>
  );
}
