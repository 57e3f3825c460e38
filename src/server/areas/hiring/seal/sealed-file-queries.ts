import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { files } from '../../../engine/db/tables/file.ts';
import { applicationFiles } from '../tables/application.ts';
import { applicationSnapshotFiles } from '../tables/application-snapshot.ts';
import { offerFiles } from '../tables/offer.ts';
import { type SealedFile, type SealedKind, seals } from '../tables/seal.ts';

/** A file that something sealed has now, with the digest in `files`. */
export type HeldFile = SealedFile & {
  visibility: 'public' | 'private';
  storage_name: string;
};

const TABLES = [
  { of: 'application', kind: 'snapshot', held: applicationFiles },
  { of: 'profile', kind: 'snapshot', held: applicationSnapshotFiles },
  { of: 'offer', kind: 'offer', held: offerFiles },
] as const satisfies { of: SealedFile['of']; kind: SealedKind; held: PgTable }[];

const inTable = ({ of, kind, held }: (typeof TABLES)[number]): SQL =>
  sql`select ${sql.raw(`'${of}'`)} as "of", ${held.field}, ${held.position}, ${files.visibility}, ${files.storage_name}, ${files.sha256}
    from ${held} join ${files} on ${eq(files.id, held.file_id)}
    where ${seals.kind} = ${sql.raw(`'${kind}'`)} and ${held.vacancy_id} = ${seals.vacancy_id} and ${held.owner_id} = ${seals.subject_id}`;

/** The files that what was sealed has now, in a query on seals. */
export const heldFiles = sql<HeldFile[]>`(select coalesce(jsonb_agg(to_jsonb(held)), '[]')
  from (${sql.join(TABLES.map(inTable), sql` union all `)}) held)`;
