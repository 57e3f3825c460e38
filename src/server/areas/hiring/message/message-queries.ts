import { and, count, desc, eq, gt, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared, preparedFor } from '../../../engine/db/prepared.ts';
import { type LinkedFile, linkedFiles } from '../../../engine/db/record-files.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import type { FileLink } from '../../../engine/records/record-uploads.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { actor } from '../application/application-event-queries.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applicationHistory, applications, isOfApplication } from '../tables/application.ts';
import { invitations, isOfInvitation } from '../tables/invitation.ts';
import { messageFiles, messageThreads } from '../tables/message-thread.ts';
import { isOfThread } from './thread-queries.ts';

/** Who writes: a message is an event of the application's history. */
export type Side = 'school' | 'candidate';
const KIND = { school: 'written', candidate: 'replied' } as const satisfies Record<Side, string>;
export const otherSide = (side: Side): Side => (side === 'school' ? 'candidate' : 'school');

/** What messages are about: an application, or an accepted invitation until the candidate applies. */
export type Subject = Pick<
  Thread,
  'application_id' | 'invitation_id' | 'vacancy_id' | 'school_id' | 'candidate_id'
>;

export type StoredMessage = {
  id: number;
  application_id: number | null;
  invitation_id: number | null;
  vacancy_id: number;
  kind: string;
  text: string | null;
  author: string | null;
  at: Date;
};
export type MessageWithFiles = StoredMessage & { files: LinkedFile[] };

const { id, kind, note, at } = applicationHistory;
const fields = {
  ...{ id, kind, text: note, at, author: actor },
  application_id: applicationHistory.application_id,
  invitation_id: applicationHistory.invitation_id,
  vacancy_id: applicationHistory.vacancy_id,
};
const isMessage = inArray(kind, Object.values(KIND));

const select = (db: Db) =>
  withSnapshots(
    db
      .select(fields)
      .from(applicationHistory)
      .leftJoin(applications, isOfApplication(applicationHistory))
      .leftJoin(invitations, isOfInvitation(applicationHistory))
      .innerJoin(
        candidates,
        eq(candidates.candidate_id, sql`coalesce(${applications.candidate_id}, ${invitations.candidate_id})`),
      )
      .leftJoin(users, eq(users.id, applicationHistory.changed_by))
      .$dynamic(),
  );

/** Returns the latest messages about something before one of them, the latest first. */
export async function messagesOf(
  db: Db,
  { application_id, invitation_id }: Pick<Subject, 'application_id' | 'invitation_id'>,
  { before = Number.MAX_SAFE_INTEGER, atMost }: { before?: number | undefined; atMost: number },
): Promise<MessageWithFiles[]> {
  const by = application_id === null ? BY_INVITATION : BY_APPLICATION;
  const rows = latest(db, by).execute({ id: application_id ?? invitation_id, before, most: atMost });
  return withFiles(db, await rows);
}

const BY_APPLICATION = { column: applicationHistory.application_id, name: 'application_messages' };
const BY_INVITATION = { column: applicationHistory.invitation_id, name: 'invitation_messages' };

const latest = preparedFor((db, { column, name }: { column: AnyPgColumn; name: string }) =>
  select(db)
    .where(and(eq(column, sql.placeholder('id')), lt(id, sql.placeholder('before')), isMessage))
    .orderBy(desc(id))
    .limit(sql.placeholder('most'))
    .prepare(name),
);

async function withFiles(db: Db, rows: readonly StoredMessage[]): Promise<MessageWithFiles[]> {
  const files = await linkedFiles(
    db,
    messageFiles,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, files: files.filter(({ record_id }) => record_id === row.id) }));
}

export async function findMessage(db: Db, messageId: number): Promise<MessageWithFiles | null> {
  const rows = await one(db).execute({ id: messageId });
  return (await withFiles(db, rows))[0] ?? null;
}

const one = prepared((db) =>
  select(db)
    .where(and(eq(id, sql.placeholder('id')), isMessage))
    .prepare('application_message'),
);

