import { type AnyPgColumn, foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { reference } from '../../../engine/db/tables/columns.ts';
import { FILE_TABLES, fileColumns } from '../../../engine/db/tables/owned.ts';

/** The files of an application by form field, as in `fileTable`, with its vacancy. */
export function applicationFileTable(
  name: string,
  owner: () => { owner_id: AnyPgColumn; vacancy_id: AnyPgColumn },
) {
  const table = pgTable(
    name,
    { owner_id: reference().notNull(), vacancy_id: reference().notNull(), ...fileColumns() },
    ({ owner_id, vacancy_id, field, position, file_id }) => [
      primaryKey({ name: `${name}_pkey`, columns: [owner_id, field, position, vacancy_id] }),
      foreignKey({
        name: `${name}_owner_fk`,
        columns: [vacancy_id, owner_id],
        foreignColumns: [owner().vacancy_id, owner().owner_id],
      }).onDelete('cascade'),
      index(`${name}_file`).on(file_id),
    ],
  );
  FILE_TABLES.push(table);
  return table;
}
