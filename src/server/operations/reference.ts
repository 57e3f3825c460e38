import { tables } from '../../../generated/tables.ts';
import { capital, wordsOf } from '../../shared/words.ts';
import { lookupOf, referenceLists } from '../db/admin-lists.ts';
import type { Db } from '../db/connect.ts';
import { lookupRows } from '../db/lookups.ts';
import { citiesOfVacancies } from '../db/vacancy-search.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Data, Handler, Handlers } from '../http/handler.ts';

type Lists = (typeof tables)['reference'];
type ListOperation = `list${Lists[keyof Lists]['Names']}`;

/** The operations that answer with a whole reference list. */
const lists = Object.fromEntries(
  referenceLists.map((list) => {
    const { Names } = tables.reference[list];
    const message = `${capital(wordsOf(Names))}.`;
    // The tables' columns are named as the document names the properties.
    const whole = async (_call: unknown, { db }: { db: Db }) => ({
      message,
      data: await lookupRows(db, lookupOf(list)),
    });
    return [`list${Names}`, whole];
  }),
) as unknown as { [Operation in ListOperation]: Handler<Operation> };

export const reference: Pick<Handlers, ListOperation | 'listCities'> = {
  ...lists,

  async listCities({ query }, { db, clock }) {
    const data: Data<'listCities'> = await citiesOfVacancies(db, riyadhDay(clock()), query.country_id ?? []);
    return { message: 'Cities.', data };
  },
};
