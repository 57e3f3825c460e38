import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Lookup } from '../../../../generated/definitions.d.ts';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { ENGLISH, speakBy } from '../../../language/run/value/language.ts';
import { createQueries, operationQuery } from '../../state/queries.ts';
import { type Visit, VisitContext } from '../../state/visit.ts';
import { ScreenContext, type ScreenContextValue } from '../screen-context.ts';
import { LookupText } from './LookupText.tsx';

const people: Lookup = {
  operation: 'listUsers',
  value: 'id',
  label: 'full_name',
  search: 'search',
  one: 'getUser',
  in: { ar: 'name_ar' },
};
const screen = { definitions: { lookups: { people }, labels: {} } } as unknown as ScreenContextValue;

/**
 * Renders a value's label. The cache has the list's first page with one row, and one other row on its own.
 */
function drawn(value: unknown): string {
  const visit: Visit = { store: createStore(), clock: {} };
  visit.queries = createQueries(visit);
  visit.queries.setQueryData(operationQuery('listUsers', {}).queryKey, {
    data: [{ id: 1, full_name: 'Amal', name_ar: 'أمل' }],
  });
  visit.queries.setQueryData(operationQuery('getUser', { id: 8 }).queryKey, {
    data: { id: 8, full_name: 'Huda' },
  });
  return renderToString(
    <VisitContext value={visit}>
      <ScreenContext value={screen}>
        <LookupText name="people" value={value} />
      </ScreenContext>
    </VisitContext>,
  );
}

it.each([
  ['from the page that was read', 1, 'Amal'],
  ['from a later page, whose row is read on its own', 8, 'Huda'],
  ['that has not been read yet as its raw value', 9, '9'],
])('shows a chosen row %s', (_, value, text) => {
  expect(drawn(value)).toBe(text);
});

afterEach(() => speakBy(() => ENGLISH));

it.each([
  ['in that language', 1, 'أمل'],
  ['in English without one', 8, 'Huda'],
])('shows the label of a row %s to a reader of another language', (_, value, text) => {
  speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
  expect(drawn(value)).toBe(text);
});
