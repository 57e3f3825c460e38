import { BrowserRouter } from 'react-router-dom';
import { App } from './screens/App.tsx';
import { VisitProvider } from './state/VisitProvider.tsx';
import type { Visit } from './state/visit.ts';

/** The application at the browser's own address. */
export const BrowserApp = ({ visit }: { visit: Visit }) => (
  // Without transitions: a place and a session that change in one go are seen in one go, by the guard first of all.
  <BrowserRouter useTransitions={false}>
    <VisitProvider visit={visit}>
      <App />
    </VisitProvider>
  </BrowserRouter>
);
