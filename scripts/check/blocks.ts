import type { Block, FormBlock, ListBlock, Part, Show, Table } from '../../generated/definitions.d.ts';
import type { ValueSource } from '../../src/shared/value-path.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { allProperties } from '../definitions/properties.ts';
import { checkActions, checkArguments, checkWizardUse } from './actions.ts';
import { type Check, componentOf, documentOf, exists } from './check.ts';
import { describeType, fits, known, type Schema, type Spot, valuesOf } from './known.ts';
import { checkMapFits } from './map-uses.ts';
import { checkShow } from './shows.ts';
import { checkTableQuery } from './table-queries.ts';
import { checkTarget } from './targets.ts';
import { checkFormat, checkText, checkWhen, rowsAt, typeAt, valueType } from './values.ts';

export function checkBlocks(check: Check, blocks: Block[], spot: Spot, place: Place): void {
  for (const [index, block] of blocks.entries()) checkBlock(check, block, spot, within(place, index));
}

function checkBlock(check: Check, block: Block, spot: Spot, place: Place): void {
  checkWhen(check, block.when, spot, within(place, 'when'));
  if ('title' in block && block.title !== undefined && block.block !== 'timeline')
    checkText(check, block.title, spot, within(place, 'title'));
  const checkKind = KINDS[block.block] as BlockCheck<Block['block']>;
  checkKind(check, block as never, spot, place);
}

type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>;
type BlockCheck<Name extends Block['block']> = (
  check: Check,
  block: BlockOf<Name>,
  spot: Spot,
  place: Place,
) => void;

const KINDS: { [Name in Block['block']]: BlockCheck<Name> } = {
  header: checkHeader,
  text: checkTextBlock,
  form: checkFormBlock,
  wizard: (check, block, spot, place) => checkWizardUse(check, block.wizard, block.with, spot, place),
  review: () => {},
  table: (check, block, spot, place) => checkTableUse(check, block.table, block.with, spot, place),
  list: checkList,
  stats: (check, block, spot, place) => checkShows(check, block.items, spot, within(place, 'items')),
  detail: (check, block, spot, place) => {
    checkShows(check, block.items, spot, within(place, 'items'));
    checkMessage(check, block.empty, within(place, 'empty'));
  },
  tabs: checkTabs,
  timeline: checkTimeline,
  section: (check, block, spot, place) => {
    checkBlocks(check, block.aside ?? [], spot, within(place, 'aside'));
    checkBlocks(check, block.blocks, spot, within(place, 'blocks'));
  },
  actions: (check, block, spot, place) => checkActions(check, block.actions, spot, within(place, 'actions')),
  notice: (check, block, spot, place) => {
    if (block.text !== undefined) checkText(check, block.text, spot, within(place, 'text'));
    checkActions(check, block.actions, spot, within(place, 'actions'));
  },
  use: checkPartUse,
};

function checkHeader(check: Check, block: BlockOf<'header'>, spot: Spot, place: Place): void {
  for (const key of ['image', 'cover'] as const)
    if (block[key]) checkShow(check, block[key], spot, within(place, key));
  for (const key of ['meta', 'chips', 'badges'] as const)
    checkShows(check, block[key], spot, within(place, key));
  if (block.to) checkTarget(check, block.to, spot, within(place, 'to'));
  checkActions(check, block.actions, spot, within(place, 'actions'));
}

function checkPartUse(check: Check, block: BlockOf<'use'>, spot: Spot, place: Place): void {
  const { part, with: given } = block;
  if (!exists(check, 'part', part, check.names('parts'), within(place, 'part'))) return;
  const document = documentOf<Part>(check, 'parts', part);
  if (document)
    checkArguments(check, given, document.value.takes, `the part "${part}"`, spot, within(place, 'with'));
}

function checkShows(check: Check, shows: Show[] | undefined, spot: Spot, place: Place): void {
  for (const [index, show] of (shows ?? []).entries()) checkShow(check, show, spot, within(place, index));
}

function checkMessage(check: Check, message: string | undefined, place: Place): void {
  if (message !== undefined) exists(check, 'message', message, check.names('message'), place);
}

function checkTextBlock(check: Check, block: BlockOf<'text'>, spot: Spot, place: Place): void {
  const { text, value, format, map, items, empty } = block;
  if (text === undefined && value === undefined && items === undefined)
    check.add(place, 'a text needs "text", "value" or "items"');
  if (text !== undefined) checkText(check, text, spot, within(place, 'text'));
  for (const [index, item] of (items ?? []).entries())
    checkText(check, item, spot, within(place, 'items', index));
  checkMessage(check, empty, within(place, 'empty'));
  const found = value === undefined ? undefined : valueType(check, value, spot, within(place, 'value'));
  if (format !== undefined) checkFormat(check, format, found, within(place, 'format'));
  if (map !== undefined && found) checkMapFits(check, map, found, within(place, 'map'));
  if (found && typeof value === 'string' && format === undefined && map === undefined)
    check.shows(spot.document, value, found);
}

