import { tables } from '../../../../generated/tables.ts';
import { capital, wordsOf } from '../../../language/run/value/words.ts';
import type { Db } from '../../engine/db/connect.ts';
import { asHandlersOf } from '../../engine/http/any-handler.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { lookupOf, referenceLists } from './admin-list-queries.ts';
import { lookupRows } from './lookup-queries.ts';

type Lists = (typeof tables)['reference'];
type ListOperation = `list${Lists[keyof Lists]['Names']}`;

/** The operations that return a whole reference list. */
const lists = asHandlersOf<ListOperation>(
  Object.fromEntries(
    referenceLists.map((list) => {
      const { Names } = tables.reference[list];
      const message = `${capital(wordsOf(Names))}.`;
      // The tables' columns have the names of the documented properties.
      const whole = async (_call: unknown, { db }: { db: Db }) => ({
        message,
        data: await lookupRows(db, lookupOf(list)),
      });
      return [`list${Names}`, whole];
    }),
  ),
);

export const referenceOperations: Pick<Handlers, ListOperation> = lists;
