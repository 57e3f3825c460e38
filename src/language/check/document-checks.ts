import type { MadeTexts, Worklist } from '../../../generated/definitions.d.ts';
import { ROW } from '../compile/known-names.ts';
import { definitionOf } from '../grammar/definition-of.ts';
import { type Document, placeIn } from '../grammar/documents.ts';
import { nearest } from '../grammar/nearest-name.ts';
import { type Place, within } from '../grammar/place.ts';
import { inDocument, inForm, inRow, withNames } from '../run/value/scope.ts';
import { type Check, componentOf, exists } from './check-context.ts';
import { checkDuplicateNames } from './duplicate-names.ts';
import { checkDraft } from './form/draft.ts';
import { rowOf } from './form/form-rules.ts';
import { checkStepCondition } from './form/step-condition.ts';
import { checkSuggest } from './form/suggest.ts';
import { checkAction, checkActions } from './screen/actions.ts';
import { checkBlocks } from './screen/blocks.ts';
import { checkBoard, selectionOf } from './screen/board.ts';
import { checkBulk } from './screen/bulk-actions.ts';
import { formValues } from './screen/calls.ts';
import { checkParameters, checkSources, operationNamed } from './screen/data-sources.ts';
import { checkInitial } from './screen/form-block.ts';
import { checkTarget } from './screen/link-targets.ts';
import { checkFieldValue, queryScope, wizardQuery } from './screen/query-fields.ts';
import { checkShownValue } from './screen/shown-values.ts';
import { checkTableParameters } from './screen/table-parameters.ts';
import { checkMessage, checkSaying } from './text/message-keys.ts';
import type { Spot } from './value/known-value.ts';
import { narrowed } from './value/narrowing.ts';
import { baseScope, takenScope } from './value/scopes.ts';
import { checkText, checkWhen, itemsOf, valueType } from './value/values.ts';

/** Returns the spot of a shared document, whose scope has its parameters. */
function sharedSpot(check: Check, document: Document): Spot {
  const takes = document.value.takes as Record<string, string> | undefined;
  const taken = takenScope(check, takes, placeIn(document, 'takes'));
  return { document, scope: inDocument(baseScope(check, 'unknown'), taken) };
}

/**
 * Checks a part. A part that renders the rows of any list is checked where it is used, because only there the
 * row type is known.
 */
export function checkPart(check: Check, document: Document): void {
  const part = definitionOf(document, 'part');
  const { takes = {}, data, blocks } = part;
  if (Object.values(takes).includes(ROW)) return;
  const shared = sharedSpot(check, document);
  const query = queryScope(check, part, document);
  const spot = { ...shared, scope: withNames(shared.scope, query) };
  const scope = checkSources(check, data, spot, placeIn(document, 'data'));
  checkBlocks(check, blocks, { ...spot, scope }, placeIn(document, 'blocks'));
}

export function checkNamedAction(check: Check, document: Document): void {
  checkAction(check, definitionOf(document, 'action'), sharedSpot(check, document), placeIn(document));
}

export function checkWizard(check: Check, document: Document): void {
  const wizard = definitionOf(document, 'wizard');
  const { title, data, steps, initial, next, suggest, draft, submit } = wizard;
  const shared = sharedSpot(check, document);
  const given: Spot = { ...shared, scope: withNames(shared.scope, wizardQuery(check, wizard, document)) };
  checkText(check, title, given, placeIn(document, 'title'));
  const scope = checkSources(check, data, given, placeIn(document, 'data'));
  const spot: Spot = { document, scope };
  const known = steps.flatMap(({ form }, index) =>
    form && exists(check, 'form', form, check.names('forms'), placeIn(document, 'steps', index, 'form'))
      ? [form]
      : [],
  );
  checkDuplicateNames(
    check,
    'step with the form',
    steps.map(({ form }, index) => ({ name: form, place: placeIn(document, 'steps', index) })),
  );
  if (initial !== undefined) checkInitial(check, initial, known, spot, placeIn(document, 'initial'));
  if (suggest) checkSuggest(check, suggest, known, placeIn(document, 'suggest'));
  if (draft) checkDraft(check, draft, spot, placeIn(document, 'draft'));
  if (next !== undefined) checkText(check, next, spot, placeIn(document, 'next'));
  const typing: Spot = { document, scope: inForm(scope, formValues(check, known)) };
  for (const [index, step] of steps.entries()) {
    const at = placeIn(document, 'steps', index);
    if (!step.form && !step.blocks) check.add(at, 'a step needs a "form" or "blocks"');
    if (!step.form && step.title === undefined) check.add(at, 'a step without a form needs a "title"');
    if (step.title !== undefined) checkText(check, step.title, spot, within(at, 'title'));
    checkStepCondition(check, wizard, index, spot, within(at, 'when'));
    for (const key of ['before', 'after', 'blocks'] as const)
      if (step[key]) checkBlocks(check, step[key], typing, within(at, key));
  }
  checkActions(check, submit, spot, placeIn(document, 'submit'), known);
}

