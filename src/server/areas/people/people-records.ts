import type { RecordsOf } from '../../engine/http/records.ts';
import { findCandidate } from './candidate-queries.ts';

/** Finders of this area's records, for the router. */
export const peopleRecords = {
  candidate: { find: findCandidate },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof peopleRecords> {}
}
