import type { ColumnSizingState, ColumnVisibilityState } from '@tanstack/react-table';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import type { Column } from '../../../../generated/definitions.d.ts';
import { prefsAtom } from '../../state/prefs.ts';
import { columnIds } from './columns.tsx';

/** The stored choice for one table, by the ids of its columns. */
interface Choice {
  shown?: ColumnVisibilityState;
  sizes?: ColumnSizingState;
}

const NO_SIZES: ColumnSizingState = {};

/** The visible columns of a table and their widths, stored between visits. */
export function useColumnChoice(table: string, columns: readonly Column[]) {
  const [prefs, remember] = useAtom(prefsAtom);
  const { tables = {} } = prefs as { tables?: Readonly<Record<string, Choice>> };
  const choice = tables[table];
  const shown = useMemo((): ColumnVisibilityState => {
    const ids = columnIds(columns);
    const first = columns.flatMap(({ hidden }, index): [string, boolean][] =>
      hidden ? [[ids[index]!, false]] : [],
    );
    return { ...Object.fromEntries(first), ...choice?.shown };
  }, [columns, choice]);
  const change = (changed: Choice) => remember({ tables: { ...tables, [table]: { ...choice, ...changed } } });
  return { shown, sizes: choice?.sizes ?? NO_SIZES, change };
}
