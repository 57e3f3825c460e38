import type { QueryClient } from '@tanstack/react-query';
import type { CallAction } from '../../../../generated/definitions.d.ts';
import { fieldsOf } from '../../../language/run/form/plan.ts';
import { isObject } from '../../../language/run/value/matches.ts';
import { evaluate, type Scope } from '../../../language/run/value/value-path.ts';
import type { NewestRecord } from './basis.ts';
import type { Submission } from './submission.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Finds the record that a call changes among the responses on the screen, read again since somebody else saved it: the one
 * with the same id and a later version that has most of the forms' fields.
 */
export function newestRecord(
  queries: QueryClient,
  { params = {} }: Pick<CallAction, 'params'>,
  scope: Scope,
  { forms, basis }: Submission,
): NewestRecord | undefined {
  const { 'If-Match': _, ...named } = params;
  const ids = Object.entries(named).flatMap(([name, source]) =>
    typeof source === 'string'
      ? [[source.split('.').at(-1)!, evaluate({ [name]: source }, scope)[name]]]
      : [],
  );
  if (ids.length === 0) return undefined;
  const fields = forms.flatMap(({ plan }) =>
    [...fieldsOf(plan)].flatMap(([name, { read }]) => (read === undefined ? [name] : [name, read])),
  );
  const isIt = (found: Data): found is NewestRecord =>
    typeof found.updated_at === 'string' &&
    found.updated_at > basis!.version! &&
    ids.every(([key, id]) => found[key as string] === id);
  const known = (found: Data) => fields.filter((name) => Object.hasOwn(found, name)).length;
  return queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => !state.isInvalidated })
    .flatMap(({ state }) => [...objectsIn(state.data)].filter(isIt))
    .sort((a, b) => known(b) - known(a) || b.updated_at.localeCompare(a.updated_at))[0];
}

function* objectsIn(value: unknown): Generator<Data> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one);
  else if (isObject(value)) {
    yield value;
    for (const one of Object.values(value)) yield* objectsIn(one);
  }
}
