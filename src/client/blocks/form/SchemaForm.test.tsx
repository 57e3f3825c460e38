import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formOf } from '../../../language/compile/form/test-form.ts';
import type { FormModule, Validator } from '../../../language/run/form/form-module.ts';
import type { Mode } from '../../../language/run/form/normalise.ts';
import type { FormData } from '../../engine/value/data-path.ts';
import { VisitProvider } from '../../state/VisitProvider.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import './widgets/rare-widgets.ts';

// RJSF complains about a mistake in a schema and still draws something.
const complain = vi.fn();
beforeEach(() => {
  complain.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(complain);
  vi.spyOn(console, 'error').mockImplementation(complain);
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complain.mock.calls).toEqual([]);
});

const htmlOf = (form: FormModule, data: FormData, more: { disabled?: boolean; mode?: Mode } = {}) =>
  renderToString(
    <VisitProvider visit={{ store: createStore(), clock: {} }}>
      <SchemaForm form={form} data={data} {...more} />
    </VisitProvider>,
  );

/** Returns the names of the controls that are drawn. */
const namesIn = (html: string) => [...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);

const valuesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([input]) => / value="([^"]*)"/.exec(input)?.[1]);

const contact = formOf(
  {
    way: { type: 'string', enum: ['mail', 'phone'] },
    email: { type: 'string', format: 'email' },
    secret: { type: 'string', readOnly: true },
    key: { type: 'string' },
  },
  {
    required: ['way'],
    allOf: [
      {
        if: { required: ['way'], properties: { way: { const: 'phone' } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
        then: { required: ['phone'], properties: { phone: { type: 'string', default: '050' } } },
      },
    ],
  },
  { ui: { key: { widget: 'hidden' } } },
);

describe('what is drawn follows from the schema and the values', () => {
  test('a field of a branch stands there while its condition holds, with its default', () => {
    expect(namesIn(htmlOf(contact, { way: 'mail' }))).toEqual(['way', 'email']);
    const html = htmlOf(contact, { way: 'phone' });
    expect(namesIn(html)).toEqual(['way', 'email', 'phone']);
    expect(valuesIn(html)).toContain('050');
    expect(html).toMatch(/aria-required="true"[^>]* name="phone"/);
  });

  test('the condition is the one that was compiled ahead', () => {
    const never: Validator = () => false;
    const validators = Object.fromEntries(Object.keys(contact.validators).map((key) => [key, never]));
    expect(namesIn(htmlOf({ ...contact, validators }, { way: 'phone' }))).toEqual(['way', 'email']);
    expect(() => htmlOf({ ...contact, validators: {} }, {})).toThrow('No precompiled validator');
  });

  test('each row has the fields that its own values ask for', () => {
    const row = {
      type: 'object',
      properties: { kind: { type: 'string', default: 'short' } },
      'x-switch': {
        on: 'kind',
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
        cases: [{ in: ['scale'], then: { properties: { steps: { type: 'integer', default: 5 } } } }],
      },
    };
    const form = formOf({ rows: { title: 'Rows', type: 'array', minItems: 1, items: row } });
    const html = htmlOf(form, { rows: [{}, { kind: 'scale' }] });
    expect(namesIn(html)).toEqual(['rows.0.kind', 'rows.1.kind', 'rows.1.steps']);
    expect(valuesIn(html)).toEqual(['short', 'scale', '5']);
    expect(namesIn(htmlOf(form, {}))).toEqual([]);
  });

  test.each([
    [
      'in the zone of the reader',
      { zone: 'Europe/Dublin', place: 'Asia/Riyadh' },
      'Wed, Dec 2, 2026, 11:00 AM (Dublin) · 2:00 PM in Riyadh (',
    ],
    [
      'in the zone of the place while that of the reader is unknown',
      { place: 'Asia/Riyadh' },
      'Wed, Dec 2, 2026, 2:00 PM (Riyadh)<',
    ],
  ])('a moment says how it is read elsewhere, %s', (_, facts, line) => {
    const fact = { type: 'string', readOnly: true };
    const at = { title: 'Start', type: 'string', format: 'date-time' };
    const reads = { text: 'Elsewhere: {value}', format: 'zoned-time', zone: 'zone', place: 'place' };
    const form = formOf({ at, zone: fact, place: fact }, {}, { ui: { at: { reads } } });
    const html = htmlOf(form, { at: '2026-12-02T11:00:00.000Z', ...facts });
    expect(html).toContain(`Elsewhere: ${line}`);
    expect(namesIn(html)).toEqual(['at']);
    expect(htmlOf(form, facts)).not.toContain('Elsewhere');
  });

  test('what is pointed out stands below its field while the values are so, and describes it', () => {
    const warnings = [{ field: 'end', below: 'start', text: 'That is early.' }];
    const form = formOf({ start: { type: 'integer' }, end: { type: 'integer' } }, {}, { warnings });
    const early = htmlOf(form, { start: 2, end: 1 });
    expect(early).toMatch(/data-field="end".*role="status".*That is early\./);
    expect(early).toMatch(/aria-describedby="[^"]*end-warning"/);
    expect(htmlOf(form, { start: 2, end: 3 })).not.toContain('That is early.');
  });

  test('a value that was emptied does not fall back to its default', () => {
    expect(valuesIn(htmlOf(contact, { way: 'phone', phone: '' }))).toContain('');
    expect(valuesIn(htmlOf(contact, { way: 'phone', phone: '' }))).not.toContain('050');
  });

  test('a rule switches fields off', () => {
    const form = formOf(
      { now: { type: 'boolean' }, end: { type: 'string' } },
      { 'x-rules': [{ when: { now: { const: true } }, clear: ['end'] }] },
    );
    expect(htmlOf(form, { now: true })).toMatch(/disabled=""[^>]* name="end"/);
    expect(htmlOf(form, { now: false })).not.toContain('disabled');
  });

  test('a whole form can be switched off', () => {
    expect(htmlOf(contact, {}, { disabled: true }).match(/ disabled=""/g)).toHaveLength(2);
  });

  test('a group stands where its first field would, and a limit that another field gives reaches no control', () => {
    const form = formOf(
      {
        from: { title: 'From', type: 'string', format: 'date' },
        note: { title: 'Note', type: 'string' },
        to: { title: 'To', type: 'string', format: 'date', formatMinimum: { $data: '1/from' } },
        least: { title: 'Least', type: 'integer', minimum: { $data: '1/most' } },
        most: { title: 'Most', type: 'integer', maximum: { $data: '1/least' } },
      },
      {},
      {
        groups: [
          { title: 'Period', fields: ['from', 'to'] },
          { as: 'range', fields: ['least', 'most'] },
        ],
      },
    );
    const html = htmlOf(form, {});
    expect(namesIn(html)).toEqual(['from', 'to', 'note']);
    expect(html).toContain('<legend>Period</legend>');
    expect(html).not.toContain('[object');
  });
});

test('a change asks for no password, a new record does', () => {
  const account = formOf(
    { name: { type: 'string' }, password: { type: 'string', writeOnly: true } },
    { required: ['name', 'password'] },
  );
  const asked = (mode: Mode) =>
    [...htmlOf(account, {}, { mode }).matchAll(/aria-required="true"[^>]* name="(\w+)"/g)].map(
      ([, name]) => name,
    );
  expect(asked('create')).toEqual(['name', 'password']);
  expect(asked('update')).toEqual(['name']);
});
