import type { PgTable } from 'drizzle-orm/pg-core';
import type { Write } from '../../../engine/db/write-together.ts';
import { staleAll } from '../../hiring/tables/stale-match.ts';
import { curriculums, educationLevels, skills } from '../../reference/tables/reference.ts';

/** Profiles and vacancies are compared by these items, and by the names of education levels. */
const COMPARED: readonly PgTable[] = [skills, curriculums, educationLevels];
const COMPARED_BY_NAME: readonly PgTable[] = [educationLevels];

/** What follows for stored matches when an item is merged into another. */
export const mergeFollows = (list: PgTable): Write[] => (COMPARED.includes(list) ? [staleAll()] : []);

/** What follows for stored matches when an item is changed. */
export const itemFollows = (list: PgTable): Write[] => (COMPARED_BY_NAME.includes(list) ? [staleAll()] : []);
