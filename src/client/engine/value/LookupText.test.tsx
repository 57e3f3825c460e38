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
const crowd: Lookup = { ...people, one: undefined, ids: 'role_id' };
const screen = { definitions: { lookups: { people, crowd }, labels: {} } } as unknown as ScreenContextValue;

/**
 * Renders a value's label. The cache has the list's first page with one row, and one other row on its own,
 * and two rows asked for together.
 */
function drawn(value: unknown, name = 'people'): string {
  const visit: Visit = { store: createStore(), clock: {} };
  visit.queries = createQueries(visit);
  visit.queries.setQueryData(operationQuery('listUsers', {}).queryKey, {
    data: [{ id: 1, full_name: 'Amal', name_ar: 'أمل' }],
  });
  visit.queries.setQueryData(operationQuery('getUser', { id: 8 }).queryKey, {
    data: { id: 8, full_name: 'Huda' },
  });
  visit.queries.setQueryData(operationQuery('listUsers', { role_id: [8, 9], per_page: 2 }).queryKey, {
    data: [
      { id: 9, full_name: 'Rana' },
      { id: 8, full_name: 'Huda' },
    ],
  });
  return renderToString(
    <VisitContext value={visit}>
      <ScreenContext value={screen}>
        <LookupText name={name} value={value} />
      </ScreenContext>
    </VisitContext>,
  );
}

it.each([
  ['from the page that was read', 1, 'Amal'],
  ['from a later page, whose row is read on its own', 8, 'Huda'],
  ['that has not been read yet as dots', 9, '…'],
])('shows a chosen row %s', (_, value, text) => {
  expect(drawn(value)).toBe(text);
});

it('names several chosen rows of a paged list with one call for those outside the page', () => {
  expect(drawn([8, 1, 9], 'crowd')).toBe('Huda, Amal, Rana');
});

afterEach(() => speakBy(() => ENGLISH));

it.each([
  ['in that language', 1, 'أمل'],
  ['in English without one', 8, 'Huda'],
])('shows the label of a row %s to a reader of another language', (_, value, text) => {
  speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
  expect(drawn(value)).toBe(text);
});
