import { testRules } from './test-rules.ts';

const choice = { type_key: 'radio', has_options: true, has_rating_scale: false };
const rating = { type_key: 'rating_scale', has_options: false, has_rating_scale: true };
const plain = { type_key: 'date', has_options: false, has_rating_scale: false };
const asked = (question: Record<string, unknown>) => ({
  application_questions: [{ question: 'Why us?', question_type_id: 8, is_required: 1, ...question }],
});

testRules({
  'vacancy/1-basic': [
    [{ vacancy_title: undefined }, 'vacancy_title', 'Vacancy title is required'],
    [{ vacancy_title: 'x'.repeat(255) }, null],
    [{ vacancy_title: 'x'.repeat(256) }, 'vacancy_title', 'Vacancy title must be at most 255 characters'],
    [{ position_type: undefined }, 'position_type', 'Please select a valid position type'],
    [{ position_type: 'freelance' }, 'position_type', 'Please select a valid position type'],
    [{ country_id: undefined }, 'country_id', 'Country is required'],
    [{ city: undefined }, 'city', 'City is required'],
    [{ city: 'x'.repeat(101) }, 'city', 'City must be at most 100 characters'],
    [{ application_deadline: undefined }, 'application_deadline', 'Application deadline is required'],
    [{ application_deadline: 'tomorrow' }, 'application_deadline', 'Invalid date format'],
  ],
  'vacancy/extend-deadline': [
    [{ application_deadline: undefined }, 'application_deadline', 'Application deadline is required'],
    [{ application_deadline: 'tomorrow' }, 'application_deadline', 'Invalid date format'],
    [
      { application_deadline: '2020-01-01' },
      'application_deadline',
      'Application deadline must not be in the past',
    ],
  ],
  'vacancy/2-details': [
    [{ candr_id: undefined }, 'candr_id', 'Role is required'],
    [{ ced_level: undefined }, 'ced_level', 'Education Level is required'],
    [{ subject_id: undefined }, 'subject_id', 'Subject is required'],
    [{ curriculum_id: undefined }, 'curriculum_id', 'Curriculum is required'],
    [{ salary_range_min: '' }, 'salary_range_min', 'Minimum Salary is required'],
    [{ salary_range_max: '' }, 'salary_range_max', 'Maximum Salary is required'],
    [{ salary_range_min: 'much' }, 'salary_range_min', 'Minimum Salary must be a number'],
    [{ salary_range_max: 'more' }, 'salary_range_max', 'Maximum Salary must be a number'],
    [
      { salary_range_max: 90_099 },
      'salary_range_max',
      'Maximum Salary must be at least 100 above Minimum Salary',
    ],
    [{ salary_range_max: 2_000_000 }, null],
    [{ show_salary_range: 2 }, 'show_salary_range', 'Choose one of the options'],
    [{ display_vacancy_public: -1 }, 'display_vacancy_public', 'Choose one of the options'],
    [{ skill_id: undefined, start_date: '', contract_duration: '' }, null],
  ],
  'vacancy/3-requirements': [
    [{ expl_id: undefined }, 'expl_id', 'Experience Level required'],
    [{ minimum_experience: undefined }, 'minimum_experience', 'Minimum Years Of Experience required'],
    [{ required_qualification: undefined }, null],
  ],
  'vacancy/4-content': [
    [{ job_description: undefined }, 'job_description', 'Job Description Required'],
    [{ job_description: '<p> </p>' }, 'job_description', 'Job Description Required'],
    [{ requirements: undefined, benefits: '<p></p>' }, null],
  ],
  'vacancy/5-questions': [
    [{ application_questions: undefined }, null],
    [{ application_questions: [] }, null],
    [asked({ question: undefined }), 'application_questions.0.question', 'Question is required'],
    [asked({ question: '  ' }), 'application_questions.0.question', 'Question is required'],
    [asked({ is_required: 2 }), 'application_questions.0.is_required', 'Choose one of the options'],
    [asked({ question_type: choice }), 'application_questions.0.options', 'At least one option is required'],
    [
      asked({ question_type: choice, options: [] }),
      'application_questions.0.options',
      'At least one option is required',
    ],
    [
      asked({ question_type: choice, options: [' '] }),
      'application_questions.0.options',
      'At least one option is required',
    ],
    [
      asked({ question_type: choice, options: ['Yes', 'Yes'] }),
      'application_questions.0.options',
      'Enter each option only once',
    ],
    [asked({ question_type: choice, options: ['Yes'] }), null],
    [
      asked({ question_type: rating, rating_scale_id: 1 }),
      'application_questions.0.options',
      'At least one option is required',
    ],
    [
      asked({ question_type: rating, options: ['Planning'] }),
      'application_questions.0.rating_scale_id',
      'Rating scale is required',
    ],
    [asked({ question_type: plain, options: [], rating_scale_id: 1 }), null],
  ],
});
