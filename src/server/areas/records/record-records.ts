import type { Db } from '../../engine/db/connect.ts';
import type { RecordReader, RecordsOf } from '../../engine/http/records.ts';
import { kindOf } from './kinds.ts';
import { findRecord } from './record-queries.ts';

/** The finder of every kind of record, for the router: under another kind's path, a record does not exist. */
export const recordRecords = {
  record: {
    find: async (db: Db, id: number, { operation }: Pick<RecordReader, 'operation'>) => {
      const kind = kindOf(operation);
      return kind ? findRecord(db, kind, id) : null;
    },
  },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof recordRecords> {}
}