/** Checks that a worklist's filters are fields of the table's filters, with values that these can have. */
function checkWorklist(check: Check, filters: string | undefined, worklist: Worklist, spot: Spot, at: Place) {
  checkSaying(check, worklist.empty, spot, within(at, 'empty'));
  const fields = check.project.forms.schemaOf(filters ?? '')?.properties ?? {};
  for (const [name, value] of Object.entries(worklist.filters))
    checkFieldValue(check, fields, [name, value], 'the filters have', within(at, 'filters', name));
}

export function checkTable(check: Check, document: Document): void {
  const table = definitionOf(document, 'table');
  const spot = sharedSpot(check, document);
  const at = (...keys: (string | number)[]) => placeIn(document, ...keys);
  checkSaying(check, table.empty, spot, at('empty'));
  checkSaying(check, table.no_match, spot, at('no_match'));
  for (const [index, worklist] of (table.worklists ?? []).entries())
    checkWorklist(check, table.filters, worklist, spot, at('worklists', index));
  const operation = operationNamed(check, table.operation, at('operation'));
  if (!operation) return;
  checkParameters(check, table.params, operation, spot, at('params'));
  const row = operation.answer && itemsOf(check, operation.answer);
  if (!row || !exists(check, 'component', table.row, check.names('component'), at('row'))) return;
  if (row.schema !== componentOf(check, table.row))
    check.add(at('row'), `the rows of "${operation.id}" are not of the type ${table.row}`);
  const inside: Spot = { document, scope: inRow(spot.scope, row) };
  const properties = Object.keys(row.schema.properties ?? {});
  if (!properties.includes(table.key))
    check.add(at('key'), `rows have no "${table.key}"${nearest(table.key, properties)}`, table.key);
  checkTableParameters(check, table, operation, document);
  checkWhen(check, table.export?.when, spot, at('export', 'when'));
  checkDuplicateNames(
    check,
    'column',
    table.columns.map(({ title }, index) => ({ name: title, place: at('columns', index) })),
  );
  for (const [index, { title, sort: _, hidden: __, below, ...show }] of table.columns.entries()) {
    checkText(check, title, spot, at('columns', index, 'title'));
    checkShownValue(check, show, inside, at('columns', index));
    for (const [line, one] of (below ?? []).entries())
      checkShownValue(check, one, inside, at('columns', index, 'below', line));
  }
  if (table.columns.every(({ hidden }) => hidden))
    check.add(
      at('columns'),
      'every column is hidden, so the table shows nothing; remove "hidden" from at least one',
    );
  if (table.link) checkTarget(check, table.link, inside, at('link'));
  checkActions(check, table.actions, inside, at('actions'));
  checkActions(check, table.buttons, inside, at('buttons'));
  checkBulk(check, table.each_selected, inside, at('each_selected'));
  checkActions(check, table.add, spot, at('add'));
  checkActions(check, table.import, spot, at('import'));
  checkActions(
    check,
    table.all_selected,
    { document, scope: inRow(spot.scope, selectionOf(check)) },
    at('all_selected'),
  );
  if (table.board) checkBoard(check, table.board, operation, inside, at('board'));
}

/** Checks value labels whose texts are stored data: the rows of its operation have the properties it names. */
function checkMadeTexts(check: Check, from: MadeTexts, document: Document): void {
  const at = placeIn(document, 'from');
  const operation = operationNamed(check, from.operation, within(at, 'operation'));
  if (!operation) return;
  const { value, label, tone } = from;
  checkRowNames(check, from, { value, label, tone }, at);
}

