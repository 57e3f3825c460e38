import type { Action } from '../../../../generated/definitions.d.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import type { Row } from '../../table/features.ts';
import type { Selection } from '../../table/use-selection.ts';
import { ActionButton } from '../action/ActionButton.tsx';
import { BlockContext, useBlockContext } from '../block-context.ts';

export interface TogetherActionsProps {
  actions: readonly Action[];
  selection: Selection;
  idOf: (item: Row) => unknown;
  /** What is searched and filtered by. */
  filter: Readonly<Record<string, unknown>>;
  /** How many that finds. */
  total: number;
}

/** What is done with all selected rows in one call: they are named, or, where all are meant that match, what finds them. */
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
