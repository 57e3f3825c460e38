import releasedForms from '../../../generated/released/forms.json' with { type: 'json' };
import releasedRecords from '../../../generated/released/records.json' with { type: 'json' };
import { storedDefinitions } from '../../../generated/stored-definitions.ts';
import type { Definitions } from '../../language/run/change/definitions.ts';
import { strayRecords } from '../areas/records/stray-queries.ts';
import type { Db } from '../engine/db/connect.ts';
import { settleDefinitions } from '../engine/db/stored/settle-definitions.ts';
import { storedRecords } from './stored-records.ts';

const released = {
  records: releasedRecords,
  forms: releasedForms,
  screens: {},
  documents: {},
} as Definitions;

/** Brings stored values in line with the definitions of this program, and says what was done. */
export function settleStored(db: Db, now: Date, current: Definitions = storedDefinitions): Promise<string[]> {
  return settleDefinitions(db, { records: storedRecords, current, released, strays: strayRecords, now });
}
