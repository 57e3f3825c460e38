import { accountRecords } from '../areas/account/account-records.ts';
import { hiringRecords } from '../areas/hiring/hiring-records.ts';
import { newsRecords } from '../areas/news/news-records.ts';
import { peopleRecords } from '../areas/people/people-records.ts';
import { recordRecords } from '../areas/records/record-records.ts';
import { schoolRecords } from '../areas/schools/school-records.ts';
import { vacancyRecords } from '../areas/vacancies/vacancy-records.ts';
import type { RecordFinders } from '../engine/http/records.ts';

/**
 * The records that the router reads and passes to the rules of `openapi/access.yaml` before a handler runs.
 */
export const records: RecordFinders = {
  ...accountRecords,
  ...hiringRecords,
  ...newsRecords,
  ...peopleRecords,
  ...recordRecords,
  ...schoolRecords,
  ...vacancyRecords,
};
