import { type RuleCase, testRules } from './test-rules.ts';

const choices = [{ value: 'Arabic' }, { value: 'English' }];
const answered = (
  type_key: string,
  answer: unknown,
  is_required: boolean,
  more: Record<string, unknown> = {},
) => ({
  answers: [
    {
      question_id: 1,
      question: 'Q',
      is_required,
      question_type: { type_key },
      options: choices,
      answer,
      ...more,
    },
  ],
});
const scale = { rating_scale: { options: ['Poor', 'Good'] } };

/** When left empty, a required question reports it, and an optional one is valid. */
const emptiness = (types: string[], message: string, empty: unknown[]): RuleCase[] =>
  types.flatMap((type) =>
    empty.flatMap((answer): RuleCase[] => [
      [answered(type, answer, true), 'answers.0.answer', message],
      [answered(type, answer, false), null],
    ]),
  );

testRules({
  'apply/1-contact': [
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'sara' }, 'email', 'Invalid email format'],
    [{ phone: undefined }, 'phone', 'Phone is required'],
    [{ phone: '12' }, 'phone', 'Invalid phone number'],
    [{ phone: '+971 50 123-4567' }, null],
    [{ phone: '00971501234567' }, null],
    [{ phone: 'call me' }, 'phone', 'Invalid phone number'],
  ],
  'apply/2-resume': [
    [{ resume: undefined }, 'resume', 'Resume is required'],
    [
      { resume: { name: 'cv.txt', type: 'text/plain', size: 1 } },
      'resume',
      'Only PDF or DOC files are allowed',
    ],
    [
      { resume: { name: 'cv.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 + 1 } },
      'resume',
      'File size must be less than 5MB',
    ],
    [{ resume: '/api/document/7/cv.pdf' }, null],
  ],
  'apply/3-questions': [
    ...emptiness(
      ['short_text', 'descriptive', 'option_select', 'radio', 'date', 'number', 'text', 'textarea'],
      'This field is required',
      [undefined, null, ''],
    ),
    ...emptiness(['multi_select'], 'At least one option is required', [undefined, null, []]),
    [answered('rating_scale', undefined, true, scale), null],
    [answered('rating_scale', {}, true, scale), null],
    [answered('rating_scale', { Arabic: 'Good' }, true, scale), null],
    [
      answered('rating_scale', { French: 'Good' }, true, scale),
      'answers.0.answer',
      'This answer does not belong to the question',
    ],
    [
      answered('rating_scale', { Arabic: 'Great' }, true, scale),
      'answers.0.answer.Arabic',
      'Choose one of the options',
    ],
    [answered('option_select', 'French', true), 'answers.0.answer', 'Choose one of the options'],
    [answered('radio', 'French', false), 'answers.0.answer', 'Choose one of the options'],
    [answered('multi_select', ['Arabic', 'French'], false), 'answers.0.answer', 'Choose one of the options'],
    [answered('date', '2026-13-01', false), 'answers.0.answer', 'Invalid date format'],
    [answered('number', 'many', true), 'answers.0.answer', 'Enter a number'],
    [answered('number', 0, true), null],
    [answered('short_text', 'x'.repeat(501), true), 'answers.0.answer', 'Must be at most 500 characters'],
  ],
  'search/vacancies': [
    [{ salary_min: 99_850 }, 'salary_max', 'Must be at least 100 above the lower value'],
    [{ search: undefined, country_id: undefined, city: undefined, curriculum_id: undefined }, null],
  ],
  'application/move': [
    [{ status: undefined }, 'status', 'Stage is required'],
    [{ status: 'Withdrawn' }, 'status', 'Choose one of the options'],
    [{ note: undefined }, null],
  ],
  'application/message': [
    [{ message: undefined }, 'message', 'Message is required'],
    [{ message: 'Hello' }, 'message', 'Must be at least 10 characters'],
  ],
  'application/reject': [[{ message: 'x'.repeat(4001) }, 'message', 'Must be at most 4000 characters']],
  'application/status': [
    [{ status: undefined }, 'status', 'Status is required'],
    [{ status: 'Hired' }, 'status', 'Choose one of the options'],
    [{ note: undefined }, null],
  ],
  'admin/country': [
    [{ name_en: undefined }, 'name_en', 'Name is required'],
    [{ iso2: 'uae' }, 'iso2', 'Enter two capital letters'],
    [{ name_ar: undefined, iso2: undefined }, null],
  ],
});
