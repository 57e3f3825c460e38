import type { Db } from '../db/connect.ts';
import { belongsToRelated, isPublished } from '../db/document-access.ts';
import { isInvited } from '../db/invitations.ts';
import { isRelatedTo } from '../db/related.ts';
import type { SessionUser } from '../db/sessions.ts';
import { type LifeCycle, vacancyStatus } from '../domain/vacancy-life-cycle.ts';

/** Who asks, and when. */
export type Asker = { db: Db; user: SessionUser; now: Date };

/** What the rules of `openapi/access.yaml` look at that compare no field with the session. */
export type RuleRecords = {
  'related candidate': { candidate_id: number };
  'open vacancy': LifeCycle;
  'saved vacancy': { is_saved: boolean };
  'vacancy applied to': { application: unknown };
  'vacancy invited to': { vacancy_id: number };
  'published document': { id: number };
  'document of a related candidate': { id: number };
};

type WrittenRules = {
  [Name in keyof RuleRecords]: (asker: Asker, record: RuleRecords[Name]) => boolean | Promise<boolean>;
};

export const accessRules: WrittenRules = {
  'related candidate': ({ db, user }, { candidate_id }) =>
    user.school_id !== null && isRelatedTo(db, user.school_id, candidate_id),
  'open vacancy': ({ now }, vacancy) => vacancyStatus(vacancy, now) === 'open',
  'saved vacancy': (_, { is_saved }) => is_saved,
  'vacancy applied to': (_, { application }) => application !== null,
  'vacancy invited to': ({ db, user }, { vacancy_id }) =>
    user.candidate_id !== null && isInvited(db, vacancy_id, user.candidate_id),
  'published document': ({ db }, { id }) => isPublished(db, id),
  'document of a related candidate': ({ db, user }, { id }) =>
    user.school_id !== null && belongsToRelated(db, user.school_id, id),
};
