import { row, testRules } from './test-rules.ts';

/** The four tabs of edit profile, each with the specification's own messages, including the odd ones. */

const certificate = (change: Record<string, unknown>) =>
  row('edit-profile/certificates', 'certificate', change);
const experience = (change: Record<string, unknown>) => row('edit-profile/experience', 'experience', change);
const education = (change: Record<string, unknown>) => row('edit-profile/education', 'education', change);
const language = (change: Record<string, unknown>) => row('edit-profile/profile', 'language', change);

const MB = 1024 * 1024;
const picture = (type: string, size: number) => ({ name: 'picture', type, size });

testRules({
  'edit-profile/profile': [
    ...['candidate_picture', 'candidate_cover'].flatMap((field): Parameters<typeof testRules>[0][string] => [
      [{ [field]: undefined }, null],
      [{ [field]: '/storage/9f31c2.jpg' }, null],
      [{ [field]: picture('image/jpeg', 2 * MB) }, null],
      [{ [field]: picture('image/gif', 10) }, null],
      [{ [field]: picture('image/png', 2 * MB + 1) }, field, 'File size must be less than 2MB'],
      [{ [field]: picture('image/webp', 10) }, field, 'Only JPG, PNG, or GIF files are allowed'],
    ]),
    [{ first_name: undefined }, 'first_name', 'First name is required'],
    [{ last_name: '' }, 'last_name', 'Last name is required'],
    [{ first_name_ar: undefined }, 'first_name_ar', 'First name (Arabic) is required'],
    [{ last_name_ar: undefined }, 'last_name_ar', 'Last name (Arabic) is required'],
    [{ designation: undefined }, 'designation', 'Last name is required'],
    [{ years_of_experience: undefined }, 'years_of_experience', 'Years of Experience is required'],
    [{ years_of_experience: -1 }, 'years_of_experience', 'Must be at least 0'],
    [{ years_of_experience: 0 }, null],
    [{ highest_qualification: undefined }, 'highest_qualification', 'Highest Qualification is required'],
    [{ gender: undefined }, 'gender', 'Gender is required'],
    [{ candidate_dob: undefined }, 'candidate_dob', 'Date of birth is required'],
    [{ country_id: undefined }, 'country_id', 'Country is required'],
    [{ country_id: null }, 'country_id', 'Country is required'],
    [{ country_id: '' }, 'country_id', 'Country is required'],
    [{ country_id: 'Jordan' }, 'country_id', 'Country is required'],
    [{ current_country: '', current_city: undefined, candidate_comment1: '' }, null],
    [{ language: [] }, null],
    [language({ lang_id: undefined }), 'language.0.lang_id', 'Language is required'],
    [
      language({ lang_proficiency_id: undefined }),
      'language.0.lang_proficiency_id',
      'Language Proficiency is required',
    ],
    [
      language({ lang_proficiency_id: 'fluent' }),
      'language.0.lang_proficiency_id',
      'Language Proficiency is required',
    ],
    [{ email1: undefined }, 'email1', 'Email is required'],
    [{ email1: 'sara' }, 'email1', 'Invalid email'],
    [{ phone1: undefined }, 'phone1', 'Phone number is required'],
    [{ phone1: '123456' }, 'phone1', 'Invalid phone number'],
    [{ phone1: '1234567' }, null],
    [{ phone1: '1234567890123456' }, 'phone1', 'Invalid phone number'],
    [{ phone1: 'call me' }, 'phone1', 'Invalid phone number'],
    [{ skill_id: undefined }, 'skill_id', 'At least one skill is required'],
    [{ skill_id: [] }, 'skill_id', 'At least one skill is required'],
    [{ skill_id: [0] }, 'skill_id.0', 'Skill ID must be a positive number'],
    [{ skill_id: ['maths'] }, 'skill_id.0', 'Skill ID must be a positive number'],
  ],
  'edit-profile/certificates': [
    [{ certificate: [] }, null],
    [{ certificate: [{}] }, null],
    [certificate({ cert_type_id: undefined }), 'certificate.0.cert_type_id', 'Degree Level is required'],
    [
      certificate({ institution_name: undefined }),
      'certificate.0.institution_name',
      'Institution Name is required',
    ],
    [certificate({ issue_date: undefined }), 'certificate.0.issue_date', 'Graduation Year is required'],
    [certificate({ exp_date: undefined }), 'certificate.0.exp_date', 'Graduation Year is required'],
    [certificate({ issue_date: '1/2/2020' }), 'certificate.0.issue_date', 'Invalid date format'],
    [certificate({ exp_date: '2030-02-30' }), 'certificate.0.exp_date', 'Invalid date format'],
  ],
  'edit-profile/experience': [
    [{ experience: [] }, null],
    [{ experience: [{ job_summary: 'Grades 9 to 12.' }] }, null],
    [experience({ school_name: 'x'.repeat(100), position_title: 'x'.repeat(100) }), null],
    [
      experience({ school_name: 'x'.repeat(101) }),
      'experience.0.school_name',
      'School name must be at most 100 characters',
    ],
    [
      experience({ position_title: 'x'.repeat(101) }),
      'experience.0.position_title',
      'Position title must be at most 100 characters',
    ],
    [experience({ start_date: '2020-01-01', end_date: '2019-01-01', is_current: true }), null],
  ],
  'edit-profile/education': [
    [{ education: [] }, null],
    [education({ ced_level: undefined }), 'education.0.ced_level', 'Degree Level is required'],
    [education({ ced_major: undefined }), 'education.0.ced_major', 'Field of Study is required'],
    [
      education({ institution_name: undefined }),
      'education.0.institution_name',
      'Institution Name is required',
    ],
    [education({ year_graduation: undefined }), 'education.0.year_graduation', 'Graduation Year is required'],
    [education({ year_graduation: '2012' }), 'education.0.year_graduation', 'Invalid date format'],
    [education({ graduation_gps: 'A' }), 'education.0.graduation_gps', 'GPA must be a number'],
    [education({ graduation_gps: undefined }), 'education.0.graduation_gps', 'GPA/Grade is required'],
    [education({ graduation_gps: -1 }), 'education.0.graduation_gps', 'GPA cannot be negative'],
    [education({ graduation_gps: 4.1 }), 'education.0.graduation_gps', 'GPA cannot be more than 4'],
    [education({ graduation_attainment: '' }), null],
  ],
});
