import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { applicationFiles, applicationHistory } from './application.ts';
import type { applicationFileTable } from './application-file.ts';
import { applicationSnapshotFiles } from './application-snapshot.ts';
import { hiringItemFiles, hiringItems } from './hiring-file.ts';
import { messageFiles, messageThreads } from './message-thread.ts';
import { offerFiles, offers } from './offer.ts';
import { applicationReferences, referenceFiles } from './reference.ts';

type Attachment = {
  held: ReturnType<typeof applicationFileTable>;
  /** What the files came with, which belongs to an application. */
  owner: PgTable & { vacancy_id: AnyPgColumn; application_id: AnyPgColumn };
  id: AnyPgColumn;
};

/** The files of what belongs to an application. */
export const ATTACHMENTS = {
  message: { held: messageFiles, owner: applicationHistory, id: applicationHistory.id },
  offer: { held: offerFiles, owner: offers, id: offers.offer_id },
  reference: { held: referenceFiles, owner: applicationReferences, id: applicationReferences.reference_id },
  evidence: { held: hiringItemFiles, owner: hiringItems, id: hiringItems.item_id },
} satisfies Record<string, Attachment>;

/** The join condition of the files of `ATTACHMENTS` with what they came with. */
export const isAttached = ({ held, owner, id }: Attachment): SQL =>
  and(eq(owner.vacancy_id, held.vacancy_id), eq(id, held.owner_id))!;

/** Returns the ids of all files of applications, including those of their snapshots and all `ATTACHMENTS`. */
export async function filesOfApplications(tx: Db, ids: SQLWrapper | number[]): Promise<number[]> {
  const held = await inOneStatement(tx, (one) => [
    ...[applicationFiles, applicationSnapshotFiles].map((table) =>
      one.select({ id: table.file_id }).from(table).where(inArray(table.owner_id, ids)),
    ),
    ...Object.values<Attachment>(ATTACHMENTS).map((attachment) =>
      one
        .select({ id: attachment.held.file_id })
        .from(attachment.held)
        .innerJoin(attachment.owner, isAttached(attachment))
        .where(inArray(attachment.owner.application_id, ids)),
    ),
  ]);
  return held.flat().map(({ id }) => id);
}

/** Returns the ids of the files that came with messages about invitations for which a condition on their threads holds. */
export async function filesOfInvitations(tx: Db, condition: SQL): Promise<number[]> {
  const held = await tx
    .select({ id: messageFiles.file_id })
    .from(messageThreads)
    .innerJoin(applicationHistory, eq(applicationHistory.invitation_id, messageThreads.invitation_id))
    .innerJoin(messageFiles, isAttached(ATTACHMENTS.message))
    .where(condition);
  return held.map(({ id }) => id);
}
