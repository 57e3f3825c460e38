import type { Screen, Table } from '../../generated/definitions.d.ts';
import { placeIn } from '../definitions/documents.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { type Check, documentOf, type KnownOperation } from './check.ts';
import { known, type Schema, type Spot, valuesOf } from './known.ts';

/**
 * What a table on a screen shares with the screen's query form: every filter is a field there, and no field of the
 * form says a search, order, page or filter that the table's operation refuses.
 */
export function checkTableQuery(check: Check, table: Table, spot: Spot, place: Place): void {
  const { screens } = check.project.documents;
  const operation = check.operations.get(table.operation);
  if (screens.get(spot.document.name) !== spot.document || !operation) return;
  const { query } = spot.document.value as unknown as Screen;
  const fields = (spot.scope.query?.schema.properties ?? {}) as Record<string, Schema>;
  for (const filter of table.filters ?? [])
    if (operation.parameters.has(filter) && !fields[filter])
      check.add(
        place,
        `the table filters by "${filter}", and the screen's query has no such field${nearest(filter, Object.keys(fields))}`,
      );
  const form = documentOf(check, 'forms', query);
  if (!form) return;
  for (const name of [table.search, ...(table.filters ?? []), 'sort', 'page'])
    if (name !== undefined && fields[name])
      checkField(check, fields[name], name, operation, placeIn(form, 'schema', 'properties', name));
}

function checkField(
  check: Check,
  field: Schema,
  name: string,
  { id, parameters }: KnownOperation,
  place: Place,
): void {
  const parameter = parameters.get(name)?.schema;
  const { schema } = known(check.project.api, parameter?.items ?? parameter);
  const accepted = valuesOf(schema) ?? [];
  if (accepted.length === 0) return;
  const said = [
    ...(field.enum ?? []).map((value, index) => ({ value, at: within(place, 'enum', index) })),
    { value: field.default, at: within(place, 'default') },
  ];
  for (const { value, at } of said)
    if (value !== undefined && !accepted.includes(value))
      check.add(at, `"${id}" takes no "${value}" as ${name}${nearest(String(value), accepted.map(String))}`);
}
