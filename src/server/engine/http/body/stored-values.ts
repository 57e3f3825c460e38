import type { Db } from '../../db/connect.ts';

type Row = Readonly<Record<string, unknown>>;

/** The stored data that forms' rules need; implemented by the served API. */
export type StoredValues = {
  /** A reference list's rows with these ids, by id; null when the lookup accepts any value. */
  findRows: (db: Db, lookup: string, ids: readonly unknown[]) => Promise<ReadonlyMap<unknown, Row> | null>;
  /** Whether a form's field has a column to compare with. */
  canBeUnique: (form: string, field: string) => boolean;
  /**
   * Whether a record other than `exceptId`, of the kind that a form creates, has this text in a column,
   * ignoring case, and these values in others.
   */
  isTaken: (
    db: Db,
    form: string,
    value: { column: string; text: string; together: Row },
    exceptId: number | null,
  ) => Promise<boolean>;
};