export type NewMessage = {
  subject: Omit<Subject, 'school_id' | 'candidate_id'>;
  side: Side;
  text: string;
  user_id: number;
  at: Date;
};

/** Adds a message with its files, which have been kept before, and returns its id. */
export async function insertMessage(
  tx: Db,
  { subject, side, text, user_id, at }: NewMessage,
  files: readonly FileLink[],
): Promise<number> {
  const { application_id, invitation_id, vacancy_id } = subject;
  const message = { application_id, invitation_id, vacancy_id, at };
  const isSubject = and(
    eq(applications.vacancy_id, vacancy_id),
    eq(applications.application_id, application_id ?? 0),
  );
  // About an invitation, that in which the application will begin.
  const status = sql`coalesce((select ${applications.status} from ${applications} where ${isSubject}), 'Pending')`;
  const states = { from_status: status, status };
  const [row] = await tx
    .insert(applicationHistory)
    .values({ ...message, ...states, kind: KIND[side], note: text, changed_by: user_id })
    .returning({ id });
  const owner_id = row!.id;
  if (files.length > 0)
    await tx.insert(messageFiles).values(files.map((file) => ({ ...file, owner_id, vacancy_id })));
  return owner_id;
}

export type Thread = typeof messageThreads.$inferSelect;

type Pair = Pick<Subject, 'vacancy_id' | 'candidate_id'>;

export async function findThread(db: Db, { vacancy_id, candidate_id }: Pair): Promise<Thread | null> {
  const [row] = await thread(db).execute({ vacancy_id, candidate_id });
  return row ?? null;
}

const isOf = (vacancy_id: SQLWrapper | number, candidate_id: SQLWrapper | number): SQL =>
  and(eq(messageThreads.vacancy_id, vacancy_id), eq(messageThreads.candidate_id, candidate_id))!;

const thread = prepared((db) =>
  db
    .select()
    .from(messageThreads)
    .where(isOf(sql.placeholder('vacancy_id'), sql.placeholder('candidate_id')))
    .prepare('message_thread'),
);

export async function threadOfApplication(db: Db, applicationId: number): Promise<Thread | null> {
  const [row] = await ofApplication(db).execute({ id: applicationId });
  return row ?? null;
}

const ofApplication = prepared((db) =>
  db
    .select()
    .from(messageThreads)
    .where(eq(messageThreads.application_id, sql.placeholder('id')))
    .prepare('application_thread'),
);

/** Whether the school has written: the candidate has read something of it, or has yet to. */
export const hasSchoolWritten = (found: Thread | null): boolean =>
  found !== null && found.candidate_unread + found.candidate_read_id > 0;

/**
 * Counts the other side's messages up to this one as read. What they are about is read from the thread, because the
 * candidate may have applied since they were shown.
 */
export async function markMessagesRead(
  db: Db,
  { vacancy_id, candidate_id }: Pair,
  side: Side,
  upTo: number,
): Promise<void> {
  const read = side === 'school' ? messageThreads.school_read_id : messageThreads.candidate_read_id;
  const later = db
    .select({ rows: count() })
    .from(applicationHistory)
    .where(and(isOfThread, eq(kind, KIND[otherSide(side)]), gt(id, upTo)));
  await db
    .update(messageThreads)
    .set({ [`${side}_read_id`]: sql`greatest(${read}, ${upTo}::bigint)`, [`${side}_unread`]: sql`${later}` })
    .where(isOf(vacancy_id, candidate_id));
}

/** Sets whether a side is told of new messages, whether there are any yet or not. */
export async function muteThread(db: Db, subject: Subject, side: Side, isMuted: boolean): Promise<void> {
  const { application_id, invitation_id, vacancy_id, school_id, candidate_id } = subject;
  const muted = { [`${side}_muted`]: isMuted };
  await db
    .insert(messageThreads)
    .values({ application_id, invitation_id, vacancy_id, school_id, candidate_id, ...muted })
    .onConflictDoUpdate({ target: [messageThreads.candidate_id, messageThreads.vacancy_id], set: muted });
}
