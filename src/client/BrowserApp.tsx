import { BrowserRouter } from 'react-router-dom';
import { App } from './screens/App.tsx';
import { VisitProvider } from './state/VisitProvider.tsx';
import type { Visit } from './state/visit.ts';

/** The application at the browser's own address. */
export const BrowserApp = ({ visit }: { visit: Visit }) => (
  // Without transitions: an address and a session that change together are drawn together, so that the guard decides by
  // both.
  <BrowserRouter useTransitions={false}>
    <VisitProvider visit={visit}>
      <App />
    </VisitProvider>
  </BrowserRouter>
);
