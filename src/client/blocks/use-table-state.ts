import { useCallback, useState } from 'react';
import { useStage, useSurroundings } from './surroundings.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a table's reader chose: search, order, page, filters. On a screen it stands in the query string, under the names of
 * the operation's parameters; in a dialog, which has no address, in memory.
 */
export function useTableState(): [Values, (change: Values, push?: boolean) => void] {
  const { scope, close } = useSurroundings();
  const { setQuery } = useStage();
  const [own, setOwn] = useState<Values>({});
  const change = useCallback(
    (values: Values, push = false) => {
      if (close) setOwn((before) => ({ ...before, page: undefined, ...values }));
      else setQuery(values, { push });
    },
    [close, setQuery],
  );
  return [close ? own : (scope.query as Values), change];
}
