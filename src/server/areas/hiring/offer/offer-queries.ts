import { and, asc, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type LinkedFile, linkedFiles } from '../../../engine/db/record-files.ts';
import type { FileLink } from '../../../engine/records/record-uploads.ts';
import { offerFiles, offers } from '../tables/offer.ts';

export type Offer = typeof offers.$inferSelect;
export type OfferWithFiles = Offer & { files: LinkedFile[] };

const latest = prepared((db) =>
  db
    .select()
    .from(offers)
    .where(eq(offers.application_id, sql.placeholder('id')))
    .orderBy(desc(offers.offer_id))
    .limit(50)
    .prepare('application_offers'),
);

/** The latest offers of an application, the latest first. */
export async function offersOf(db: Db, applicationId: number): Promise<OfferWithFiles[]> {
  const rows = await latest(db).execute({ id: applicationId });
  const ids = rows.map(({ offer_id }) => offer_id);
  const files = await linkedFiles(db, offerFiles, ids);
  return rows.map((row) => ({ ...row, files: files.filter(({ record_id }) => record_id === row.offer_id) }));
}

/** Whether a school has ever sent an offer about an application. */
export async function hasOffers(db: Db, applicationId: number): Promise<boolean> {
  const rows = await db
    .select({ id: offers.offer_id })
    .from(offers)
    .where(eq(offers.application_id, applicationId))
    .limit(1);
  return rows.length > 0;
}

type Found = { application_id: number; vacancy_id: number };
const isOf = ({ application_id, vacancy_id }: Found): SQL =>
  and(eq(offers.vacancy_id, vacancy_id), eq(offers.application_id, application_id))!;

/** The offer that waits for an answer, whether it is still valid or not; locked with its application. */
export async function openOffer(tx: Db, found: Found): Promise<Offer | null> {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(isOf(found), eq(offers.state, 'open')))
    .orderBy(asc(offers.offer_id));
  return row ?? null;
}

export async function nextVersion(tx: Db, found: Found): Promise<number> {
  const [row] = await tx
    .select({ last: max(offers.version) })
    .from(offers)
    .where(isOf(found));
  return (row?.last ?? 0) + 1;
}

export async function insertOffer(
  tx: Db,
  offer: typeof offers.$inferInsert,
  files: readonly FileLink[],
): Promise<number> {
  const [row] = await tx.insert(offers).values(offer).returning({ id: offers.offer_id });
  const owner_id = row!.id;
  const { vacancy_id } = offer;
  if (files.length > 0)
    await tx.insert(offerFiles).values(files.map((file) => ({ ...file, owner_id, vacancy_id })));
  return owner_id;
}

type Answer = Partial<Pick<Offer, 'state' | 'answered_at' | 'accepted_name' | 'agreed' | 'change_asked_at'>>;

/** Adds an answer to an open offer; false if it is not open any more. */
export async function answerOpen(
  tx: Db,
  { offer_id, vacancy_id }: Pick<Offer, 'offer_id' | 'vacancy_id'>,
  answer: Answer,
): Promise<boolean> {
  const changed = await tx
    .update(offers)
    .set(answer)
    .where(and(eq(offers.offer_id, offer_id), eq(offers.vacancy_id, vacancy_id), eq(offers.state, 'open')))
    .returning({ id: offers.offer_id });
  return changed.length > 0;
}
