import type { RecordsOf } from '../../engine/http/records.ts';
import { findKey } from './api-key/api-key-queries.ts';
import { findPasskey } from './passkey/passkey-queries.ts';
import { findSession } from './session-queries.ts';

/** Finders of this area's records, for the router. */
export const accountRecords = {
  api_key: { find: findKey },
  passkey: { find: findPasskey },
  session: { find: findSession },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof accountRecords> {}
}
