import { QueryObserver } from '@tanstack/react-query';
import type { Definitions } from '../../../../generated/definitions.d.ts';
import type { Envelope } from '../../api/operations.ts';
import { operationQuery, queriesOf } from '../queries.ts';
import type { Visit } from '../visit.ts';
import { madeMapAtom } from './made-map-atom.ts';
import { type MadeTexts, mapMadeOf } from './map-made-of.ts';

/** Milliseconds for which a response stays fresh; a later visit to the screen reads a new one. */
const FRESH = 5 * 60_000;

/**
 * Syncs maps with the responses of these calls until the returned function is called. On failure they stay
 * as written.
 */
export function followMadeTexts(visit: Visit, operations: readonly string[]): () => void {
  const ends = operations.map((operation) => {
    const { queryKey } = operationQuery(operation);
    const options = { queryKey, meta: { isQuiet: true }, staleTime: FRESH, refetchOnWindowFocus: true };
    const observer = new QueryObserver<Envelope>(queriesOf(visit), options);
    const take = ({ data }: { data?: Envelope | undefined }) => {
      if (Array.isArray(data?.data)) setRows(visit, operation, data.data as MadeTexts);
    };
    take(observer.getCurrentResult());
    return observer.subscribe(take);
  });
  return () => {
    for (const end of ends) end();
  };
}

const rowsOf = new WeakMap<Visit['store'], Map<string, MadeTexts>>();

function setRows({ store }: Visit, operation: string, rows: MadeTexts): void {
  const all = rowsOf.get(store) ?? new Map<string, MadeTexts>();
  if (all.get(operation) === rows) return;
  rowsOf.set(store, all.set(operation, rows));
  store.set(madeMapAtom, { of: (definitions) => madeOf(definitions, all) });
}

/** Returns the same definitions if no map has changed, so that nothing re-renders. */
function madeOf(definitions: Definitions, all: ReadonlyMap<string, MadeTexts>): Definitions {
  const maps = Object.entries(definitions.maps).map(
    ([name, map]) => [name, map, mapMadeOf(map, all.get(map.from?.operation ?? '') ?? [])] as const,
  );
  if (maps.every(([, written, made]) => made === written)) return definitions;
  return { ...definitions, maps: Object.fromEntries(maps.map(([name, , made]) => [name, made])) };
}
