import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { isListedOn } from '../../vacancies/tables/vacancy-state-queries.ts';
import { cachedCount } from './cached-count.ts';
import { countAll } from './statistics-queries.ts';

/** Counting a million rows takes a while, and every visitor's page needs it. */
const numbersOf = cachedCount(60_000, (db, now) => countAll(db, isListedOn(siteDay(now))));

export const statisticsOperations = {
  async getStatistics(_call, { db, clock }) {
    return { data: await numbersOf(db, clock()) };
  },
} satisfies Partial<Handlers>;
