import { useEffect } from 'react';
import { Progress } from '../ui/Progress.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { followLinks } from './follow-links.ts';
import { Notifications } from './Notifications.tsx';
import { ScreenView } from './ScreenView.tsx';
import { useRoute } from './use-route.ts';

/** The whole application: the screen of the present place, messages over it, and what is shown when something breaks. */
export function App() {
  const { view, error, loading } = useRoute();
  useEffect(followLinks, []);
  return (
    <>
      {loading && view && (
        <div className="route-progress">
          <Progress value={100} label="Loading..." />
        </div>
      )}
      <CrashBoundary resetKey={view?.place.key} fallback={(crash) => <ErrorScreen error={crash} />}>
        {error === undefined ? view && <ScreenView view={view} /> : <ErrorScreen error={error} />}
      </CrashBoundary>
      <Notifications />
    </>
  );
}
