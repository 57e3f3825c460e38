import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { formOf } from '../../../language/compile/form/test-form.ts';
import type { FormModule, Validator } from '../../../language/run/form/form-module.ts';
import type { Mode } from '../../../language/run/form/normalise.ts';
import { ENGLISH, speakBy } from '../../../language/run/value/language.ts';
import type { FormData } from '../../engine/value/data-path.ts';
import { VisitProvider } from '../../state/VisitProvider.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import './widgets/rare-widgets.ts';

// RJSF logs a mistake in a schema and still renders something.
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

/** Returns the names of the controls in the HTML. */
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

test('a typed text has its own direction, an empty field the page’s, and an address runs from left to right', () => {
  const form = formOf({
    contract: { type: 'string' },
    city: { type: 'string' },
    website: { type: 'string', format: 'uri' },
  });
  const html = htmlOf(form, { contract: '2 years' });
  const directionOf = (name: string) =>
    [...html.matchAll(/<input[^>]*>/g)]
      .filter(([input]) => input.includes(` name="${name}"`))
      .map(([input]) => / dir="(\w+)"/.exec(input)?.[1]);
  expect(directionOf('contract')).toEqual(['auto']);
  expect(directionOf('city')).toEqual([undefined]);
  expect(directionOf('website')).toEqual(['ltr']);
});

describe('the schema and the values decide which fields are shown', () => {
  test('shows a branch’s field with its default while the branch’s condition holds', () => {
    expect(namesIn(htmlOf(contact, { way: 'mail' }))).toEqual(['way', 'email']);
    const html = htmlOf(contact, { way: 'phone' });
    expect(namesIn(html)).toEqual(['way', 'email', 'phone']);
    expect(valuesIn(html)).toContain('050');
    expect(html).toMatch(/aria-required="true"[^>]* name="phone"/);
  });

  test('evaluates conditions with the precompiled validators', () => {
    const never: Validator = () => false;
    const validators = Object.fromEntries(Object.keys(contact.validators).map((key) => [key, never]));
    expect(namesIn(htmlOf({ ...contact, validators }, { way: 'phone' }))).toEqual(['way', 'email']);
    expect(() => htmlOf({ ...contact, validators: {} }, {})).toThrow('No precompiled validator');
  });

  test('shows in each row the fields that its own values ask for', () => {
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
      'in the reader’s zone',
      { zone: 'Europe/Dublin', place: 'Asia/Riyadh' },
      'Wed, Dec 2, 2026, 11:00\u00a0AM (Dublin) · 2:00\u00a0PM in Riyadh (',
    ],
    [
      'in the place’s zone while the reader’s is unknown',
      { place: 'Asia/Riyadh' },
      'Wed, Dec 2, 2026, 2:00\u00a0PM (Riyadh)<',
    ],
  ])('shows a date and time as it reads elsewhere, %s', (_, facts, line) => {
    const fact = { type: 'string', readOnly: true };
    const at = { title: 'Start', type: 'string', format: 'date-time' };
    const reads = { text: 'Elsewhere: {value}', format: 'zoned-time', zone: 'zone', place: 'place' };
    const form = formOf({ at, zone: fact, place: fact }, {}, { ui: { at: { reads } } });
    const html = htmlOf(form, { at: '2026-12-02T11:00:00.000Z', ...facts });
    expect(html).toContain(`Elsewhere: ${line}`);
    expect(valuesIn(html)).toEqual(['2026-12-02T14:00']);
    expect(html).toMatch(/<p [^>]*-zone"[^>]*>[^<]+<\/p><p [^>]*-reads"/);
    expect(namesIn(html)).toEqual(['at']);
    expect(htmlOf(form, facts)).not.toContain('Elsewhere');
  });

  test('shows a warning below its field while its condition holds, and describes the field by it', () => {
    const warnings = [{ field: 'end', below: 'start', text: 'That is early.' }];
    const form = formOf({ start: { type: 'integer' }, end: { type: 'integer' } }, {}, { warnings });
    const early = htmlOf(form, { start: 2, end: 1 });
    expect(early).toMatch(/data-field="end".*role="status".*That is early\./);
    expect(early).toMatch(/aria-describedby="[^"]*end-warning"/);
    expect(htmlOf(form, { start: 2, end: 3 })).not.toContain('That is early.');
  });

  test('does not replace a cleared value by its default', () => {
    expect(valuesIn(htmlOf(contact, { way: 'phone', phone: '' }))).toContain('');
    expect(valuesIn(htmlOf(contact, { way: 'phone', phone: '' }))).not.toContain('050');
  });

  test('disables the fields that a rule clears', () => {
    const form = formOf(
      { now: { type: 'boolean' }, end: { type: 'string' } },
      { 'x-rules': [{ when: { now: { const: true } }, clear: ['end'] }] },
    );
    expect(htmlOf(form, { now: true })).toMatch(/disabled=""[^>]* name="end"/);
    expect(htmlOf(form, { now: false })).not.toContain('disabled');
  });

  test('can be disabled as a whole', () => {
    expect(htmlOf(contact, {}, { disabled: true }).match(/ disabled=""/g)).toHaveLength(2);
  });

  test('places a group where its first field would be, and never passes a $data limit to a control', () => {
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

test('requires a password for a new record but not for an update', () => {
  const account = formOf(
    { name: { type: 'string' }, password: { type: 'string', writeOnly: true } },
    { required: ['name', 'password'] },
  );
  const requiredNames = (mode: Mode) =>
    [...htmlOf(account, {}, { mode }).matchAll(/aria-required="true"[^>]* name="(\w+)"/g)].map(
      ([, name]) => name,
    );
  expect(requiredNames('create')).toEqual(['name', 'password']);
  expect(requiredNames('update')).toEqual(['name']);
});

describe('a question that somebody has written', () => {
  test('keeps its own direction beside the mark of a required field', () => {
    const form = formOf({ phase: { type: 'string', title: 'Which phase?' } }, { required: ['phase'] });
    expect(htmlOf(form, {})).toMatch(/<bdi>Which phase\?<\/bdi><span class="field-required"/);
  });

  test('counts the letters of its answer in the digits of its reader', () => {
    const form = formOf(
      { why: { type: 'string', maxLength: 300 } },
      {},
      { ui: { why: { widget: 'textarea' } } },
    );
    speakBy(() => ({ ...LANGUAGES.ar, texts: {}, writing: { digits: 'arab' } }));
    const html = htmlOf(form, { why: 'لأنها قريبة' }).replaceAll('<!-- -->', '');
    speakBy(() => ENGLISH);
    expect(html).toContain('١١ / ٣٠٠');
  });
});
