import type { RecordReader, RuleRecords } from '../../engine/http/records.ts';
import { findableCandidates } from '../people/findable-candidate-queries.ts';
import {
  applicantsAmong,
  reachableCandidates,
  relatedCandidates,
} from '../people/related-candidate-queries.ts';
import { vacancyStatus } from '../vacancies/vacancy-life-cycle.ts';
import { hasBegun } from './application/application-draft-queries.ts';
import { type ApplicationStatus, takesInterviews } from './application/application-states.ts';
import {
  belongsToRelated,
  isEvidenceFor,
  isInMessage,
  isInMessageTo,
  isLetterFor,
  isPublished,
} from './document-access-queries.ts';
import { isInvited } from './invitation/invitation-queries.ts';

declare module '../../engine/http/records.ts' {
  interface RuleRecords {
    'related candidate': { candidate_id: number };
    applicant: { candidate_id: number };
    'candidate who shares contact': { candidate_id: number };
    'profile as applied': { as_of?: unknown };
    'contact as applied': { as_of?: unknown; contact_shared?: unknown };
    'shared contact': { contact_shared: unknown };
    'application with interviews to come': { school_status?: unknown; interviews?: unknown };
    'findable candidate': { candidate_id: number };
    'open vacancy': { closed_at: Date | null; taken_down_at: Date | null; application_deadline: string };
    'listed vacancy': { display_vacancy_public: unknown; taken_down_at: Date | null };
    'shown salary': { show_salary_range: unknown };
    'saved vacancy': { is_saved: boolean };
    'vacancy applied to': { application: unknown };
    'vacancy begun to apply for': { vacancy_id: number };
    'vacancy invited to': { vacancy_id: number };
    'published document': { id: number };
    'document of a related candidate': { id: number };
    'document in a message to it': { id: number };
    'document outside conversations': { id: number };
    'letter of a reference': { id: number };
    'evidence in a hiring file': { id: number };
  }
}

/** An id that no profile has. */
const NOBODY = 0;

/** For each record, whether the rule holds. */
type Verdicts = readonly boolean[] | Promise<readonly boolean[]>;
type WrittenRules = {
  [Name in keyof RuleRecords]: (asker: RecordReader, records: readonly RuleRecords[Name][]) => Verdicts;
};

const each =
  <R>(holds: (asker: RecordReader, record: R) => boolean) =>
  (asker: RecordReader, records: readonly R[]): Verdicts =>
    records.map((record) => holds(asker, record));
const eachAsked =
  <R>(holds: (asker: RecordReader, record: R) => boolean | Promise<boolean>) =>
  (asker: RecordReader, records: readonly R[]): Verdicts =>
    Promise.all(records.map((record) => holds(asker, record)));

const hasTime = (value: unknown) => value !== null && value !== undefined;

export const accessRules: WrittenRules = {
  'related candidate': async ({ db, user }, records) => {
    const ids = records.map((record) => record.candidate_id);
    const related = await relatedCandidates(db, user?.school_id ?? NOBODY, ids);
    return ids.map((id) => related.has(id));
  },
  applicant: async ({ db, user }, records) => {
    const ids = records.map((record) => record.candidate_id);
    const applicants = await applicantsAmong(db, user?.school_id ?? NOBODY, ids);
    return ids.map((id) => applicants.has(id));
  },
  'candidate who shares contact': async ({ db, user }, records) => {
    const ids = records.map((record) => record.candidate_id);
    const reachable = await reachableCandidates(db, user?.school_id ?? NOBODY, ids);
    return ids.map((id) => reachable.has(id));
  },
  'profile as applied': each((_, { as_of }) => hasTime(as_of)),
  'contact as applied': each((_, { as_of, contact_shared }) => hasTime(as_of) && contact_shared === true),
  'shared contact': each((_, { contact_shared }) => contact_shared === true),
  'application with interviews to come': each(
    (_, { school_status, interviews }) =>
      takesInterviews(school_status as ApplicationStatus) ||
      (interviews as { can_change: boolean }[]).some(({ can_change }) => can_change),
  ),
  'findable candidate': async ({ db, user }, records) => {
    const ids = records.map((record) => record.candidate_id);
    const findable = await findableCandidates(db, user?.school_id ?? NOBODY, ids);
    return ids.map((id) => findable.has(id));
  },
  'open vacancy': each(({ now }, vacancy) => vacancyStatus(vacancy, now) === 'open'),
  'listed vacancy': each(
    (_, { display_vacancy_public, taken_down_at }) => display_vacancy_public === 1 && taken_down_at === null,
  ),
  'shown salary': each((_, { show_salary_range }) => show_salary_range === 1),
  'saved vacancy': each((_, { is_saved }) => is_saved),
  'vacancy applied to': each((_, { application }) => application !== null),
  'vacancy begun to apply for': eachAsked(({ db, user }, { vacancy_id }) =>
    hasBegun(db, user?.candidate_id ?? NOBODY, vacancy_id),
  ),
  'vacancy invited to': eachAsked(({ db, user }, { vacancy_id }) =>
    isInvited(db, vacancy_id, user?.candidate_id ?? NOBODY),
  ),
  'published document': eachAsked(({ db }, { id }) => isPublished(db, id)),
  'document of a related candidate': eachAsked(({ db, user }, { id }) =>
    belongsToRelated(db, user?.school_id ?? NOBODY, id),
  ),
  'document in a message to it': eachAsked(({ db, user }, { id }) =>
    isInMessageTo(
      db,
      { school_id: user?.school_id ?? NOBODY, candidate_id: user?.candidate_id ?? NOBODY },
      id,
    ),
  ),
  'document outside conversations': eachAsked(async ({ db }, { id }) => !(await isInMessage(db, id))),
  'evidence in a hiring file': eachAsked(({ db, user }, { id }) =>
    isEvidenceFor(db, user?.school_id ?? NOBODY, id),
  ),
  'letter of a reference': eachAsked(({ db, user }, { id }) =>
    isLetterFor(db, { school_id: user?.school_id ?? NOBODY, candidate_id: user?.candidate_id ?? NOBODY }, id),
  ),
};
