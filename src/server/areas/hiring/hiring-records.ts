import type { RecordsOf } from '../../engine/http/records.ts';
import { findApplication, lockApplication } from './application/application-queries.ts';
import { findNote } from './application/note-queries.ts';
import { findPrivateFile } from './document-access-queries.ts';
import { findInterview } from './interview/interview-queries.ts';
import { findInvitation, lockInvitation } from './invitation/invitation-queries.ts';
import { findTemplate } from './message-template/message-template-queries.ts';
import { findReference } from './reference/reference-queries.ts';
import { findShortlist } from './shortlist/shortlist-queries.ts';

/** Finders of this area's records, for the router. */
export const hiringRecords = {
  application: { find: findApplication, lock: lockApplication },
  file: { find: findPrivateFile },
  interview: { find: findInterview },
  invitation: { find: findInvitation, lock: lockInvitation },
  message_template: { find: findTemplate },
  note: { find: findNote },
  reference: { find: findReference },
  shortlist: { find: findShortlist },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof hiringRecords> {}
}
