import type { Block, Definitions } from '../../../../generated/definitions.d.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import { blocksInside } from './blocks-inside.ts';

/** The page sizes of a table; the second is what an operation returns by default. */
export const PAGE_SIZES = [10, 20, 50, 100];

type Fields = Record<string, FieldSchema>;
type Known = Pick<Definitions, 'parts' | 'wizards' | 'tables'>;

/** The query parameters of one block. */
export interface BlockQuery {
  block: Block;
  fields: Fields;
}

/**
 * Returns the query parameters of a screen's blocks: a table's search, filters, order and page; the open tab;
 * a list's page; the open row of a
 * list-detail; a wizard's step and draft; the fields of wizards' and parts' query forms. Blocks in dialogs
 * have none. `fieldsOf` returns the fields of a form by its name.
 */
export function blockQueries(
  blocks: readonly Block[],
  known: Known,
  fieldsOf: (form: string) => Fields,
): BlockQuery[] {
  return blocks.flatMap((block) => [
    { block, fields: queryOf(block, known, fieldsOf) },
    ...blocksInside(block, known).flatMap((inside) => blockQueries(inside, known, fieldsOf)),
  ]);
}

function queryOf(
  block: Block,
  { parts, tables, wizards }: Known,
  fieldsOf: (form: string) => Fields,
): Fields {
  const ofPart = 'part' in block ? parts[block.part ?? '']?.query : undefined;
  if (ofPart !== undefined) return fieldsOf(ofPart);
  if (block.block === 'tabs') {
    const ids = block.tabs.map(({ id }) => id);
    return inQuery(block.bind, { type: 'string', enum: ids, default: block.default ?? ids[0] });
  }
  if (block.block === 'list') return inQuery(block.pager, PAGE);
  if (block.block === 'section') return inQuery(block.bind, ID);
  const wizard = block.block === 'wizard' ? wizards[block.wizard] : undefined;
  if (wizard && block.block === 'wizard')
    return {
      [STEP]: stepField(wizard.steps.length),
      ...(wizard.draft?.key && { [DRAFT]: ID }),
      ...(wizard.query !== undefined && fieldsOf(wizard.query)),
    };
  const table = block.block === 'table' ? tables[block.table] : undefined;
  if (!table || block.block !== 'table') return {};
  const { search, sort, columns, filters } = table;
  const orders = columns.flatMap((column) =>
    column.sort === undefined ? [] : [column.sort, `-${column.sort}`],
  );
  const fields: Fields = {
    ...(filters !== undefined && fieldsOf(filters)),
    ...(search !== undefined && { [search]: { type: 'string', maxLength: 200 } }),
    sort: { type: 'string', enum: sort === undefined ? orders : [...orders, sort], default: sort },
    page: PAGE,
    per_page: { type: 'integer', enum: PAGE_SIZES },
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [inAddress(block.name, name), field]),
  );
}

/** Returns the query parameter of one of a table's values, prefixed with the table's name in the URL. */
export const inAddress = (addressName: string | undefined, name: string) =>
  addressName === undefined ? name : `${addressName}_${name}`;

/** The query parameter of a wizard's step, starting at 1. */
export const STEP = 'step';

/** The query parameter of a wizard's draft. */
export const DRAFT = 'draft';

const ID: FieldSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

const stepField = (count: number): FieldSchema => ({
  type: 'integer',
  minimum: 1,
  maximum: count,
  default: 1,
});

const PAGE: FieldSchema = { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 };

const inQuery = (path: string | undefined, field: FieldSchema): Fields =>
  path?.startsWith('query.') ? { [path.slice('query.'.length)]: field } : {};
