import { expect, test } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import { formExamples } from './form-examples.ts';
import { errorsOf } from './form-rules.ts';

test.each(Object.keys(formExamples))('%s accepts its example', async (name) => {
  expect(await errorsOf(name)).toEqual({});
});

test('every form has an example', () => {
  expect(Object.keys(formExamples).sort()).toEqual(Object.keys(forms).sort());
});
