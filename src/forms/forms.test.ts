import { expect, test } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import { formExamples } from './form-examples.ts';
import { errorsOf } from './test-rules.ts';

test.each(Object.keys(formExamples))('%s accepts its example', async (name) => {
  expect(await errorsOf(name)).toEqual({});
});

test('every form that people fill in has an example; a query string needs none', () => {
  const filledIn = Object.keys(forms).filter((name) => !name.startsWith('search/'));
  expect(filledIn.filter((name) => !formExamples[name])).toEqual([]);
});
