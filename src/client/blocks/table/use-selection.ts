import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import type { Row } from './features.ts';

const NONE: RowSelectionState = {};

export interface Selection {
  state: RowSelectionState;
  set: (update: RowSelectionState | ((before: RowSelectionState) => RowSelectionState)) => void;
  /** The selected rows as last read, including those of other pages. */
  items: readonly Row[];
  clear: () => void;
  /** Whether all rows that match search and filters are selected, loaded or not. */
  all: boolean;
  selectAll: () => void;
}

/**
 * The selected rows. Paging and sorting keep the selection; another search or filter (`of`) clears it,
 * because the user could no longer see which rows an action would affect.
 */
export function useSelection(rows: readonly Row[], idOf: (row: Row) => string, of: string): Selection {
  const [selected, setSelected] = useState({ of, state: NONE, all: false });
  const [seen] = useState(() => new Map<string, Row>());
  for (const row of rows) seen.set(idOf(row), row);
  const state = selected.of === of ? selected.state : NONE;
  return {
    state,
    set: (update) =>
      setSelected((before) => {
        const now = before.of === of ? before.state : NONE;
        return { of, state: typeof update === 'function' ? update(now) : update, all: false };
      }),
    items: Object.keys(state)
      .map((id) => seen.get(id))
      .filter((row) => row !== undefined),
    clear: () => setSelected({ of, state: NONE, all: false }),
    all: selected.of === of && selected.all,
    selectAll: () => setSelected({ of, state, all: true }),
  };
}
