import type { RecordsOf } from '../../engine/http/records.ts';
import { findMember, lockMember } from './team/team-queries.ts';

/** Finders of this area's records, for the router. */
export const schoolRecords = {
  team_member: { find: findMember, lock: lockMember },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof schoolRecords> {}
}
