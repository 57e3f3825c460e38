import { useCallback, useMemo, useState } from 'react';
import { inAddress } from '../../../language/run/screen/screen-query.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';

/** A table's search, filters, sort, page and per_page, by the operation's parameter names. */
export type ReaderChoice = Readonly<Record<string, unknown>>;

/** Changes some of them; `push` adds an entry to the browser's history. */
export type ChangeChoice = (change: ReaderChoice, push?: boolean) => void;

/**
 * A table's search, filters, sort and page, by the operation's parameter names. On a screen they are in the
 * query string, prefixed with the table's name if it has one; in a dialog, which has no address, in memory.
 */
export function useTableState(names: readonly string[], addressName?: string): [ReaderChoice, ChangeChoice] {
  const { scope, close } = useBlockContext();
  const { setQuery } = useScreenContext();
  const [inMemory, setInMemory] = useState<ReaderChoice>({});
  const query = scope.query as ReaderChoice;
  const isDialog = close !== undefined;
  const list = names.join(' ');
  const inQuery = useMemo(
    () => Object.fromEntries(list.split(' ').map((name) => [name, query?.[inAddress(addressName, name)]])),
    [list, addressName, query],
  );
  const change: ChangeChoice = useCallback(
    (changed, push = false) => {
      // Another search, filter or sort starts at the first page.
      const values = { page: undefined, ...changed };
      if (isDialog) setInMemory((before) => ({ ...before, ...values }));
      else
        setQuery(
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [inAddress(addressName, name), value]),
          ),
          { push },
        );
    },
    [isDialog, addressName, setQuery],
  );
  return [isDialog ? inMemory : inQuery, change];
}
