import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Visit, VisitContext } from './visit.ts';

export const VisitProvider = ({ visit, children }: { visit: Visit; children: ReactNode }) => (
  <VisitContext value={visit}>
    <Provider store={visit.store}>{children}</Provider>
  </VisitContext>
);
