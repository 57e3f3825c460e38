import { and, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type LinkedFile, linkedFiles } from '../../../engine/db/record-files.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import type { FileLink } from '../../../engine/records/record-uploads.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { actor } from '../application/application-event-queries.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applicationHistory, applications, isOfApplication } from '../tables/application.ts';
import { messageFiles, messageThreads } from '../tables/message-thread.ts';

/** Who writes: a message is an event of the application's history. */
export type Side = 'school' | 'candidate';
const KIND = { school: 'written', candidate: 'replied' } as const satisfies Record<Side, string>;
export const otherSide = (side: Side): Side => (side === 'school' ? 'candidate' : 'school');

export type StoredMessage = {
  id: number;
  application_id: number;
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
  vacancy_id: applicationHistory.vacancy_id,
};
const isMessage = inArray(kind, Object.values(KIND));

const select = (db: Db) =>
  withSnapshots(
    db
      .select(fields)
      .from(applicationHistory)
      .innerJoin(applications, isOfApplication(applicationHistory))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .leftJoin(users, eq(users.id, applicationHistory.changed_by))
      .$dynamic(),
  );

/** Returns an application's latest messages before one of them, the latest first. */
export async function messagesOf(
  db: Db,
  applicationId: number,
  { before = Number.MAX_SAFE_INTEGER, atMost }: { before?: number | undefined; atMost: number },
): Promise<MessageWithFiles[]> {
  return withFiles(db, await ofApplication(db).execute({ id: applicationId, before, most: atMost }));
}

const ofApplication = prepared((db) =>
  select(db)
    .where(
      and(
        eq(applicationHistory.application_id, sql.placeholder('id')),
        lt(id, sql.placeholder('before')),
        isMessage,
      ),
    )
    .orderBy(desc(id))
    .limit(sql.placeholder('most'))
    .prepare('application_messages'),
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
  application_id: number;
  vacancy_id: number;
  side: Side;
  text: string;
  user_id: number;
  at: Date;
};

/** Adds a message with its files, which have been kept before, and returns its id. */
export async function insertMessage(
  tx: Db,
  { side, text, user_id, ...message }: NewMessage,
  files: readonly FileLink[],
): Promise<number> {
  const { application_id, vacancy_id } = message;
  const ofApplication = and(
    eq(applications.vacancy_id, vacancy_id),
    eq(applications.application_id, application_id),
  );
  const status = sql`(select ${applications.status} from ${applications} where ${ofApplication})`;
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

export async function findThread(db: Db, applicationId: number): Promise<Thread | null> {
  const [row] = await thread(db).execute({ id: applicationId });
  return row ?? null;
}

const thread = prepared((db) =>
  db
    .select()
    .from(messageThreads)
    .where(eq(messageThreads.application_id, sql.placeholder('id')))
    .prepare('message_thread'),
);

/** Whether the school has written: the candidate has read something of it, or has yet to. */
export const hasSchoolWritten = (found: Thread | null): boolean =>
  found !== null && found.candidate_unread + found.candidate_read_id > 0;

type Found = { application_id: number; vacancy_id: number };
const isThreadOf = ({ application_id, vacancy_id }: Found): SQL =>
  and(eq(messageThreads.vacancy_id, vacancy_id), eq(messageThreads.application_id, application_id))!;

/** Counts the other side's messages up to this one as read. */
export async function markMessagesRead(db: Db, found: Found, side: Side, upTo: number): Promise<void> {
  const read = side === 'school' ? messageThreads.school_read_id : messageThreads.candidate_read_id;
  const later = db
    .select({ rows: count() })
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.vacancy_id, found.vacancy_id),
        eq(applicationHistory.application_id, found.application_id),
        eq(kind, KIND[otherSide(side)]),
        gt(id, upTo),
      ),
    );
  await db
    .update(messageThreads)
    .set({ [`${side}_read_id`]: sql`greatest(${read}, ${upTo}::bigint)`, [`${side}_unread`]: sql`${later}` })
    .where(isThreadOf(found));
}

/** Sets whether a side is told of new messages, whether there are any yet or not. */
export async function muteThread(
  db: Db,
  { application_id, vacancy_id, school_id, candidate_id }: Pick<Thread, 'school_id' | 'candidate_id'> & Found,
  side: Side,
  isMuted: boolean,
): Promise<void> {
  const muted = { [`${side}_muted`]: isMuted };
  await db
    .insert(messageThreads)
    .values({ application_id, vacancy_id, school_id, candidate_id, ...muted })
    .onConflictDoUpdate({ target: [messageThreads.application_id, messageThreads.vacancy_id], set: muted });
}
