import type {
  Layout,
  Lookup,
  NamedAction,
  Part,
  Table,
  Target,
  ValueMap,
  Wizard,
} from '../../generated/definitions.d.ts';
import { type Document, placeIn } from '../definitions/documents.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { checkAction, checkActions } from './actions.ts';
import { checkBlocks, checkInitial } from './blocks.ts';
import { formValues } from './calls.ts';
import { type Check, componentOf, exists } from './check.ts';
import { rowOf } from './form-rules.ts';
import { known, type Schema, type Spot, valuesOf } from './known.ts';
import { baseScope, takenScope } from './scopes.ts';
import { checkShow } from './shows.ts';
import { checkParameters, checkSources, operationNamed } from './sources.ts';
import { checkTarget } from './targets.ts';
import { checkText, checkWhen, itemsOf, typeAt } from './values.ts';

/** A document that screens share, with what it takes in reach. */
function sharedSpot(check: Check, document: Document): Spot {
  const takes = document.value.takes as Record<string, string> | undefined;
  const taken = takenScope(check, takes, placeIn(document, 'takes'));
  return { document, scope: { ...baseScope(check, 'unknown'), ...taken } };
}

export function checkPart(check: Check, document: Document): void {
  checkBlocks(
    check,
    (document.value as unknown as Part).blocks,
    sharedSpot(check, document),
    placeIn(document, 'blocks'),
  );
}

export function checkNamedAction(check: Check, document: Document): void {
  checkAction(
    check,
    document.value as unknown as NamedAction,
    sharedSpot(check, document),
    placeIn(document),
  );
}

export function checkWizard(check: Check, document: Document): void {
  const { title, data, steps, initial, submit } = document.value as unknown as Wizard;
  const given = sharedSpot(check, document);
  checkText(check, title, given, placeIn(document, 'title'));
  const scope = checkSources(check, data, given, placeIn(document, 'data'));
  const spot: Spot = { document, scope };
  const known = steps.flatMap(({ form }, index) =>
    form && exists(check, 'form', form, check.names('forms'), placeIn(document, 'steps', index, 'form'))
      ? [form]
      : [],
  );
  if (initial !== undefined) checkInitial(check, initial, known, spot, placeIn(document, 'initial'));
  const typing: Spot = { document, scope: { ...scope, form: formValues(check, known) } };
  for (const [index, step] of steps.entries()) {
    const at = placeIn(document, 'steps', index);
    if (!step.form && !step.blocks) check.add(at, 'a step needs a "form" or "blocks"');
    if (!step.form && step.title === undefined) check.add(at, 'a step without a form needs a "title"');
    for (const key of ['before', 'after', 'blocks'] as const)
      if (step[key]) checkBlocks(check, step[key], typing, within(at, key));
  }
  checkActions(check, submit, spot, placeIn(document, 'submit'), known);
}

export function checkTable(check: Check, document: Document): void {
  const table = document.value as unknown as Table;
  const spot = sharedSpot(check, document);
  const at = (...keys: (string | number)[]) => placeIn(document, ...keys);
  exists(check, 'message', table.empty, check.names('message'), at('empty'));
  const operation = operationNamed(check, table.operation, at('operation'));
  if (!operation) return;
  checkParameters(check, table.params, operation, spot, at('params'));
  const row = operation.answer && itemsOf(check, operation.answer);
  if (!row || !exists(check, 'component', table.row, check.names('component'), at('row'))) return;
  if (row.schema !== componentOf(check, table.row))
    check.add(at('row'), `the rows of "${operation.id}" are no ${table.row}`);
  const inside: Spot = { document, scope: { ...spot.scope, item: row } };
  const properties = Object.keys(row.schema.properties ?? {});
  if (!properties.includes(table.key))
    check.add(at('key'), `rows have no "${table.key}"${nearest(table.key, properties)}`);
  const parameters = [...operation.parameters.keys()];
  for (const [key, names] of [
    ['search', [table.search ?? []].flat()],
    ['filters', table.filters ?? []],
  ] as const)
    for (const name of names)
      if (!parameters.includes(name))
        check.add(
          at(key),
          `the operation "${operation.id}" has no parameter "${name}"${nearest(name, parameters)}`,
        );
  checkOrder(check, table, operation.parameters.get('sort')?.schema, document);
  for (const [index, { title, sort: _, ...show }] of table.columns.entries()) {
    checkText(check, title, spot, at('columns', index, 'title'));
    checkShow(check, show, inside, at('columns', index));
  }
  if (table.link) checkTarget(check, table.link, inside, at('link'));
  checkActions(check, table.actions, inside, at('actions'));
  checkActions(check, table.add, spot, at('add'));
}

