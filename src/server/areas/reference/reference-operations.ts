import { tables } from '../../../../generated/tables.ts';
import type { Db } from '../../engine/db/connect.ts';
import { asHandlersOf } from '../../engine/http/any-handler.ts';
import { lookupOf, referenceLists } from './admin-list-queries.ts';
import { lookupRows } from './lookup-queries.ts';

type Lists = (typeof tables)['reference'];
type ListOperation = `list${Lists[keyof Lists]['Names']}`;

export const referenceOperations = asHandlersOf<ListOperation>(
  Object.fromEntries(
    referenceLists.map((list) => {
      // The tables' columns have the names of the documented properties.
      const whole = async (_call: unknown, { db }: { db: Db }) => ({
        data: await lookupRows(db, lookupOf(list)),
      });
      return [`list${tables.reference[list].Names}`, whole];
    }),
  ),
);
