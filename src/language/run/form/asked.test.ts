import { describe, expect, it } from 'vitest';
import { type AskedField, answersAsAsked, askedFields } from './asked.ts';
import type { FieldSchema } from './field-schema.ts';

const ARABIC: Record<string, string> = { Kind: 'النوع', Oak: 'بلوط', Size: 'الحجم' };
const translate = (text: string) => ({ en: text, ...(ARABIC[text] && { ar: ARABIC[text] }) });
const asked = (...properties: Record<string, FieldSchema>[]) =>
  askedFields(
    properties.map((one) => ({ schema: { properties: one } })),
    translate,
  );

const KIND: FieldSchema = { title: 'Kind', 'x-labels': { oak: 'Oak', fir: 'Fir' } };
const then = asked({ kind: KIND });
const answer = (now: AskedField[], values: Record<string, unknown> = { kind: 'oak' }, language = 'en') =>
  answersAsAsked(then, now, values, language);

describe('what a form asks', () => {
  it('has the fields of all forms and their parts once, without facts and fields of the form alone', () => {
    const [first, second] = [
      {
        properties: {
          kind: KIND,
          owner: { type: 'string', readOnly: true },
          draft: { type: 'string', 'x-local': true },
        },
        allOf: [{ properties: { why: { title: 'Why?' } } }],
      },
      { properties: { kind: { title: 'Again' }, size: { title: 'Size', format: 'date' } } },
    ];
    const fields = askedFields([{ schema: first! }, { schema: second! }], translate);
    expect(fields.map(({ name, title }) => [name, title.en])).toEqual([
      ['kind', 'Kind'],
      ['why', 'Why?'],
      ['size', 'Size'],
    ]);
  });
});

describe('an answer as it was asked', () => {
  it('has the title and the label of its option in the language of the reader', () => {
    expect(answer(then)).toMatchObject([{ title: 'Kind', text: 'Oak', difference: null }]);
    expect(answer(then, { kind: 'oak' }, 'ar')).toMatchObject([{ title: 'النوع', text: 'بلوط' }]);
    expect(answer(then, { kind: 'fir' }, 'ar')).toMatchObject([{ text: 'Fir' }]);
  });

  it.each<[string, AskedField[], object | null]>([
    [
      'its question has another title',
      asked({ kind: { ...KIND, title: 'Species' } }),
      { is: 'retitled', title: 'Species' },
    ],
    ['its question is gone', asked({ size: { title: 'Size' } }), { is: 'gone' }],
    [
      'its option has another label',
      asked({ kind: { ...KIND, 'x-labels': { oak: 'Oak tree', fir: 'Fir' } } }),
      { is: 'relabelled', label: 'Oak tree' },
    ],
    ['its option is gone', asked({ kind: { ...KIND, 'x-labels': { fir: 'Fir' } } }), { is: 'withdrawn' }],
    [
      'another option has another label',
      asked({ kind: { ...KIND, 'x-labels': { oak: 'Oak', fir: 'Pine' } } }),
      null,
    ],
    ['a question is new', asked({ size: { title: 'Size' }, kind: KIND }), null],
  ])('says so only when it differs: %s', (_, now, difference) => {
    expect(answer(now)).toEqual([{ name: 'kind', title: 'Kind', kind: 'text', text: 'Oak', difference }]);
  });

  it('is left out where nothing was answered', () => {
    for (const kind of [undefined, null, '', []]) expect(answer(then, { kind })).toEqual([]);
  });

  it('reads lists, rows, yes and no, dates and addresses', () => {
    const fields = asked({
      kinds: { title: 'Kinds', items: { enum: ['oak', 'fir'], 'x-labels': { oak: 'Oak', fir: 'Fir' } } },
      birds: {
        title: 'Birds',
        items: { properties: { name: { title: 'Name' }, sings: { title: 'Sings', type: 'boolean' } } },
      },
      planted: { title: 'Planted', format: 'date' },
      contact: { title: 'Contact', format: 'email' },
    });
    const values = {
      kinds: ['fir', 'oak'],
      birds: [{ name: 'Tit', sings: true }, { name: 'Owl' }],
      planted: '2020-03-01',
      contact: 'a@example.com',
    };
    const read = answersAsAsked(fields, fields, values, 'en');
    expect(read.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'Fir\nOak'],
      ['text', 'Name: Tit\nSings: Yes\nName: Owl'],
      ['date', '2020-03-01'],
      ['link', 'a@example.com'],
    ]);
  });
});
