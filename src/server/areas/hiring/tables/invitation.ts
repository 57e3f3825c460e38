import { and, eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { RecordKind } from '../../../engine/db/record-kind.ts';
import { extra, identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** A school's invitation of a candidate to one of its vacancies; unique for each pair. */
export const invitations = pgTable(
  'invitations',
  {
    invitation_id: identityPart(),
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    candidate_id: reference()
      .notNull()
      .references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    /** One of the states in `invitation-states.ts`. */
    status: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** When the candidate first saw it. */
    seen_at: moment(),
    /** When the candidate accepted or declined. */
    answered_at: moment(),
    extra: extra(),
  },
  (table) => [
    primaryKey({ name: 'invitations_pkey', columns: [table.invitation_id, table.vacancy_id] }),
    unique('invitations_vacancy_candidate_key').on(table.vacancy_id, table.candidate_id),
    index('invitations_candidate').on(table.candidate_id, table.created_at),
    index('invitations_time').on(table.created_at, table.invitation_id),
  ],
);

/** The condition that joins invitations to what belongs to them. */
export const isOfInvitation = (row: { vacancy_id: AnyPgColumn; invitation_id: AnyPgColumn }): SQL =>
  and(eq(invitations.vacancy_id, row.vacancy_id), eq(invitations.invitation_id, row.invitation_id))!;

/** What belongs to an invitation, and goes with it. */
export const ofInvitation = (
  table: string,
  { vacancy_id, invitation_id }: { vacancy_id: AnyPgColumn; invitation_id: AnyPgColumn },
) =>
  foreignKey({
    name: `${table}_invitation_fk`,
    columns: [vacancy_id, invitation_id],
    foreignColumns: [invitations.vacancy_id, invitations.invitation_id],
  }).onDelete('cascade');

export const invitationKind: RecordKind = {
  table: invitations,
  id: invitations.invitation_id,
  serverColumns: [
    'invitation_id',
    'vacancy_id',
    'candidate_id',
    'status',
    'created_at',
    'seen_at',
    'answered_at',
  ],
  choices: {},
  rows: {},
};
