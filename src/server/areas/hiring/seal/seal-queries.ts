import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import type { FileStore } from '../../../engine/files/file-store.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { offers } from '../tables/offer.ts';
import { type SealedKind, seals } from '../tables/seal.ts';
import { digestOf, macOf, type Seal, type SealKey } from './seal-chain.ts';
import { heldFiles } from './sealed-file-queries.ts';
import { compareFiles, type FileBreach } from './sealed-files.ts';

/** The key of the advisory lock under which one process at a time links seals. */
const LINKING = 7_325_465;
/** The number of seals that are linked, or checked, at a time. */
const STEP = 500;

/** Whether a seal waits to be linked. */
export const isAnySealLoose = sql<boolean>`exists (select from ${seals} where ${isNull(seals.position)})`;

/** Links some of the waiting seals to the chains of their schools; false if none is left or another process does it. */
export const linkSome = (db: Db, key: SealKey): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LINKING}::bigint) as is_ours`,
    );
    if (!rows[0]!.is_ours) return false;
    const loose = await tx
      .select()
      .from(seals)
      .where(isNull(seals.position))
      .orderBy(asc(seals.seal_id))
      .limit(STEP);
    const heads = new Map<number, { position: number; mac: string }>();
    for (const seal of loose) {
      const head = heads.get(seal.school_id) ?? (await headOf(tx, seal.school_id));
      const position = head.position + 1;
      const mac = macOf(key, { ...seal, position }, head.mac);
      await tx
        .update(seals)
        .set({ position, mac, key_id: key.id })
        .where(and(eq(seals.seal_id, seal.seal_id), eq(seals.vacancy_id, seal.vacancy_id)));
      heads.set(seal.school_id, { position, mac });
    }
    return loose.length === STEP;
  });

async function headOf(tx: Db, schoolId: number): Promise<{ position: number; mac: string }> {
  const [last] = await tx
    .select({ position: seals.position, mac: seals.mac })
    .from(seals)
    .where(and(eq(seals.school_id, schoolId), isNotNull(seals.position)))
    .orderBy(desc(seals.position))
    .limit(1);
  return { position: last?.position ?? 0, mac: last?.mac ?? '' };
}

const milliseconds = (at: AnyPgColumn): SQL => sql`floor(extract(epoch from ${at}) * 1000)::bigint`;

const s = applicationSnapshots;
/** What each kind seals, as text, written as the triggers of migration 0066 write it. */
const SEALED: Record<SealedKind, SQL> = {
  snapshot: sql`(select jsonb_build_array(${s.application_id}, ${s.vacancy_id}, ${s.profile}, ${s.advert}, ${s.sent}, ${s.answers},
      ${s.form_version}, ${s.profile_version}, ${s.advert_version}, ${milliseconds(s.taken_at)})::text
    from ${s} where ${and(eq(s.vacancy_id, seals.vacancy_id), eq(s.application_id, seals.subject_id))})`,
  offer: sql`(select jsonb_build_array(${offers.offer_id}, ${offers.application_id}, ${offers.vacancy_id}, ${offers.school_id},
      ${offers.version}, ${offers.fields}, ${offers.asked}, ${offers.lines}, ${offers.contract}, ${milliseconds(offers.sent_at)})::text
    from ${offers} where ${and(eq(offers.vacancy_id, seals.vacancy_id), eq(offers.offer_id, seals.subject_id))})`,
  acceptance: sql`(select jsonb_build_array(${offers.offer_id}, ${offers.digest}, ${offers.accepted_name}, ${offers.agreed},
      ${milliseconds(offers.answered_at)})::text
    from ${offers} where ${and(eq(offers.vacancy_id, seals.vacancy_id), eq(offers.offer_id, seals.subject_id), eq(offers.state, 'accepted'))})`,
};

const content = sql<string | null>`case ${seals.kind} when 'snapshot' then ${SEALED.snapshot}
  when 'offer' then ${SEALED.offer} else ${SEALED.acceptance} end`;

/** A part of its own, because drizzle writes a select's own columns without their table. */
const copiesOfOffer = sql`exists (select from ${offers}
  where ${and(eq(offers.vacancy_id, seals.vacancy_id), eq(offers.offer_id, seals.subject_id))}
    and ${seals.digest} = case ${seals.kind} when 'offer' then ${offers.digest} else ${offers.accepted_digest} end
    and ${offers.valid_until}::text = ${offers.fields} ->> 'valid_until')`;
/** Whether an offer's copies of what is sealed are as sealed: the digests that both sides see, and the last day. */
const hasCopies = sql<boolean>`(${seals.kind} = 'snapshot' or ${copiesOfOffer})`;

/** Nested for the same reason. */
const hasTombstone = sql`exists (select from seals stone where stone.is_erased and stone.vacancy_id = ${seals.vacancy_id}
  and stone.application_id = ${seals.application_id} and stone.kind = ${seals.kind} and stone.subject_id = ${seals.subject_id})`;
const tombstones = sql<boolean>`(${hasTombstone})`;

const isAsSealed = sql`(encode(sha256(convert_to(${content}, 'UTF8')), 'hex') = ${seals.digest} and ${hasCopies})`;

/** Whether what an application sealed is still as it was; null if nothing was sealed. */
export const sealedOf = prepared((db) =>
  db
    .select({ is_as_sealed: sql<boolean | null>`bool_and(coalesce(${isAsSealed}, ${tombstones}))` })
    .from(seals)
    .where(
      and(
        eq(seals.vacancy_id, sql.placeholder('vacancy')),
        eq(seals.application_id, sql.placeholder('id')),
        eq(seals.is_erased, false),
      ),
    )
    .prepare('sealed_of_application'),
);

/** What is wrong with something sealed. */
export type Breach = {
  is: FileBreach['is'] | 'seal changed' | 'seal missing' | 'other key';
  /** Of one of its files. */
  file?: Pick<FileBreach, 'of' | 'field'>;
  kind: SealedKind;
  subject_id: number;
  application_id: number;
  school_id: number;
  at: Date;
};

export type SealReport = {
  intact: number;
  waiting: number;
  erased: number;
  /** Files whose digest is not in the seal are not covered. */
  files: { intact: number; erased: number; uncovered: number };
  breaches: Breach[];
};

type Place = { db: Db; store: Pick<FileStore, 'find'> };

/**
 * Compares everything sealed, files included, with its seals, and these with each other; `former` are keys that made older
 * seals.
 */
export async function verifySeals(
  { db, store }: Place,
  key: SealKey,
  former: readonly SealKey[] = [],
): Promise<SealReport> {
  const keys = new Map([key, ...former].map((one) => [one.id, one]));
  const report: SealReport = {
    ...{ intact: 0, waiting: 0, erased: 0 },
    files: { intact: 0, erased: 0, uncovered: 0 },
    breaches: [],
  };
  let last: { school_id: number; position: number; mac: string } = { school_id: 0, position: 0, mac: '' };
  for await (const { seal, ...found } of linked(db)) {
    const breach = (is: Breach['is']) => report.breaches.push({ ...seal, is });
    if (seal.school_id !== last.school_id) last = { school_id: seal.school_id, position: 0, mac: '' };
    const place = seal.position!;
    const maker = keys.get(seal.key_id ?? '');
    if (place !== last.position + 1) breach('seal missing');
    else if (!maker) breach('other key');
    else if (macOf(maker, seal, last.mac) !== seal.mac) breach('seal changed');
    last = { school_id: seal.school_id, position: place, mac: seal.mac! };
    await compare(report, seal, found, store);
  }
  const loose = await checked(db).where(isNull(seals.position));
  for (const { seal, ...found } of loose) {
    report.waiting += 1;
    await compare(report, seal, found, store);
  }
  report.breaches.push(...(await unsealed(db)));
  return report;
}

type Found = Omit<Awaited<ReturnType<typeof checked>>[number], 'seal'>;

async function compare(
  report: SealReport,
  seal: Seal,
  { text, has_copies, held, is_erased }: Found,
  store: Place['store'],
): Promise<void> {
  if (seal.is_erased) return;
  if (text === null && is_erased) {
    report.erased += 1;
    report.files.erased += seal.files?.length ?? 0;
    return;
  }
  if (text === null) {
    report.breaches.push({ ...seal, is: 'missing' });
    return;
  }
  if (digestOf(text) !== seal.digest || !has_copies) report.breaches.push({ ...seal, is: 'changed' });
  else report.intact += 1;
  if (seal.kind === 'acceptance') return;
  const files = await compareFiles(seal.files, held, store);
  report.files.intact += files.intact;
  report.files.uncovered += files.uncovered;
  report.breaches.push(...files.breaches.map(({ is, ...file }) => ({ ...seal, is, file })));
}

const checked = (db: Db) =>
  db
    .select({ seal: seals, text: content, has_copies: hasCopies, held: heldFiles, is_erased: tombstones })
    .from(seals)
    .$dynamic();

/** All linked seals, by school and in the order of its chain. */
async function* linked(db: Db) {
  let after = sql`true`;
  for (;;) {
    const rows = await checked(db)
      .where(and(isNotNull(seals.position), after))
      .orderBy(asc(seals.school_id), asc(seals.position), asc(seals.seal_id))
      .limit(STEP);
    yield* rows;
    const last = rows.at(-1)?.seal;
    if (!last || rows.length < STEP) return;
    after = sql`(${seals.school_id}, ${seals.position}, ${seals.seal_id}) > (${last.school_id}, ${last.position}, ${last.seal_id})`;
  }
}

/** What should have a seal and has none: somebody removed it, or got around the trigger. */
async function unsealed(db: Db): Promise<Breach[]> {
  const hasNone = (kind: SealedKind, vacancy: SQL, subject: SQL) =>
    sql`not exists (select from ${seals} where ${seals.vacancy_id} = ${vacancy} and ${seals.kind} = ${kind}
      and ${seals.subject_id} = ${subject} and not ${seals.is_erased})`;
  const { rows } = await db.execute<Omit<Breach, 'is' | 'at'> & { at: string }>(sql`
    select 'snapshot' as kind, s.application_id as subject_id, s.application_id, sent.school_id, s.taken_at as at
    from application_snapshots s join applications sent using (vacancy_id, application_id)
    where ${hasNone('snapshot', sql`s.vacancy_id`, sql`s.application_id`)}
    union all
    select 'offer', o.offer_id, o.application_id, o.school_id, o.sent_at
    from offers o where ${hasNone('offer', sql`o.vacancy_id`, sql`o.offer_id`)}
    union all
    select 'acceptance', o.offer_id, o.application_id, o.school_id, o.answered_at
    from offers o where o.state = 'accepted' and ${hasNone('acceptance', sql`o.vacancy_id`, sql`o.offer_id`)}`);
  return rows.map((row) => ({
    ...row,
    is: 'seal missing',
    subject_id: Number(row.subject_id),
    application_id: Number(row.application_id),
    school_id: Number(row.school_id),
    at: new Date(row.at),
  }));
}
