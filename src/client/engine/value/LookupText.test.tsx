import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Lookup } from '../../../../generated/definitions.d.ts';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { ENGLISH, speakBy } from '../../../language/run/value/language.ts';
import { fetchMissing, missingIn } from '../../drawing/page-data.ts';
import { createQueries, operationQuery } from '../../state/queries.ts';
import { type Visit, VisitContext } from '../../state/visit.ts';
import { ScreenContext, type ScreenContextValue } from '../screen-context.ts';
import { LookupText } from './LookupText.tsx';

const people: Lookup = {
  operation: 'listUsers',
  value: 'id',
  label: 'full_name',
  search: 'search',
  ids: 'user_id',
  in: { ar: 'name_ar' },
};
const screen = { definitions: { lookups: { people }, labels: {} } } as unknown as ScreenContextValue;

const row = (id: number) => ({
  id,
  full_name: ['Amal', 'Huda', 'Rana'][id - 1]!,
  ...(id === 1 && { name_ar: 'أمل' }),
});

/** A visit that has the list's first page, with one row. */
function visited(): Visit & { queries: QueryClient } {
  const visit: Visit = { store: createStore(), clock: {} };
  const queries = createQueries(visit);
  queries.setQueryData(operationQuery('listUsers', {}).queryKey, { data: [row(1)] });
  return { ...visit, queries };
}

const drawn = (visit: Visit, ...values: unknown[]): string[] =>
  values.map((value) =>
    renderToString(
      <VisitContext value={visit}>
        <ScreenContext value={screen}>
          <LookupText name="people" value={value} />
        </ScreenContext>
      </VisitContext>,
    ),
  );

/** Renders values, reads what they lack, and renders them again; returns the calls, too. */
async function read(...values: unknown[]) {
  const visit = visited();
  const calls: unknown[] = [];
  const before = drawn(visit, ...values);
  await fetchMissing(visit.queries, async (operation, input) => {
    calls.push([operation, input?.query]);
    return { data: [2, 3].map(row) };
  });
  return { before, after: drawn(visit, ...values), calls };
}

it('shows a row of the page that was read without a call', async () => {
  expect(await read(1)).toEqual({ before: ['Amal'], after: ['Amal'], calls: [] });
});

it('shows dots until a row outside the page is read', async () => {
  expect(await read(2)).toMatchObject({ before: ['…'], after: ['Huda'] });
});

it('shows the value of a row that does not exist', async () => {
  expect(await read(9)).toMatchObject({ after: ['9'] });
});

it('reads the rows of many cells with one call', async () => {
  const cells = [3, 2, 1, 2, [3, 1, 2]];
  const { after, calls } = await read(...cells);
  expect(after).toEqual(['Rana', 'Huda', 'Amal', 'Huda', 'Rana, Amal, Huda']);
  expect(calls).toEqual([['listUsers', { user_id: ['3', '2'], per_page: 2 }]]);
});

it('reads no page of the list for rows that are outside it', async () => {
  const visit = visited();
  visit.queries.clear();
  drawn(visit, 2, 3);
  expect(missingIn(visit.queries).map(({ queryKey }) => queryKey)).toEqual([
    ['listUsers', { user_id: [2], per_page: 1 }],
    ['listUsers', { user_id: [3], per_page: 1 }],
  ]);
});

afterEach(() => speakBy(() => ENGLISH));

it.each([
  ['in that language', 1, 'أمل'],
  ['in English without one', 2, 'Huda'],
])('shows the label of a row %s to a reader of another language', async (_, value, text) => {
  speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
  expect((await read(value)).after).toEqual([text]);
});
