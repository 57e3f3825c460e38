import type { Board } from '../../../../generated/definitions.d.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check, KnownOperation } from '../check-context.ts';
import { describeType, type KnownValue, known, type Spot, valuesOf } from '../value/known-value.ts';
import { valueType } from '../value/values.ts';
import { checkAction } from './actions.ts';
import { checkLabelsFit } from './label-uses.ts';

/**
 * Checks a table's board: each column shows the rows that the table's operation returns for one value of a
 * parameter.
 */
export function checkBoard(
  check: Check,
  { by, columns, labels, final = [], into, blocks, move }: Board,
  operation: KnownOperation,
  spot: Spot,
  place: Place,
): void {
  check.blocks(blocks, spot, within(place, 'blocks'));
  const parameter = operation.parameters.get(by)?.schema;
  if (!parameter) {
    const names = [...operation.parameters.keys()];
    check.add(
      within(place, 'by'),
      `the operation "${operation.id}" has no parameter "${by}"${nearest(by, names)}`,
    );
    return;
  }
  const asked = known(check.project.api, parameter);
  const values = (valuesOf(asked.schema) ?? []).map(String);
  if (values.length === 0) check.add(within(place, 'by'), `"${by}" has no values to make columns of`);
  const gathered = columns.flatMap((column, index) =>
    columnValues(column).map((one) => ({ one, at: within(place, 'columns', index) })),
  );
  const drawn: string[] = [];
  for (const { one, at } of gathered) {
    if (!values.includes(one))
      check.add(at, `"${operation.id}" does not accept "${one}" as ${by}${nearest(one, values)}`);
    if (drawn.includes(one)) check.add(at, `"${one}" is already in another column`, one);
    drawn.push(one);
  }
  for (const [index, column] of final.entries())
    if (!drawn.includes(column))
      check.add(within(place, 'final', index), `no column has "${column}"${nearest(column, drawn)}`);
  if (final.length > 0 && move.action === 'call' && move.confirm === undefined)
    check.add(within(place, 'final'), 'the call that moves a row must "confirm"');
  if (labels !== undefined) checkLabelsFit(check, labels, asked, within(place, 'labels'));
  const found = valueType(check, into, spot, within(place, 'into'));
  if (found && !found.anything && !found.schema.items)
    check.add(within(place, 'into'), `this is ${describeType(found)}; it must be a list of columns`);
  if (move.action !== 'call') {
    check.add(within(place, 'move'), `a row is moved by a "call"; this is "${move.action}"`);
    return;
  }
  // A move sends the value of one of the columns.
  const sent = { ...move, body: { ...move.body, [by]: { const: drawn[0] ?? null } } };
  checkAction(check, sent, spot, within(place, 'move'));
}

const columnValues = (column: Board['columns'][number]): readonly string[] =>
  typeof column === 'string' ? [column] : column.values;

/** Returns the scope of selected rows: which ones, or by which filter, and how many. */
export function selectionOf({ project }: Check): KnownValue {
  return known(project.api, {
    type: 'object',
    required: ['count'],
    properties: {
      ids: { type: 'array', items: { type: 'integer' } },
      filter: { type: 'object' },
      count: { type: 'integer' },
    },
  });
}
