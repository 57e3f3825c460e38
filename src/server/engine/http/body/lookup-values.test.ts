import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import { textsOf } from '../../../../language/run/form/form-module.ts';
import { makePlan } from '../../../../language/run/form/make-plan.ts';
import { type Place, visitValues } from '../../../../language/run/form/plan.ts';
import { addLookupRows, checkLookups, type FindRows } from './lookup-values.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    country: { type: 'integer', 'x-lookup': 'countries', 'x-messages': { 'x-lookup': 'No such country' } },
    skills: { type: 'array', items: { type: 'integer' }, 'x-lookup': 'skills' },
    city: { type: 'string', 'x-lookup': 'cities' },
    questions: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type_id: { type: 'integer', 'x-lookup': { lookup: 'types', row: 'type' } },
          type: { type: 'object', readOnly: true },
        },
      },
    },
  },
};
const plan = makePlan(schema);

const LISTS: Record<string, Record<string, unknown>[]> = {
  countries: [{ id: 1 }],
  skills: [{ id: 1 }, { id: 2 }],
  types: [{ id: 7, type_key: 'rating_scale' }],
};
const findRows: FindRows = async (lookup, ids) => {
  const list = LISTS[lookup];
  return list ? new Map(list.filter((row) => ids.includes(row.id)).map((row) => [row.id, row])) : null;
};

describe('values of reference lists', () => {
  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['that exist are accepted, in rows too', { country: 1, skills: [2, 1], questions: [{ type_id: 7 }] }, {}],
    ['that do not exist are refused at their field', { country: 9 }, { country: ['No such country'] }],
    [
      'are refused when one of several does not exist',
      { skills: [1, 3] },
      { skills: ['Choose one of the options'] },
    ],
    [
      'are refused at their row',
      { questions: [{ type_id: 7 }, { type_id: 8 }] },
      {
        'questions.1.type_id': ['Choose one of the options'],
      },
    ],
    ['of free lookups are not checked', { city: 'Nowhere' }, {}],
    ['that are missing are not checked', { country: null, skills: [] }, {}],
  ])('%s', async (_, data, errors) => {
    const places: Place[] = [];
    visitValues(plan, data, (place) => void places.push(place));
    expect(textsOf(await checkLookups(places, findRows))).toEqual(errors);
  });

  it('copy the facts of the chosen item into their row, overriding what was sent', async () => {
    const sent = {
      questions: [
        { type_id: 7, type: { type_key: 'forged' } },
        { type_id: 8, type: { forged: 1 } },
      ],
    };
    await addLookupRows(plan, sent, findRows);
    expect(sent).toEqual({
      questions: [
        { type_id: 7, type: { id: 7, type_key: 'rating_scale' } },
        { type_id: 8, type: undefined },
      ],
    });
  });
});
