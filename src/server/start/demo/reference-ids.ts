import { type LookupName, lookupRows, lookups } from '../../areas/reference/lookup-queries.ts';
import type { Db } from '../../engine/db/connect.ts';

/** The id of a reference list's item by its label. */
export type IdOf = (list: LookupName, label: string) => number;

/** Reads all lists once, because demo data refers to items by label. */
export async function referenceIds(db: Db): Promise<IdOf> {
  const ids = new Map<string, number>();
  for (const list of Object.keys(lookups) as LookupName[]) {
    const { value, label } = lookups[list];
    for (const row of await lookupRows(db, list)) {
      ids.set(`${list}: ${row[label.name]}`, row[value.name] as number);
      if (list === 'question-types') ids.set(`${list}: ${row.type_key}`, row.id as number);
    }
  }
  return (list, label) => {
    const id = ids.get(`${list}: ${label}`);
    if (id === undefined) throw new Error(`The demo data names "${label}", which the list ${list} lacks.`);
    return id;
  };
}
