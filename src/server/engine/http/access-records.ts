import type { Db } from '../db/connect.ts';
import type { SessionUser } from './session-user.ts';

/** The caller of an operation, and the time of the call; `user` is null without a session. */
export type Asker = { db: Db; user: SessionUser | null; now: Date };

/** The records that rules of `openapi/access.yaml` need if they do more than compare a field with the session. */
export type RuleRecords = {
  'related candidate': { candidate_id: number };
  applicant: { candidate_id: number };
  'candidate who shares contact': { candidate_id: number };
  'profile as applied': { as_of?: unknown };
  'contact as applied': { as_of?: unknown; contact_shared?: unknown };
  'shared contact': { contact_shared: unknown };
  'findable candidate': { candidate_id: number };
  'open vacancy': { closed_at: Date | null; taken_down_at: Date | null; application_deadline: string };
  'listed vacancy': { display_vacancy_public: unknown; taken_down_at: Date | null };
  'shown salary': { show_salary_range: unknown };
  'saved vacancy': { is_saved: boolean };
  'vacancy applied to': { application: unknown };
  'vacancy invited to': { vacancy_id: number };
  'published document': { id: number };
  'document of a related candidate': { id: number };
};
