import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Change, StoredWork } from '../../../../language/run/change/change.ts';
import { compareDefinitions } from '../../../../language/run/change/compare-definitions.ts';
import type { Definitions } from '../../../../language/run/change/definitions.ts';
import { describeChange, remedyOf } from '../../../../language/run/change/describe-change.ts';
import type { Db } from '../connect.ts';
import { storedChanges, storedDefinitions } from '../tables/stored-definitions.ts';
import { carryOut, Unconvertible } from './carry-out.ts';
import { countStored } from './count-stored.ts';
import { outOfReach } from './out-of-reach.ts';
import { type StoredRecord, storedPlace } from './stored-place.ts';

/** The definitions would break what is stored, and do not say what becomes of it. */
export class UnsettledDefinitions extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(
      `The edited definitions do not fit what is stored, so the server does not start. Nothing was changed.\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
    );
    this.name = 'UnsettledDefinitions';
    this.reasons = reasons;
  }
}

/** So many records of a kind that the definitions lack. */
export type StrayRecords = { kind: string; count: number };

export type Settlement = {
  records: Readonly<Record<string, StoredRecord>>;
  /** The definitions that this program has. */
  current: Definitions;
  /** Those of the last release, for a database that does not know yet under which it ran. */
  released: Definitions;
  /** Finds what nobody would see any more, once a kind of record is gone. */
  strays: (db: Db, stored: ReadonlySet<string>) => Promise<StrayRecords[]>;
  now: Date;
};

/** Days for which the values of a removed field stay unless its definition says otherwise. */
const DAYS = 90;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Brings stored values in line with edited definitions, all in one transaction, and returns what was done, in sentences.
 * Does nothing when the database has run under these definitions last.
 *
 * @throws UnsettledDefinitions
 */
export async function settleDefinitions(db: Db, settlement: Settlement): Promise<string[]> {
  const { records, now } = settlement;
  const current = onlyStored(settlement.current);
  const digest = createHash('sha256').update(JSON.stringify(current)).digest('hex').slice(0, 16);
  return db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(storedDefinitions)
      .orderBy(desc(storedDefinitions.last_at))
      .limit(1);
    const works = last?.digest === digest ? [] : await worksSince(tx, settlement, last?.definitions, digest);
    const due = await dueDrops(tx, current, records, dayOf(now));
    const done: string[] = [];
    const failures: string[] = [];
    for (const work of [...works, ...due]) {
      const count = await carryOut(tx, records, work, { digest, now }).catch((error: unknown) => {
        if (!(error instanceof Unconvertible)) throw error;
        failures.push(error.message);
        return 0;
      });
      done.push(
        `${inWords(work)}: ${count.toLocaleString('en')} stored ${count === 1 ? 'value' : 'values'} in ${work.record} changed.`,
      );
    }
    if (failures.length > 0) throw new UnsettledDefinitions(failures);
    await tx
      .insert(storedDefinitions)
      .values({ digest, definitions: current, first_at: now, last_at: now })
      .onConflictDoUpdate({ target: storedDefinitions.digest, set: { last_at: now } });
    return done;
  });
}

const onlyStored = ({ records, forms }: Definitions): Definitions => ({
  records,
  forms,
  screens: {},
  documents: {},
});

/** Returns what is to be done since the database last ran, or refuses. */
async function worksSince(
  tx: Db,
  { records, current, released, strays, now }: Settlement,
  before: Definitions | undefined,
  digest: string,
): Promise<StoredWork[]> {
  const [earlier] = await tx.select().from(storedDefinitions).where(eq(storedDefinitions.digest, digest));
  if (earlier) {
    // A way back to a version that ran here: its values are all there, unless a later one moved them.
    const later = await tx
      .select({ work: storedChanges.work })
      .from(storedChanges)
      .where(and(gt(storedChanges.at, earlier.last_at), isNull(storedChanges.undone_at)));
    if (later.length === 0) return [];
    const moved = later.map(({ work }) => inWords(work)).join('; ');
    throw new UnsettledDefinitions([
      `A later version has run here and changed stored values (${moved}). Undo that first: npm run schemas:revert.`,
    ]);
  }
  const dropDate = dayOf(new Date(now.getTime() + DAYS * 86_400_000));
  const was = onlyStored(before ?? released);
  const changes = compareDefinitions(was, onlyStored(current), dropDate);
  const works = new Map<string, StoredWork>();
  const reasons: string[] = [];
  for (const change of changes.filter((one) => one.class === 'breaks')) {
    const count = await countStored(tx, records, change.question!, change.isFile);
    if (count?.count === 0) continue;
    const reach = (work: StoredWork) => outOfReach(records, work);
    const reason = change.work ? reach(change.work) : remedyOf(change, reach);
    if (reason !== null) reasons.push(`${describeChange(change, count ?? 'unknown')} ${reason}`);
    else if (isDueNow(change)) {
      const { work } = change as { work: StoredWork };
      const key = JSON.stringify([work.record, work.path]);
      works.set(key, { ...works.get(key), ...work });
    }
  }
  if (Object.keys(was.records).some((record) => !current.records[record]))
    for (const { kind, count } of await strays(tx, new Set(Object.keys(current.records))))
      reasons.push(
        `schemas/records/${kind}.json is gone, and ${count.toLocaleString('en')} stored ${count === 1 ? 'answer' : 'answers'} of it would be seen by nobody. Put the document back until none is left: each is deleted after its "keep_days", or by those who may delete it.`,
      );
  if (reasons.length > 0) throw new UnsettledDefinitions(reasons);
  return [...works.values()];
}

/** Drops wait for their day. */
const isDueNow = ({ work }: Change) => work !== undefined && work.drop === undefined;

/** Returns the drops whose day has come, of fields that still have values. */
async function dueDrops(
  tx: Db,
  { records: forms, forms: definitions }: Definitions,
  records: Settlement['records'],
  today: string,
): Promise<StoredWork[]> {
  const drops = Object.entries(forms).flatMap(([record, names]) =>
    names.flatMap((name) =>
      Object.entries(definitions[name]?.stored ?? {}).flatMap(([path, { drop }]): StoredWork[] =>
        drop !== undefined && drop <= today ? [{ record, path, drop }] : [],
      ),
    ),
  );
  const asked = (record: string, path: string) =>
    forms[record]!.some((name) => definitions[name]?.fields[path]);
  const due: StoredWork[] = [];
  for (const work of drops) {
    const { record, path } = work;
    const isKnown =
      records[record] && storedPlace(records[record], path) && outOfReach(records, work) === null;
    if (!isKnown || asked(record, path) || due.some((one) => one.record === record && one.path === path))
      continue;
    const count = await countStored(tx, records, { record, path, which: 'present' });
    if (count && count.count > 0) due.push(work);
  }
  return due;
}

/** Says in a few words what is done to stored values. */
export function inWords({ path, renamedTo, movedOptions, convert, drop }: StoredWork): string {
  const parts = [
    renamedTo === undefined ? [] : `"${path}" is called "${renamedTo}" now`,
    movedOptions ? `options of "${path}" moved` : [],
    convert ? `"${path}" was converted (${convert})` : [],
    drop ? `values of the removed field "${path}" were deleted` : [],
  ];
  return parts.flat().join(', ');
}
