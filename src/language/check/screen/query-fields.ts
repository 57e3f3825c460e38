import type { Block, Part, Screen, Table, Wizard } from '../../../../generated/definitions.d.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { type BlockQuery, blockQueries } from '../../run/screen/screen-query.ts';
import { type Check, exists } from '../check-context.ts';
import { type KnownValue, known, valuesOf as possibleValues, type Schema } from '../value/known-value.ts';

type Holder = Pick<Screen, 'query' | 'blocks'>;

/**
 * Returns the query string's type in a screen or part: the fields of its form and the parameters of its
 * tables, wizards, tabs, list-details and pagers.
 */
export function queryScope(check: Check, holder: Holder, document: Document): { query?: KnownValue } {
  const { query } = holder;
  if (query !== undefined && exists(check, 'form', query, check.names('forms'), placeIn(document, 'query')))
    checkQueryForm(check, query, placeIn(document, 'query'));
  const properties = queryFields(check, holder);
  const certain = Object.entries(properties).filter(([, field]) => field.default !== undefined);
  if (Object.keys(properties).length === 0) return {};
  const required = certain.map(([name]) => name);
  return { query: known(check.project.api, { type: 'object', properties, required }) };
}

/** Returns the query string's type in a wizard, wherever it is used: its draft and the fields of its form. */
export const wizardQuery = (check: Check, wizard: Wizard, document: Document) =>
  queryScope(
    check,
    { query: wizard.query, blocks: [{ block: 'wizard', wizard: document.name }] } as Holder,
    document,
  );

/** Checks a query string's form: flat fields only, because a URL has no others. */
export function checkQueryForm(check: Check, name: string, place: Place): void {
  const fields = check.project.forms.schemaOf(name)?.properties ?? {};
  for (const [field, schema] of Object.entries(fields)) {
    const { schema: shape } = known(check.project.api, schema.items ?? schema);
    if (shape.type === 'object')
      check.add(place, `the query string cannot hold "${field}", which is a group of values`);
  }
}

/** Returns the fields of a screen's or part's query string, by name. */
export function queryFields(check: Check, holder: Holder): Record<string, Schema> {
  const kept = keptByBlocks(check, holder).map(({ fields }) => fields);
  return Object.assign({}, ...kept, fieldsOf(check, holder.query)) as Record<string, Schema>;
}

const fieldsOf = (check: Check, form: string | undefined) =>
  ((form === undefined ? undefined : check.project.forms.schemaOf(form))?.properties ?? {}) as Record<
    string,
    FieldSchema
  >;

function keptByBlocks(check: Check, { blocks }: Holder): BlockQuery[] {
  const documents = {
    parts: valuesOf<Part>(check, 'parts'),
    wizards: valuesOf<Wizard>(check, 'wizards'),
    tables: valuesOf<Table>(check, 'tables'),
  };
  return blockQueries(blocks as Block[], documents, (form) => fieldsOf(check, form));
}

/** Returns the documents of a folder by name, if their grammar is valid. */
function valuesOf<T>(check: Check, folder: 'parts' | 'wizards' | 'tables'): Record<string, T> {
  const sound = [...check.project.documents[folder].values()].filter((document) => check.sound.has(document));
  return Object.fromEntries(sound.map(({ name, value }) => [name, value as T]));
}

/**
 * Checks that no two blocks of a screen share a query parameter, and that its query form leaves theirs out. A
 * part may share those that its own query form names.
 */
export function checkQueryNames(check: Check, screen: Screen, document: Document): void {
  const keepers = new Map<string, Block>();
  for (const { block, fields } of keptByBlocks(check, screen))
    for (const name of Object.keys(fields)) {
      const other = keepers.get(name);
      keepers.set(name, other ?? block);
      const nameable = [block, other].find((one) => one?.block === 'table');
      const isShared = block.block === 'use' || other?.block === 'use';
      if (!other || !nameable || isShared || areVariantsOfOne(check, screen, block, other)) continue;
      check.add(
        placeIn(document, 'blocks'),
        `${describe(other)} and ${describe(block)} both keep "${name}" in the address; give the table a "name"`,
      );
      break;
    }
  const form = screen.query === undefined ? undefined : check.project.documents.forms.get(screen.query);
  for (const name of Object.keys(fieldsOf(check, screen.query))) {
    const keeper = keepers.get(name);
    if (!form || !keeper) continue;
    const at = within(placeIn(form, 'schema'), 'properties', name);
    check.add(
      at,
      `${describe(keeper)} of the screen "${document.name}" keeps "${name}" in the address; leave it out here`,
    );
  }
}

/** Whether two blocks are a table and its board, or a list of the same rows: these share search and filters. */
function areVariantsOfOne(
  check: Check,
  { data = {} }: Pick<Screen, 'data'>,
  one: Block,
  other: Block,
): boolean {
  if (one.block === 'table' && other.block === 'table')
    return one.table === other.table && (one.board ?? false) !== (other.board ?? false);
  const operations = [one, other].map((block) => {
    if (block.block === 'table') return valuesOf<Table>(check, 'tables')[block.table]?.operation;
    return block.block === 'list' && typeof block.rows === 'string' ? data[block.rows]?.operation : undefined;
  });
  return operations[0] !== undefined && operations[0] === operations[1];
}

const describe = (block: Block) =>
  block.block === 'table'
    ? `the table "${block.table}"`
    : block.block === 'wizard'
      ? `the wizard "${block.wizard}"`
      : block.block === 'tabs'
        ? 'a tabs block'
        : block.block === 'section'
          ? 'a list-detail'
          : 'a pager';

/** Checks that there is a field of that name, and that it can have that value. `owner`: "the query has". */
export function checkFieldValue(
  check: Check,
  fields: Readonly<Record<string, Schema>>,
  [name, value]: readonly [string, unknown],
  owner: string,
  place: Place,
): void {
  const field = fields[name];
  const possible = field && possibleValues(field);
  if (!field) check.add(place, `${owner} no "${name}"${nearest(name, Object.keys(fields))}`);
  else if (possible && !possible.includes(value))
    check.add(
      place,
      `${name} is never ${JSON.stringify(value)}${nearest(String(value), possible.map(String))}`,
    );
}
