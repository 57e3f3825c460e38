import { QueryObserver } from '@tanstack/react-query';
import type { Definitions } from '../../../../generated/definitions.d.ts';
import type { Envelope } from '../../api/operations.ts';
import { operationQuery, queriesOf } from '../queries.ts';
import type { Visit } from '../visit.ts';
import { labelsMadeOf, type MadeTexts } from './labels-made-of.ts';
import { madeLabelsAtom } from './made-labels-atom.ts';

/** Milliseconds for which a response stays fresh; a later visit to the screen reads a new one. */
const FRESH = 5 * 60_000;

/**
 * Syncs value labels with the responses of these calls until the returned function is called. On failure they stay
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
  store.set(madeLabelsAtom, { of: (definitions) => madeOf(definitions, all) });
}

/** Returns the same definitions if no labels have changed, so that nothing re-renders. */
function madeOf(definitions: Definitions, all: ReadonlyMap<string, MadeTexts>): Definitions {
  const labels = Object.entries(definitions.labels).map(
    ([name, set]) => [name, set, labelsMadeOf(set, all.get(set.from?.operation ?? '') ?? [])] as const,
  );
  if (labels.every(([, written, made]) => made === written)) return definitions;
  return { ...definitions, labels: Object.fromEntries(labels.map(([name, , made]) => [name, made])) };
}