/** Checks that the rows of an operation have the properties that a document names. */
function checkRowNames(
  check: Check,
  call: Parameters<typeof rowOf>[1],
  names: Record<string, string | undefined>,
  place: Place,
): void {
  const properties = rowOf(check, call)?.properties ?? {};
  for (const [key, name] of Object.entries(names))
    if (name !== undefined && !(name in properties))
      check.add(within(place, key), `rows have no "${name}"${nearest(name, Object.keys(properties))}`, name);
}

export function checkLookup(check: Check, document: Document): void {
  const lookup = definitionOf(document, 'lookup');
  const operation = operationNamed(check, lookup.operation, placeIn(document, 'operation'));
  if (!operation) return;
  const { value, label, count } = lookup;
  checkRowNames(check, lookup, { value, label, count }, placeIn(document));
  if (lookup.labels !== undefined)
    exists(check, 'label', lookup.labels, check.names('labels'), placeIn(document, 'labels'));
  checkRowNames(check, lookup, { ...lookup.in }, placeIn(document, 'in'));
  checkRowNames(check, lookup, Object.fromEntries((lookup.also ?? []).entries()), placeIn(document, 'also'));
  const spot: Spot = { document, scope: baseScope(check, 'unknown') };
  const needed = new Map([...operation.parameters].map(([name, one]) => [name, { ...one, required: false }]));
  checkParameters(
    check,
    lookup.params,
    { ...operation, parameters: needed },
    spot,
    placeIn(document, 'params'),
  );
  const parameters = [...operation.parameters.keys()];
  if (lookup.search !== undefined && !parameters.includes(lookup.search))
    check.add(
      placeIn(document, 'search'),
      `the operation "${operation.id}" has no parameter "${lookup.search}"${nearest(lookup.search, parameters)}`,
    );
  const ids = lookup.ids === undefined ? undefined : operation.parameters.get(lookup.ids);
  if (lookup.ids !== undefined && ids?.schema.type !== 'array')
    check.add(
      placeIn(document, 'ids'),
      ids
        ? `"${lookup.ids}" of "${operation.id}" takes a single value; "ids" needs one that takes a list`
        : `the operation "${operation.id}" has no parameter "${lookup.ids}"${nearest(lookup.ids, parameters)}`,
    );
  if (lookup.search === undefined && parameters.includes('page'))
    check.add(
      placeIn(document, 'operation'),
      `"${operation.id}" comes page by page, so most rows could not be chosen; say by which parameter to "search"`,
    );
}

export function checkLabels(check: Check, document: Document): void {
  const { cases, from } = definitionOf(document, 'label');
  if (from) checkMadeTexts(check, from, document);
  const seen = new Map<string, number>();
  for (const [index, { when }] of cases.entries()) {
    const text = JSON.stringify(when);
    if (seen.has(text))
      check.add(placeIn(document, 'cases', index), 'an earlier case says the same, so this one never counts');
    seen.set(text, index);
  }
}

export function checkLayout(check: Check, document: Document): void {
  const { brand, home, data, menus = [], when } = definitionOf(document, 'layout');
  const scope = checkSources(
    check,
    data,
    { document, scope: baseScope(check, 'unknown') },
    placeIn(document, 'data'),
  );
  const spot: Spot = { document, scope };
  checkMessage(check, brand, placeIn(document, 'brand'));
  checkWhen(check, when, spot, placeIn(document, 'when'));
  if (home) checkTarget(check, home, spot, placeIn(document, 'home'));
  for (const [index, { items }] of menus.entries()) {
    checkDuplicateNames(
      check,
      'item',
      items.map((item, position) => ({
        name: 'label' in item ? item.label : undefined,
        place: placeIn(document, 'menus', index, 'items', position),
      })),
    );
    for (const [position, item] of items.entries()) {
      const at = placeIn(document, 'menus', index, 'items', position);
      if ('use' in item) {
        checkAction(check, item, spot, at);
        continue;
      }
      checkText(check, item.label, spot, within(at, 'label'));
      checkWhen(check, item.when, spot, within(at, 'when'));
      const shown = narrowed(spot, item.when);
      if (item.badge !== undefined) valueType(check, item.badge, shown, within(at, 'badge'));
      checkTarget(check, item.to, shown, within(at, 'to'));
    }
  }
}
