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
  for (const [index, column] of columns.entries())
    if (!values.includes(column))
      check.add(
        within(place, 'columns', index),
        `"${operation.id}" does not accept "${column}" as ${by}${nearest(column, values)}`,
      );
  for (const [index, column] of final.entries())
    if (!columns.includes(column))
      check.add(within(place, 'final', index), `there is no column "${column}"${nearest(column, columns)}`);
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
  const sent = { ...move, body: { ...move.body, [by]: { const: columns[0] ?? null } } };
  checkAction(check, sent, spot, within(place, 'move'));
}

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
