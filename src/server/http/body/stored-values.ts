import type { Db } from '../../db/connect.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the rules of forms ask about what is stored; it comes with the API that is served. */
export type StoredValues = {
  /** The rows of a reference list that have one of these ids, by id; null when the lookup's values are free. */
  findRows: (db: Db, lookup: string, ids: readonly unknown[]) => Promise<ReadonlyMap<unknown, Row> | null>;
  /** Whether there are records and a column to compare a form's field with. */
  canBeUnique: (form: string, field: string) => boolean;
  /**
   * Whether a record other than `exceptId`, of the kind that a form makes, has this text in a column, whatever its
   * capitals, and these values in others.
   */
  isTaken: (
    db: Db,
    form: string,
    value: { column: string; text: string; together: Row },
    exceptId: number | null,
  ) => Promise<boolean>;
};
