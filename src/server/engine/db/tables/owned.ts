import { type AnyPgColumn, bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountReference, position } from './columns.ts';
import { files } from './file.ts';

type Column = () => AnyPgColumn;

/**
 * A link table for the reference items that a record chose, in the order chosen. Every such list has the same
 * columns, so one query writes and reads them all.
 */
export function choiceTable(name: string, owner: Column, item: Column) {
  return pgTable(
    name,
    {
      owner_id: bigint({ mode: 'number' }).notNull().references(owner, { onDelete: 'cascade' }),
      item_id: bigint({ mode: 'number' }).notNull().references(item),
      position: position(),
    },
    (table) => [
      primaryKey({ name: `${name}_pkey`, columns: [table.owner_id, table.item_id] }),
      index(`${name}_item`).on(table.item_id, table.owner_id),
    ],
  );
}

/** The columns of a table of files, besides its owner's id. */
export const fileColumns = () => ({
  field: text().notNull(),
  position: integer().notNull().default(0),
  file_id: accountReference()
    .notNull()
    .references(() => files.id),
});

function newFileTable(name: string, owner: Column) {
  return pgTable(
    name,
    {
      owner_id: bigint({ mode: 'number' }).notNull().references(owner, { onDelete: 'cascade' }),
      ...fileColumns(),
    },
    (table) => [
      primaryKey({ name: `${name}_pkey`, columns: [table.owner_id, table.field, table.position] }),
      index(`${name}_file`).on(table.file_id),
    ],
  );
}

export type FileTable = ReturnType<typeof newFileTable>;

/** Every table of files: a file referenced by none of them belongs to no record. */
export const FILE_TABLES: FileTable[] = [];

/** The files of a record by form field; a field for several files has several rows. */
export function fileTable(name: string, owner: Column): FileTable {
  const table = newFileTable(name, owner);
  FILE_TABLES.push(table);
  return table;
}

export type ChoiceTable = ReturnType<typeof choiceTable>;
