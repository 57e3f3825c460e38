import type { Db } from '../db/connect.ts';
import { belongsToRelated, isPublished } from '../db/document-access.ts';
import { isInvited } from '../db/invitations.ts';
import { relatedCandidates } from '../db/related.ts';
import type { SessionUser } from '../db/sessions.ts';
import { type LifeCycle, vacancyStatus } from '../domain/vacancy-life-cycle.ts';

/** Who asks, and when. */
export type Asker = { db: Db; user: SessionUser; now: Date };

/** What the rules of `openapi/access.yaml` look at that compare no field with the session. */
export type RuleRecords = {
  'related candidate': { candidate_id: number };
  'open vacancy': LifeCycle;
  'shown salary': { show_salary_range: unknown };
  'saved vacancy': { is_saved: boolean };
  'vacancy applied to': { application: unknown };
  'vacancy invited to': { vacancy_id: number };
  'published document': { id: number };
  'document of a related candidate': { id: number };
};

/** No profile has this id. */
const NOBODY = 0;

/** Of each record whether the rule holds. */
type Verdicts = readonly boolean[] | Promise<readonly boolean[]>;
type WrittenRules = {
  [Name in keyof RuleRecords]: (asker: Asker, records: readonly RuleRecords[Name][]) => Verdicts;
};

const each =
  <R>(holds: (asker: Asker, record: R) => boolean) =>
  (asker: Asker, records: readonly R[]): Verdicts =>
    records.map((record) => holds(asker, record));
const eachAsked =
  <R>(holds: (asker: Asker, record: R) => boolean | Promise<boolean>) =>
  (asker: Asker, records: readonly R[]): Verdicts =>
    Promise.all(records.map((record) => holds(asker, record)));

export const accessRules: WrittenRules = {
  'related candidate': async ({ db, user }, records) => {
    const ids = records.map((record) => record.candidate_id);
    const related = await relatedCandidates(db, user.school_id ?? NOBODY, ids);
    return ids.map((id) => related.has(id));
  },
  'open vacancy': each(({ now }, vacancy) => vacancyStatus(vacancy, now) === 'open'),
  'shown salary': each((_, { show_salary_range }) => show_salary_range === 1),
  'saved vacancy': each((_, { is_saved }) => is_saved),
  'vacancy applied to': each((_, { application }) => application !== null),
  'vacancy invited to': eachAsked(({ db, user }, { vacancy_id }) =>
    isInvited(db, vacancy_id, user.candidate_id ?? NOBODY),
  ),
  'published document': eachAsked(({ db }, { id }) => isPublished(db, id)),
  'document of a related candidate': eachAsked(({ db, user }, { id }) =>
    belongsToRelated(db, user.school_id ?? NOBODY, id),
  ),
};
