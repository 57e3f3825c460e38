import { expect, test } from 'vitest';
import { formOf } from '../../../../language/compile/form/test-form.ts';
import type { FormModule, Validator } from '../../../../language/run/form/form-module.ts';
import type { FormData } from '../../../engine/value/data-path.ts';
import { formValidator } from './form-validator.ts';

const form = formOf(
  {
    title: { type: 'string', maxLength: 3, 'x-messages': { required: 'Name it' } },
    paper: { 'x-file': { accept: ['application/pdf'], maxBytes: 5 } },
    rows: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, age: {} } },
    },
    names: { type: 'array', readOnly: true },
    ratings: { type: 'object', 'x-keys': 'names', additionalProperties: { type: 'integer', maximum: 5 } },
  },
  { required: ['title'] },
);

/** Returns RJSF's result for these values, which it gets as a JSON copy. */
function check(data: FormData, of: FormModule = form) {
  const { validator, transformErrors } = formValidator(of, 'create', () => data);
  const copy = JSON.parse(JSON.stringify(data));
  const { errors } = validator.validateFormData(copy, {}, undefined, transformErrors, of.uiSchema);
  return errors.map(({ property, message }) => [property, message]);
}

test('reports the compiled validators’ errors in the form’s words', () => {
  expect(check({ title: 'abc' })).toEqual([]);
  expect(check({ title: '  ' })).toEqual([['.title', 'Name it']]);
  expect(check({ title: 'abcd' })).toEqual([['.title', 'Must be at most 3 characters']]);
});

test('reports an error at its row on screen, though blank rows above it are not sent', () => {
  expect(check({ title: 'abc', rows: [{}, { age: 3 }] })).toEqual([
    ['.rows.1.name', 'This field is required'],
  ]);
});

test('checks files, which a JSON copy loses', () => {
  const file = (type: string) => new File([new Uint8Array(9)], 'a.pdf', { type });
  expect(check({ title: 'abc', paper: file('text/plain') })).toHaveLength(1);
  expect(check({ title: 'abc', paper: file('text/plain') })[0]![0]).toBe('.paper');
});

test('reports a map’s error although its keys contain dots', () => {
  const tooHigh = check({ title: 'abc', names: ['Node.js'], ratings: { 'Node.js': 9 } });
  expect(tooHigh).toEqual([['.ratings', 'Must be at most 5']]);
  const unknownKey = check({ title: 'abc', names: ['Node.js'], ratings: { 'Vue.js': 1 } });
  expect(unknownKey.map(([property]) => property)).toEqual(['.ratings']);
});

test('uses the validators compiled for RJSF', () => {
  const refuse: Validator = Object.assign(
    () => {
      refuse.errors = [
        { keyword: 'maxLength', instancePath: '/title', schemaPath: '', params: { limit: 3 } },
      ];
      return false;
    },
    { errors: null } as Pick<Validator, 'errors'>,
  );
  const validators = Object.fromEntries(Object.keys(form.validators).map((key) => [key, refuse]));
  expect(check({ title: 'abc' }, { ...form, validators })).toEqual([
    ['.title', 'Must be at most 3 characters'],
  ]);
});

test('uses the given clock, and skips time-based limits for unchanged values', () => {
  const timed = formOf({ day: { type: 'string', format: 'date', formatMinimum: { $clock: 'today' } } });
  const errorCount = (data: FormData, kept?: FormData) => {
    const timing = { clock: { now: new Date('2026-03-10T12:00:00Z') }, kept };
    const { validator, transformErrors } = formValidator(timed, 'update', () => data, timing);
    return validator.validateFormData(data, {}, undefined, transformErrors, timed.uiSchema).errors.length;
  };
  expect(errorCount({ day: '2026-03-10' })).toBe(0);
  expect(errorCount({ day: '2026-03-09' })).toBe(1);
  expect(errorCount({ day: '2026-03-09' }, { day: '2026-03-09' })).toBe(0);
  expect(errorCount({ day: '2026-03-09' }, { day: '2026-03-08' })).toBe(1);
});
