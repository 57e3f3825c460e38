import type { DehydratedState } from '@tanstack/react-query';
import { evaluate } from '../../language/run/value/value-path.ts';
import { operationQuery } from '../state/queries.ts';
import { needs, type Sources } from '../state/source-order.ts';

/**
 * Returns the index of each read's response among a page's responses. Undefined unless all reads are the
 * same at every address and for everybody: only then can a browser render the page without fetching.
 */
export function answersByName(
  sources: Sources,
  { queries }: DehydratedState,
): Record<string, number> | undefined {
  const found = Object.entries(sources).map(([name, source]): [string, number] => {
    if (source.when !== undefined || needs(source).length > 0) return [name, -1];
    const key = JSON.stringify(operationQuery(source.operation, evaluate(source.params, {})).queryKey);
    return [name, queries.findIndex(({ queryKey }) => JSON.stringify(queryKey) === key)];
  });
  return found.some(([, at]) => at < 0) ? undefined : Object.fromEntries(found);
}
