import type { Table } from '../../../../generated/definitions.d.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type Check, documentOf, exists, type KnownOperation } from '../check-context.ts';
import { describeType, fits, known, type Schema, valuesOf } from '../value/known-value.ts';
import { operationNamed } from './data-sources.ts';
import { checkQueryForm } from './query-fields.ts';

/** Parameters that a table sets itself, never by a filter. */
const PAGING = ['sort', 'page', 'per_page', 'cursor'];

/**
 * Checks that a table's search, filters and order are parameters of its operation, with values that it
 * accepts.
 */
export function checkTableParameters(
  check: Check,
  table: Table,
  operation: KnownOperation,
  document: Document,
): void {
  const at = (...keys: (string | number)[]) => placeIn(document, ...keys);
  if (table.search !== undefined) checkParameter(table.search, at('search'));
  checkOrder(check, table, operation.parameters.get('sort')?.schema, document);
  checkExport(check, table, document);
  const { filters } = table;
  if (filters === undefined || !exists(check, 'form', filters, check.names('forms'), at('filters'))) return;
  checkQueryForm(check, filters, at('filters'));
  const form = documentOf(check, 'forms', filters);
  const fields = check.project.forms.schemaOf(filters)?.properties ?? {};
  for (const [name, field] of Object.entries(fields) as [string, Schema][]) {
    const place = form ? placeIn(form, 'schema', 'properties', name) : at('filters');
    if (name === table.search)
      check.add(place, `the table "${document.name}" has a search box for "${name}"; leave it out here`);
    else if (PAGING.includes(name))
      check.add(place, `every table keeps "${name}" in the address by itself; leave it out here`);
    else if (checkParameter(name, place)) checkField(check, field, name, operation, place);
  }

  function checkParameter(name: string, place: Place): boolean {
    const parameters = [...operation.parameters.keys()];
    if (parameters.includes(name)) return true;
    check.add(
      place,
      `the operation "${operation.id}" has no parameter "${name}"${nearest(name, parameters)}`,
    );
    return false;
  }
}

/** Checks that a filter's field has the type of its parameter, and only values that it accepts. */
function checkField(
  check: Check,
  field: Schema,
  name: string,
  { id, parameters }: KnownOperation,
  place: Place,
): void {
  const { api } = check.project;
  const parameter = parameters.get(name)?.schema;
  const asked = known(api, field);
  if (parameter && !fits(asked, parameter)) {
    check.add(
      place,
      `"${id}" takes ${describeType(known(api, parameter))} as ${name}, the field gives ${describeType(asked)}`,
    );
    return;
  }
  const { schema } = known(api, parameter?.items ?? parameter);
  const accepted = valuesOf(schema) ?? [];
  if (accepted.length === 0) return;
  const item = field.items ? within(place, 'items') : place;
  const said = [
    ...((field.items ?? field).enum ?? []).map((value, index) => ({
      value,
      at: within(item, 'enum', index),
    })),
    { value: field.default, at: within(place, 'default') },
  ];
  for (const { value, at } of said)
    if (value !== undefined && !accepted.includes(value))
      check.add(
        at,
        `"${id}" does not accept "${value}" as ${name}${nearest(String(value), accepted.map(String))}`,
      );
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

/**
 * Checks that an export takes every parameter that narrows or orders the list, so that the file matches the
 * visible rows.
 */
function checkExport(check: Check, table: Table, document: Document): void {
  const place = placeIn(document, 'export');
  const operation = table.export && operationNamed(check, table.export.operation, within(place, 'operation'));
  if (!operation) return;
  if (operation.answer !== undefined)
    check.add(within(place, 'operation'), `"${operation.id}" answers with no file`);
  const filters = check.project.forms.schemaOf(table.filters ?? '')?.properties ?? {};
  const sorts = table.sort !== undefined || table.columns.some(({ sort }) => sort !== undefined);
  for (const name of [
    ...(table.search === undefined ? [] : [table.search]),
    ...Object.keys(filters),
    ...(sorts ? ['sort'] : []),
  ])
    if (!operation.parameters.has(name))
      check.add(place, `the operation "${operation.id}" has no parameter "${name}", which the table has`);
}
