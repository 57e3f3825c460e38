import type { Definitions, Table } from '../../../generated/definitions.d.ts';
import type { FormModule } from '../../shared/form-module.ts';
import { tablesWithin } from '../blocks/blocks-within.ts';
import type { QuerySchema } from '../state/query-string.ts';

/** What a screen's query string can say: the fields of its form, and what its tables keep there. */
export function querySchemaOf(definitions: Definitions, form: FormModule | undefined): QuerySchema {
  const tables = tablesWithin(definitions.screen.blocks, definitions).map((name) => definitions.tables[name]);
  return Object.assign(
    {},
    ...tables.map((table) => table && tableQuery(table)),
    form?.schema.properties,
  ) as QuerySchema;
}

/** Search, order and page of a table; its filters are fields of the screen's form, which knows their values. */
function tableQuery({ search, sort, columns }: Table): QuerySchema {
  const orders = columns.flatMap((column) =>
    column.sort === undefined ? [] : [column.sort, `-${column.sort}`],
  );
  return {
    ...(search !== undefined && { [search]: { type: 'string', maxLength: 200 } }),
    sort: { type: 'string', enum: sort === undefined ? orders : [...orders, sort], default: sort },
    page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
  };
}
