import type { Action } from '../../../../generated/definitions.d.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import type { Row } from './features.ts';
import type { Selection } from './use-selection.ts';

interface TogetherActionsProps {
  actions: readonly Action[];
  selection: Selection;
  idOf: (item: Row) => unknown;
  /** The current search and filters. */
  filter: Readonly<Record<string, unknown>>;
  /** The number of rows that match them. */
  total: number;
}

/**
 * Actions on all selected rows in one call: it gets the rows' ids or, if all matching rows are selected, the
 * filter.
 */
export function TogetherActions({ actions, selection, idOf, filter, total }: TogetherActionsProps) {
  const around = useBlockContext();
  const item = selection.all
    ? { filter, count: total }
    : { ids: selection.items.map(idOf), count: selection.items.length };
  return (
    <BlockContext value={{ ...around, scope: inRow(around.scope, item), isLive: true }}>
      {actions.map((action, index) => (
        <ActionButton key={index} action={action} size="small" />
      ))}
    </BlockContext>
  );
}
