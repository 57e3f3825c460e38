import type { OperationId } from '../../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import { inOrder } from '../db/in-order.ts';
import { inOneStatement } from '../db/one-statement.ts';
import type { Fields } from '../db/record.ts';
import type { RecordKind } from '../db/record-kind.ts';
import { changedFields, keepsRows, withoutSameLists } from '../db/record-lists.ts';
import { changeOfLocked, changeOfRead, lockRecord, type StoredRecord } from '../db/record-store.ts';
import type { FileTable } from '../db/tables/owned.ts';
import { changeThen, withCommit } from '../db/transaction-client.ts';
import type { Write } from '../db/write-together.ts';
import type { Call, Context, Facts } from '../http/handler.ts';
import { laterThan, refuseIfChanged } from '../http/record-version.ts';
import { Refusal } from '../messages/refusal.ts';
import type { MissingThing } from '../messages/say.ts';
import { formFields, typedFields } from './form-fields.ts';
import { savedUnder } from './form-versions.ts';
import { linkUploads, storeUploads } from './record-uploads.ts';

export type Changed<Read extends StoredRecord> = {
  /** Its name in a "not found" answer. */
  what: MissingThing;
  kind: RecordKind;
  id: number;
  /** The table of its files, if its forms have any; they belong to the record's `user_id`. */
  files?: FileTable;
  /** Takes a lock that other transactions take before the record's; sent at once, in one statement. */
  lockFirst?: (tx: Db) => Promise<unknown>;
  /** What other records store of the fields that differ, as writes of the same statement with the condition `CHANGED`. */
  following?: (changed: Readonly<Fields>, stored: StoredRecord) => readonly Write[];
  /** Reads the record, with what its answer shows beside it, for a change that needs no lock. */
  read?: (one: Db) => Promise<Read | null>;
  /** Whether such a change needs one after all: `examine` writes, or something else has to stay as it is meanwhile. */
  needsLock?: (sent: Readonly<Fields>, stored: Read) => boolean;
};

/**
 * Changes the fields of a record that a body sends. A rule that compares two fields applies to the stored result even
 * when each of two calls sends only one of them: the body is validated against the record as it was read, and written
 * if that is still its version. Otherwise, and where a lock is needed, the record is locked before the body is
 * validated. The body is awaited before the lock. The router has authorized the call for the record in the path.
 */
export async function changeRecord<
  Sent extends Readonly<Fields>,
  Answer = void,
  Read extends StoredRecord = StoredRecord,
>(
  operation: OperationId,
  call: Pick<Call<OperationId>, 'received' | 'readChosen' | 'seen'> & {
    body: (facts: Facts, stored: Facts, within: Db) => Promise<Sent>;
  },
  { db, files: store, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  { what, kind, id, files, lockFirst, following = () => [], read, needsLock = () => false }: Changed<Read>,
  /**
   * Refuses values that this user may not send or the record may not take; may return fields to write
   * instead.
   */
  examine: (body: Sent, stored: Fields, tx: Db) => Promise<Partial<Sent> | undefined>,
  /**
   * Reads the answer; its first statement is sent along with the change. What was read before is given with the changed
   * record in it, where its lists have not changed.
   */
  answer: (db: Db, made?: Read) => Promise<Answer> = async () => undefined as Answer,
): Promise<Answer> {
  const form = await formFields(operation);
  const version = await savedUnder(kind);
  const sent = await call.received();
  if (files) await storeUploads(store, form.fields, sent);
  const hasFiles = form.fields.some(({ name, file }) => file && sent[name] !== undefined);
  const written = async (stored: StoredRecord, tx: Db) => {
    refuseIfChanged(call.seen, stored.row);
    const body = await call.body({}, stored.fields, tx);
    const instead = await examine(body, stored.fields, tx);
    const typed = typedFields(form, { ...body, ...instead });
    const changed = changedFields(kind, typed, stored.fields);
    const updated_at = laterThan(stored.row.updated_at as Date, clock());
    return {
      body,
      fields: withoutSameLists(kind, typed, changed),
      columns: { updated_at, ...version },
      also: following(changed, stored),
    };
  };
  if (read && !(files && hasFiles)) {
    const [found] = await inOneStatement(db, (one) => [read(one), call.readChosen(one)]);
    if (!found) throw Refusal.notFound(what);
    if (!needsLock(sent, found)) {
      const { fields, columns, also } = await written(found, db);
      const made = keepsRows(kind, fields)
        ? null
        : await changeOfRead(db, kind, found, fields, columns, also);
      if (made) return answer(db, made.record ? { ...found, ...made.record } : undefined);
    }
  }
  const change = async (tx: Db) => {
    const [, stored] = await inOrder(
      async () => lockFirst?.(tx),
      () => lockRecord(tx, kind, id, call.readChosen),
    );
    if (!stored) throw Refusal.notFound(what);
    const { body, fields, columns, also } = await written(stored, tx);
    const update = await changeOfLocked(tx, kind, id, fields, columns, also);
    const changesFiles = form.fields.some(({ name, file }) => file && body[name] !== undefined);
    if (!files || !changesFiles) return withCommit(tx, update());
    await update();
    const record = { table: files, id, owner: stored.row.user_id as number };
    await linkUploads(tx, { files: store }, record, form.fields, body);
  };
  return changeThen(db, change, (after) => answer(after));
}
