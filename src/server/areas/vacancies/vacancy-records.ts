import type { Found } from '../../engine/http/records.ts';
import { findCandidateSearch, findSavedSearch } from './saved-search/saved-search-queries.ts';
import { findVacancyDraft } from './vacancy-draft-queries.ts';

/** Finders of this area's records, for the router. */
export const vacancyRecords = {
  candidate_search: findCandidateSearch,
  saved_search: findSavedSearch,
  vacancy_draft: findVacancyDraft,
};

declare module '../../engine/http/records.ts' {
  interface Records extends Found<typeof vacancyRecords> {}
}
