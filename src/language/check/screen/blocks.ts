import type {
  Block,
  ChartBlock,
  ListBlock,
  Part,
  Show,
  TimelineBlock,
} from '../../../../generated/definitions.d.ts';
import { ROW } from '../../compile/known-names.ts';
import { placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { inDocument, inRow } from '../../run/value/scope.ts';
import { type Check, componentOf, documentOf, exists } from '../check-context.ts';
import { checkDuplicateNames } from '../duplicate-names.ts';
import { checkSaying } from '../text/message-keys.ts';
import { ANYTHING, describeType, fits, type Spot, valuesOf } from '../value/known-value.ts';
import { isFilledAt, narrowed } from '../value/narrowing.ts';
import { checkFormat, checkText, checkWhen, rowsAt, typeAt, valueType } from '../value/values.ts';
import { checkActions, checkArguments, checkDocumentUse } from './actions.ts';
import { answeredSpot, checkFormBlock } from './form-block.ts';
import { checkSearchBox, checkTarget, describeSource } from './link-targets.ts';
import { checkMonth, checkMonthRow } from './month.ts';
import { checkShownValue } from './shown-values.ts';

export function checkBlocks(check: Check, blocks: Block[], spot: Spot, place: Place): void {
  for (const [index, block] of blocks.entries()) checkBlock(check, block, spot, within(place, index));
}

function checkBlock(check: Check, block: Block, around: Spot, place: Place): void {
  checkWhen(check, block.when, around, within(place, 'when'));
  const spot = narrowed(around, block.when);
  const isText = block.block !== 'timeline' && !namesChoice(check, block, spot, place);
  if ('title' in block && block.title !== undefined && isText)
    checkText(check, block.title, spot, within(place, 'title'));
  const checkKind = KINDS[block.block] as BlockCheck<Block['block']>;
  checkKind(check, block, spot, place);
}

/** Whether a header's title is nothing but the path of a choice of a lookup, whose label it shows. */
function namesChoice(check: Check, block: Block, spot: Spot, place: Place): boolean {
  const path = block.block === 'header' ? /^\{([^{}|']+)\}$/.exec(block.title)?.[1] : undefined;
  if (path === undefined) return false;
  const found = typeAt(check, path, spot, within(place, 'title'));
  const isChoice = found?.schema['x-lookup'] !== undefined;
  if (isChoice) check.noteShown(spot.document, path, found);
  return isChoice || !found;
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
  form: (check, block, spot, place) => {
    checkFormBlock(check, block, spot, place);
    checkBlocks(check, block.answer ?? [], answeredSpot(check, block, spot), within(place, 'answer'));
  },
  wizard: (check, block, spot, place) =>
    checkDocumentUse(check, 'wizard', block.wizard, block.with, spot, place),
  review: () => {},
  table: (check, block, spot, place) =>
    checkDocumentUse(check, 'table', block.table, block.with, spot, place),
  list: checkList,
  stats: (check, block, spot, place) => checkShows(check, block.items, spot, within(place, 'items')),
  detail: (check, block, spot, place) => {
    checkShows(check, block.items, spot, within(place, 'items'));
    checkSaying(check, block.empty, spot, within(place, 'empty'));
  },
  tabs: checkTabs,
  chart: checkChart,
  document: (check, block, spot, place) => {
    const found = valueType(check, block.value, spot, within(place, 'value'));
    checkFormat(check, 'file', found, within(place, 'value'));
    checkSaying(check, block.empty, spot, within(place, 'empty'));
  },
  timeline: checkTimeline,
  section: checkSection,
  actions: (check, block, spot, place) => checkActions(check, block.actions, spot, within(place, 'actions')),
  notice: (check, block, spot, place) => {
    if (block.text !== undefined) checkText(check, block.text, spot, within(place, 'text'));
    checkActions(check, block.actions, spot, within(place, 'actions'));
  },
  use: checkPartUse,
};

function checkHeader(check: Check, block: BlockOf<'header'>, spot: Spot, place: Place): void {
  for (const key of ['image', 'cover'] as const)
    if (block[key]) checkShownValue(check, block[key], spot, within(place, key));
  for (const key of ['meta', 'chips', 'badges'] as const)
    checkShows(check, block[key], spot, within(place, key));
  if (block.to) checkTarget(check, block.to, spot, within(place, 'to'));
  if (block.search && block.variant !== 'hero')
    check.add(within(place, 'search'), 'only a hero has a search box; say "variant": "hero"');
  if (block.search) checkSearchBox(check, block.search, spot, within(place, 'search'));
  checkActions(check, block.actions, spot, within(place, 'actions'));
}

function checkSection(check: Check, block: BlockOf<'section'>, spot: Spot, place: Place): void {
  const { variant, title, bind, aside } = block;
  const isListDetail = variant === 'list-detail';
  if (isListDetail && bind === undefined)
    check.add(place, 'which row is open? Say "bind": a value of the query string, such as "query.open"');
  if (isListDetail && aside === undefined) check.add(place, 'a list-detail needs its list: "aside"');
  if (!isListDetail && bind !== undefined)
    check.add(within(place, 'bind'), 'only the variant "list-detail" has an open row');
  if (variant === 'disclosure' && title === undefined)
    check.add(place, 'what is folded needs a "title" to unfold it by');
  if (variant === 'accordion') {
    for (const [index, one] of block.blocks.entries())
      if (one.block !== 'section' || one.variant !== 'disclosure')
        check.add(
          within(place, 'blocks', index),
          'an accordion opens disclosures; say "variant": "disclosure"',
        );
    if (aside !== undefined)
      check.add(within(place, 'aside'), 'an accordion has no side; put these below it');
  }
  if (variant === 'disclosure' && aside !== undefined)
    check.add(within(place, 'aside'), 'a disclosure has no side; put these among its "blocks"');
  if (bind !== undefined) typeAt(check, bind, spot, within(place, 'bind'));
  checkBlocks(check, aside ?? [], spot, within(place, 'aside'));
  checkBlocks(check, block.blocks, spot, within(place, 'blocks'));
}

function checkPartUse(check: Check, block: BlockOf<'use'>, spot: Spot, place: Place): void {
  const { part, with: given } = block;
  if (!exists(check, 'part', part, check.names('parts'), within(place, 'part'))) return;
  const document = documentOf<Part>(check, 'parts', part);
  if (!document) return;
  const { takes = {}, data } = document.value;
  if (data) check.add(within(place, 'part'), loadsData(part));
  else checkArguments(check, given, takes, `the part "${part}"`, spot, within(place, 'with'));
}

const loadsData = (part: string) =>
  `the part "${part}" loads data, so it stands among the blocks of a screen, without "when" and "with"`;

function checkShows(check: Check, shows: Show[] | undefined, spot: Spot, place: Place): void {
  for (const [index, show] of (shows ?? []).entries())
    checkShownValue(check, show, spot, within(place, index));
}

function checkTextBlock(check: Check, block: BlockOf<'text'>, spot: Spot, place: Place): void {
  const { text, value, format, items, empty } = block;
  if (text === undefined && value === undefined && items === undefined)
    check.add(place, 'a text needs "text", "value" or "items"');
  if (text !== undefined) checkText(check, text, spot, within(place, 'text'));
  for (const [index, item] of (items ?? []).entries())
    checkText(check, item, spot, within(place, 'items', index));
  checkSaying(check, empty, spot, within(place, 'empty'));
  const found = value === undefined ? undefined : valueType(check, value, spot, within(place, 'value'));
  if (format !== undefined) checkFormat(check, format, found, within(place, 'format'));
  if (found && typeof value === 'string' && format === undefined)
    check.noteShown(spot.document, value, found);
}

function checkList(check: Check, block: ListBlock, spot: Spot, place: Place): void {
  const { rows, part, blocks, pager, variant, mark } = block;
  checkEmpty(check, block, spot, place);
  if (pager !== undefined) typeAt(check, pager, spot, within(place, 'pager'));
  const row = rowsAt(check, rows, spot, within(place, 'rows'));
  if ((part === undefined) === (blocks === undefined))
    check.add(place, 'a list needs a "part" or "blocks" that draw its rows');
  const inside = row && { ...spot, scope: inRow(spot.scope, row) };
  checkMonth(check, block, spot, inside, place);
  if (blocks) checkRowBlocks(check, variant, blocks, within(place, 'blocks'));
  if (blocks && inside) checkBlocks(check, blocks, inside, within(place, 'blocks'));
  if (mark && variant !== 'checklist')
    check.add(within(place, 'mark'), 'only the variant "checklist" draws a mark');
  if (mark && inside) checkShownValue(check, mark, inside, within(place, 'mark'));
  if (part === undefined || !exists(check, 'part', part, check.names('parts'), within(place, 'part'))) return;
  const document = documentOf<Part>(check, 'parts', part);
  const takes = document?.value.takes;
  if (document) checkRowBlocks(check, variant, document.value.blocks, placeIn(document, 'blocks'));
  if (document?.value.data) check.add(within(place, 'part'), loadsData(part));
  if (document && takes?.item === ROW) {
    const itemSpot: Spot = { document, scope: inDocument(spot.scope, { item: row ?? ANYTHING }) };
    checkBlocks(check, document.value.blocks, itemSpot, placeIn(document, 'blocks'));
    return;
  }
  const taken = takes && componentOf(check, takes.item ?? '');
  if (taken && row && !row.anything && row.schema !== taken)
    check.add(
      within(place, 'rows'),
      `the rows of ${describeSource(rows)} are not of the type ${takes.item ?? 'item'}, which the part "${part}" draws`,
    );
}

/** Checks the blocks that draw a row in variants that take them apart. */
function checkRowBlocks(check: Check, variant: ListBlock['variant'], blocks: Block[], place: Place): void {
  if (variant === 'compare') checkLines(check, blocks, place);
  if (variant === 'month') checkMonthRow(check, blocks, place);
}

/** Checks the blocks of rows side by side: the head of a column, and a section with a title for each line. */
function checkLines(check: Check, blocks: Block[], place: Place): void {
  if (blocks.length === 1)
    check.add(place, 'a column has a head alone; add a section for each line to compare');
  for (const [index, line] of blocks.entries()) {
    if (index === 0) continue;
    const at = within(place, index);
    if (line.block !== 'section') check.add(at, 'each line to compare is a "section" with a "title"');
    else if (line.title === undefined) check.add(at, 'a line to compare needs a "title"');
    else if (line.variant !== undefined || line.aside !== undefined)
      check.add(at, 'a line to compare is a plain section: it has a "title" and "blocks" only');
  }
}

/** Checks that a list or a timeline has a text for no rows. */
function checkEmpty(
  check: Check,
  { rows, empty }: ListBlock | TimelineBlock,
  spot: Spot,
  place: Place,
): void {
  checkSaying(check, empty, spot, within(place, 'empty'));
  if (empty !== undefined || !mayBeEmpty(rows, spot)) return;
  const test =
    typeof rows === 'string' && !rows.includes('[*]') ? `: "when": { "${rows}": { "minItems": 1 } }` : '';
  check.add(
    place,
    `nothing is said when ${describeSource(rows)} has no rows; add "empty" with the key of a message, such as "lists.empty", or draw it only when there are rows${test}`,
  );
}

function mayBeEmpty(rows: ListBlock['rows'], spot: Spot): boolean {
  if (typeof rows === 'string') return !isFilledAt(spot, rows);
  const written = rows !== null && typeof rows === 'object' && 'const' in rows ? rows.const : undefined;
  return !(Array.isArray(written) && written.length > 0);
}

/** The number of colours that a chart has. */
const MOST_SERIES = 6;

function checkChart(check: Check, { variant, rows, x, series }: ChartBlock, spot: Spot, place: Place): void {
  if (variant === 'pie' && series.length > 1)
    check.add(within(place, 'series'), 'a pie shows the parts of one whole; name one series');
  if (series.length > MOST_SERIES)
    check.add(
      within(place, 'series'),
      `a chart has ${MOST_SERIES} colours; name at most ${MOST_SERIES} series`,
    );
  const row = rowsAt(check, rows, spot, within(place, 'rows'));
  if (!row) return;
  const inside = { ...spot, scope: inRow(spot.scope, row) };
  checkShownValue(check, x, inside, within(place, 'x'));
  for (const [index, show] of series.entries()) {
    const at = within(place, 'series', index);
    checkShownValue(check, show, inside, at);
    if (show.label === undefined) check.add(at, 'a series needs a "label"');
    const found = typeof show.value === 'string' ? typeAt(check, show.value, inside, at) : undefined;
    if (found && !fits(found, { type: 'number' }))
      check.add(within(at, 'value'), `a chart draws numbers, this is ${describeType(found)}`);
  }
}

function checkTabs(check: Check, block: BlockOf<'tabs'>, spot: Spot, place: Place): void {
  const bound = typeAt(check, block.bind, spot, within(place, 'bind'));
  const ids = block.tabs.map(({ id }) => id);
  checkDuplicateNames(
    check,
    'tab with the id',
    ids.map((name, index) => ({ name, place: within(place, 'tabs', index, 'id') })),
  );
  if (block.default !== undefined && !ids.includes(block.default))
    check.add(within(place, 'default'), `there is no tab "${block.default}"${nearest(block.default, ids)}`);
  const possible = bound && valuesOf(bound.schema);
  for (const [index, tab] of block.tabs.entries()) {
    const at = within(place, 'tabs', index);
    if (possible && !possible.includes(tab.id))
      check.add(
        within(at, 'id'),
        `${block.bind} is never "${tab.id}"${nearest(tab.id, possible.map(String))}`,
      );
    checkText(check, tab.title, spot, within(at, 'title'));
    checkShows(check, tab.badges, spot, within(at, 'badges'));
    checkWhen(check, tab.when, spot, within(at, 'when'));
    checkBlocks(check, tab.blocks, narrowed(spot, tab.when), within(at, 'blocks'));
  }
}

function checkTimeline(check: Check, block: TimelineBlock, spot: Spot, place: Place): void {
  checkEmpty(check, block, spot, place);
  const row = rowsAt(check, block.rows, spot, within(place, 'rows'));
  if (!row) return;
  const inside = { ...spot, scope: inRow(spot.scope, row) };
  checkText(check, block.title, inside, within(place, 'title'));
  if (block.date !== undefined) {
    const date = valueType(check, block.date, inside, within(place, 'date'));
    checkFormat(check, 'date-time', date, within(place, 'date'));
  }
  if (block.state !== undefined) valueType(check, block.state, inside, within(place, 'state'));
  checkShows(check, block.meta, inside, within(place, 'meta'));
}
