import { BrowserRouter } from 'react-router-dom';
import { App } from './screens/App.tsx';
import { VisitProvider } from './state/VisitProvider.tsx';
import type { Visit } from './state/visit.ts';

export const BrowserApp = ({ visit }: { visit: Visit }) => (
  // No transitions: an address and a session that change together must render together, because the guard
  // reads both.
  <BrowserRouter useTransitions={false}>
    <VisitProvider visit={visit}>
      <App />
    </VisitProvider>
  </BrowserRouter>
);
