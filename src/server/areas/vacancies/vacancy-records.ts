import type { Db } from '../../engine/db/connect.ts';
import type { RecordsOf } from '../../engine/http/records.ts';
import { findCandidateSearch, findSavedSearch } from './saved-search/saved-search-queries.ts';
import { findVacancyDraft } from './vacancy-draft-queries.ts';
import { findVacancy, lockVacancy } from './vacancy-queries.ts';
import { findVisibleVacancy } from './visible-vacancy.ts';

/** Finders of this area's records, for the router. */
export const vacancyRecords = {
  candidate_search: { find: findCandidateSearch },
  saved_search: { find: findSavedSearch },
  vacancy: { find: findVacancy, lock: (tx: Db, id: number) => lockVacancy(tx, id, 'update') },
  vacancy_draft: { find: findVacancyDraft },
  visible_vacancy: { find: findVisibleVacancy },
};

declare module '../../engine/http/records.ts' {
  interface Records extends RecordsOf<typeof vacancyRecords> {}
}