function checkFormBlock(check: Check, block: FormBlock, spot: Spot, place: Place): void {
  const { form, bind, submit, initial } = block;
  if (!exists(check, 'form', form, check.names('forms'), within(place, 'form'))) return;
  if (bind === undefined && submit === undefined)
    check.add(place, 'a form needs a "submit", or must be bound to the query string');
  if (bind !== undefined && spot.scope.query === undefined)
    check.add(within(place, 'bind'), 'the screen has no query');
  if (initial !== undefined) checkInitial(check, initial, [form], spot, within(place, 'initial'));
  checkActions(check, submit, spot, within(place, 'submit'), [form]);
}

type Initial = string | Record<string, ValueSource> | Initial[];

/** Where a form's values start: from a whole record, or field by field. */
export function checkInitial(
  check: Check,
  initial: Initial,
  forms: string[],
  spot: Spot,
  place: Place,
): void {
  if (Array.isArray(initial)) {
    for (const [index, one] of initial.entries()) checkInitial(check, one, forms, spot, within(place, index));
    return;
  }
  if (typeof initial === 'string') {
    typeAt(check, initial, spot, place);
    return;
  }
  if (forms.some((form) => !documentOf(check, 'forms', form))) return;
  const fields = Object.assign(
    {},
    ...forms.map((form) => allProperties(check.project.forms.schemaOf(form) ?? {})),
  ) as Record<string, Schema>;
  for (const [name, source] of Object.entries(initial)) {
    const at = within(place, name);
    const field = fields[name];
    if (!field) check.add(at, `the form has no field "${name}"${nearest(name, Object.keys(fields))}`);
    const found = valueType(check, source, spot, at);
    if (field && found && !field['x-file'] && !fits(found, field))
      check.add(
        at,
        `${name} takes ${describeType(known(check.project.api, field))}, this is ${describeType(found)}`,
      );
  }
}

function checkTableUse(
  check: Check,
  name: string,
  given: Record<string, string> | undefined,
  spot: Spot,
  place: Place,
): void {
  if (!exists(check, 'table', name, check.names('tables'), within(place, 'table'))) return;
  const table = documentOf<Table>(check, 'tables', name);
  if (!table) return;
  checkArguments(check, given, table.value.takes, `the table "${name}"`, spot, within(place, 'with'));
  checkTableQuery(check, table.value, spot, within(place, 'table'));
}

function checkList(check: Check, block: ListBlock, spot: Spot, place: Place): void {
  const { rows, part, blocks, empty, pager } = block;
  checkMessage(check, empty, within(place, 'empty'));
  if (pager !== undefined) checkPager(check, pager, spot, within(place, 'pager'));
  const row = rowsAt(check, rows, spot, within(place, 'rows'));
  if ((part === undefined) === (blocks === undefined))
    check.add(place, 'a list needs a "part" or "blocks" that draw its rows');
  if (blocks && row)
    checkBlocks(check, blocks, { ...spot, scope: { ...spot.scope, item: row } }, within(place, 'blocks'));
  if (part === undefined || !exists(check, 'part', part, check.names('parts'), within(place, 'part'))) return;
  const takes = documentOf<Part>(check, 'parts', part)?.value.takes;
  const taken = takes && componentOf(check, takes.item ?? '');
  if (taken && row && !row.anything && row.schema !== taken)
    check.add(
      within(place, 'rows'),
      `the rows of "${rows}" are no ${takes.item ?? 'item'}, which the part "${part}" takes`,
    );
}

function checkPager(check: Check, path: string, spot: Spot, place: Place): void {
  if (path.startsWith('query.')) typeAt(check, path, spot, place);
  else check.add(place, 'a page is kept in the query string; say query.…');
}

function checkTabs(check: Check, block: BlockOf<'tabs'>, spot: Spot, place: Place): void {
  const bound = typeAt(check, block.bind, spot, within(place, 'bind'));
  const possible = bound && valuesOf(bound.schema);
  for (const [index, tab] of block.tabs.entries()) {
    const at = within(place, 'tabs', index);
    if (possible && !possible.includes(tab.id))
      check.add(
        within(at, 'id'),
        `${block.bind} is never "${tab.id}"${nearest(tab.id, possible.map(String))}`,
      );
    checkText(check, tab.title, spot, within(at, 'title'));
    checkWhen(check, tab.when, spot, within(at, 'when'));
    checkBlocks(check, tab.blocks, spot, within(at, 'blocks'));
  }
}

function checkTimeline(check: Check, block: BlockOf<'timeline'>, spot: Spot, place: Place): void {
  const row = rowsAt(check, block.rows, spot, within(place, 'rows'));
  if (!row) return;
  const inside = { ...spot, scope: { ...spot.scope, item: row } };
  checkText(check, block.title, inside, within(place, 'title'));
  if (block.date !== undefined) {
    const date = typeAt(check, block.date, inside, within(place, 'date'));
    checkFormat(check, 'date', date, within(place, 'date'));
  }
  typeAt(check, block.state, inside, within(place, 'state'));
}
