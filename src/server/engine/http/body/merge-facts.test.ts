import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import { makePlan } from '../../../../language/run/form/make-plan.ts';
import { mergeFacts } from './merge-facts.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    limit: { type: 'integer', readOnly: true },
    answers: {
      type: 'array',
      items: {
        type: 'object',
        properties: { question_id: { type: 'integer' }, question: { type: 'string', readOnly: true } },
      },
    },
  },
};
const plan = makePlan(schema);
const facts = {
  answers: [
    { question_id: 1, question: 'Why?' },
    { question_id: 2, question: 'When?' },
  ],
};

describe('merging facts', () => {
  it('combines each of the server’s rows with its sent values, in the server’s order', () => {
    const sent = {
      answers: [
        { question_id: 2, answer: 'Soon', question: 'Whatever?' },
        { question_id: 1, answer: 'So' },
      ],
    };
    expect(mergeFacts(plan, sent, facts)).toEqual({
      data: {
        answers: [
          { question_id: 1, question: 'Why?', answer: 'So' },
          { question_id: 2, question: 'When?', answer: 'Soon' },
        ],
      },
      foreign: [],
    });
  });

  it('keeps rows that were not sent', () => {
    expect(mergeFacts(plan, {}, facts).data).toEqual(facts);
  });

  it('reports unknown and duplicate rows', () => {
    const sent = { answers: [{ question_id: 1 }, { question_id: 1 }, { question_id: 9 }] };
    expect(mergeFacts(plan, sent, facts).foreign).toEqual(['answers.1', 'answers.2']);
  });

  it('overrides sent values, and leaves what is not a list to validation', () => {
    expect(mergeFacts(plan, { limit: 99 }, { limit: 5, unknown: 1 }).data).toEqual({ limit: 5 });
    expect(mergeFacts(plan, { answers: 'none' }, facts).data).toEqual({ answers: 'none' });
  });
});