function checkOrder(check: Check, table: Table, sort: Schema | undefined, document: Document): void {
  const orders = (sort && valuesOf(sort)?.map(String)) ?? [];
  const asked = [
    ...table.columns.map(({ sort }, index) => ({ sort, place: placeIn(document, 'columns', index, 'sort') })),
    { sort: table.sort, place: placeIn(document, 'sort') },
  ];
  for (const { sort: order, place } of asked)
    if (order !== undefined && !orders.includes(order))
      check.add(
        place,
        `the operation "${table.operation}" cannot sort by "${order}"${nearest(order, orders)}`,
      );
}

export function checkLookup(check: Check, document: Document): void {
  const lookup = document.value as unknown as Lookup;
  const operation = operationNamed(check, lookup.operation, placeIn(document, 'operation'));
  if (!operation) return;
  const properties = rowOf(check, lookup)?.properties ?? {};
  for (const key of ['value', 'label'] as const)
    if (!(lookup[key] in properties))
      check.add(
        placeIn(document, key),
        `rows have no "${lookup[key]}"${nearest(lookup[key], Object.keys(properties))}`,
      );
  const parameters = [...operation.parameters.keys()];
  for (const name of lookup.params ?? [])
    if (!parameters.includes(name))
      check.add(
        placeIn(document, 'params'),
        `the operation "${operation.id}" has no parameter "${name}"${nearest(name, parameters)}`,
      );
}

export function checkMap(check: Check, document: Document): void {
  const { cases, else: otherwise } = document.value as unknown as ValueMap;
  const seen = new Map<string, number>();
  for (const [index, { when, to }] of cases.entries()) {
    const text = JSON.stringify(when);
    if (seen.has(text))
      check.add(placeIn(document, 'cases', index), 'an earlier case says the same, so this one never counts');
    seen.set(text, index);
    checkMapTarget(check, to, document, placeIn(document, 'cases', index, 'to'));
  }
  checkMapTarget(check, otherwise?.to, document, placeIn(document, 'else', 'to'));
}

function checkMapTarget(check: Check, to: Target | undefined, document: Document, place: Place): void {
  if (to) checkTarget(check, to, { document, scope: baseScope(check, 'unknown') }, place);
}

export function checkLayout(check: Check, document: Document): void {
  const { brand, home, data, menus } = document.value as unknown as Layout;
  const scope = checkSources(
    check,
    data,
    { document, scope: baseScope(check, 'unknown') },
    placeIn(document, 'data'),
  );
  const spot: Spot = { document, scope };
  if (brand !== undefined)
    exists(check, 'message', brand, check.names('message'), placeIn(document, 'brand'));
  if (home) checkTarget(check, home, spot, placeIn(document, 'home'));
  for (const [index, { items }] of menus.entries())
    for (const [position, item] of items.entries()) {
      const at = placeIn(document, 'menus', index, 'items', position);
      if ('use' in item) {
        checkAction(check, item, spot, at);
        continue;
      }
      checkText(check, item.label, spot, within(at, 'label'));
      checkWhen(check, item.when, spot, within(at, 'when'));
      if (item.badge !== undefined) typeAt(check, item.badge, spot, within(at, 'badge'));
      checkTarget(check, item.to, spot, within(at, 'to'));
    }
}

/** A form's place in the query string: flat fields only, since an address has no other. */
export function checkQueryForm(check: Check, name: string, place: Place): void {
  const fields = check.project.forms.schemaOf(name)?.properties ?? {};
  for (const [field, schema] of Object.entries(fields)) {
    const { schema: shape } = known(check.project.api, schema.items ?? schema);
    if (shape.type === 'object')
      check.add(place, `the query string cannot hold "${field}", which is a group of values`);
  }
}
