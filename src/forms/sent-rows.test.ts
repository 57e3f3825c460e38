import { expect, it } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import { bodyOf } from '../client/engine/call/submission.ts';

const bodyOfForm = async (name: string, data: Record<string, unknown>) => {
  const { form } = await forms[name]!();
  return bodyOf({}, {}, { forms: [form], data });
};

it('A7: encodes object values of answers as JSON', async () => {
  const answers = [
    { question_id: 1, question_type: { type_key: 'rating_scale' }, answer: { Planning: 'Good' } },
    { question_id: 2, question_type: { type_key: 'multi_select' }, answer: ['Arabic'] },
    { question_id: 3, question_type: { type_key: 'number' }, answer: 4 },
  ];
  expect(await bodyOfForm('apply/3-questions', { answers })).toEqual({
    answers: [
      { question_id: 1, answer: '{"Planning":"Good"}' },
      { question_id: 2, answer: '["Arabic"]' },
      { question_id: 3, answer: 4 },
    ],
  });
});

it('B7, B9: sends a question with options and a rating scale, 1 by default', async () => {
  const noOptions = { type_key: 'short_text', has_options: false, has_rating_scale: false };
  const scale = { type_key: 'rating_scale', has_options: false, has_rating_scale: true };
  const asked = { question: 'Why?', is_required: 0 };
  const application_questions = [
    { ...asked, question_type_id: 1, question_type: noOptions },
    {
      question: 'Rate',
      question_type_id: 7,
      question_type: scale,
      options: ['Planning'],
      rating_scale_id: 3,
    },
  ];
  expect(await bodyOfForm('vacancy/5-questions', { application_questions })).toEqual({
    application_questions: [
      { ...asked, question_type_id: 1, options: [], rating_scale_id: 1 },
      { question: 'Rate', question_type_id: 7, is_required: 1, options: ['Planning'], rating_scale_id: 3 },
    ],
  });
});

it('sends the files of a list as files', async () => {
  const school_photos = [new File(['a'], 'front.jpg', { type: 'image/jpeg' }), '/storage/hall-8x6.jpg'];
  const body = (await bodyOfForm('school/6-media', { school_photos })) as { school_photos: unknown[] };
  expect(body.school_photos[0]).toBe(school_photos[0]);
  expect(body.school_photos[1]).toBe(school_photos[1]);
});
