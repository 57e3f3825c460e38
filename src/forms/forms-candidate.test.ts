import { row, testRules } from './test-rules.ts';

const education = (change: Record<string, unknown>) => row('candidate/3-education', 'education', change);
const certificate = (change: Record<string, unknown>) => row('candidate/3-education', 'certificate', change);
const experience = (change: Record<string, unknown>) => row('candidate/4-experience', 'experience', change);
const language = (change: Record<string, unknown>) => row('candidate/5-preferences', 'language', change);

const large = { name: 'cv.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 + 1 };
const largest = { ...large, size: 5 * 1024 * 1024 };
const text = { name: 'cv.txt', type: 'text/plain', size: 10 };
const picture = { name: 'me.png', type: 'image/png', size: 2 * 1024 * 1024 };

testRules({
  'candidate/1-login': [
    [{ first_name: undefined }, 'first_name', 'First name is required'],
    [{ last_name: undefined }, 'last_name', 'Last name is required'],
    [{ designation: undefined }, 'designation', 'Designation is required'],
    [{ first_name_ar: undefined }, 'first_name_ar', 'First name (Arabic) is required'],
    [{ last_name_ar: undefined }, 'last_name_ar', 'Last name (Arabic) is required'],
    [{ phone1: undefined }, 'phone1', 'Phone number is required'],
    [{ phone1: '123456' }, 'phone1', 'Invalid phone number'],
    [{ phone1: '1234567' }, null],
    [{ phone1: '123456789012345' }, null],
    [{ phone1: '1234567890123456' }, 'phone1', 'Invalid phone number'],
    [{ phone1: '+971 50 123-4567' }, null],
    [{ phone1: '+966501234567' }, null],
    [{ phone1: '+966 50' }, 'phone1', 'Invalid phone number'],
    [{ phone1: '50 123 4567 x' }, 'phone1', 'Invalid phone number'],
    [{ phone_code: undefined }, null],
    [{ phone_code: '+999' }, 'phone_code', 'Choose one of the options'],
  ],
  'candidate/2-basic': [
    [{ candidate_cv: undefined, candidate_picture: undefined }, null],
    [{ candidate_cv: largest }, null],
    [{ candidate_cv: large }, 'candidate_cv', 'File size must be less than 5MB'],
    [{ candidate_cv: text }, 'candidate_cv', 'Only PDF or DOC files are allowed'],
    [{ candidate_picture: picture }, null],
    [
      { candidate_picture: { ...picture, size: picture.size + 1 } },
      'candidate_picture',
      'File size must be less than 2MB',
    ],
    [
      { candidate_picture: { ...picture, type: 'image/webp' } },
      'candidate_picture',
      'Only JPG, PNG, or GIF files are allowed',
    ],
    [{ candidate_picture: { ...picture, type: 'image/gif' } }, null],
    [{ gender: undefined }, 'gender', 'Gender is required'],
    [{ gender: 'X' }, 'gender', 'Choose one of the options'],
    [{ candidate_dob: undefined }, 'candidate_dob', 'Date of birth is required'],
    [{ candidate_dob: '1990-02-30' }, 'candidate_dob', 'Invalid date format'],
    [{ marital_status: undefined }, 'marital_status', 'Marital status is required'],
    [{ marital_status: 2 }, 'marital_status', 'Choose one of the options'],
    [{ kids_num: undefined }, 'kids_num', 'Number of kids is required'],
    [{ kids_num: -1 }, 'kids_num', 'Number cannot be negative'],
    [{ years_of_experience: undefined }, 'years_of_experience', 'Years of Experience is required'],
    [{ years_of_experience: -1 }, 'years_of_experience', 'Must be at least 0'],
    [{ highest_qualification: undefined }, 'highest_qualification', 'Highest Qualification is required'],
    [{ address: undefined }, 'address', 'Address is required'],
    [{ country_id: undefined }, 'country_id', 'Nationality is required'],
    [{ email2: 'sara' }, 'email2', 'Invalid email'],
    [{ email1: 'sara' }, 'email1', 'Invalid email'],
    [
      { email1: '', email2: '', phone2: '', current_country: '', current_city: '', candidate_comment1: '' },
      null,
    ],
  ],
  'candidate/3-education': [
    [{ education: [], certificate: [] }, null],
    [{ education: undefined, certificate: undefined }, null],
    [{ education: [{}, { ced_major: '' }] }, null],
    [education({ ced_level: undefined }), 'education.0.ced_level', 'Degree Level is required'],
    [education({ ced_major: undefined }), 'education.0.ced_major', 'Field of Study is required'],
    [
      education({ institution_name: undefined }),
      'education.0.institution_name',
      'Institution Name is required',
    ],
    [education({ graduation_attainment: '' }), null],
    [education({ year_graduation: undefined }), 'education.0.year_graduation', 'Graduation Year is required'],
    [education({ year_graduation: '2012' }), 'education.0.year_graduation', 'Invalid date format'],
    [education({ graduation_gps: undefined }), 'education.0.graduation_gps', 'GPA/Grade is required'],
    [education({ graduation_gps: 'A' }), 'education.0.graduation_gps', 'GPA must be a number'],
    [education({ graduation_gps: -0.1 }), 'education.0.graduation_gps', 'GPA cannot be negative'],
    [education({ graduation_gps: 4.1 }), 'education.0.graduation_gps', 'GPA cannot be more than 4'],
    [education({ graduation_gps: 0 }), null],
    [education({ graduation_gps: 4 }), null],
    [certificate({ cert_type_id: undefined }), 'certificate.0.cert_type_id', 'Certificate Type is required'],
    [
      certificate({ institution_name: undefined }),
      'certificate.0.institution_name',
      'Institution Name is required',
    ],
    [certificate({ issue_date: undefined }), 'certificate.0.issue_date', 'Issue Date is required'],
    [certificate({ issue_date: '1/2/2020' }), 'certificate.0.issue_date', 'Invalid date format'],
    [certificate({ exp_date: undefined }), 'certificate.0.exp_date', 'Expiry Date is required'],
    [certificate({ exp_date: 'soon' }), 'certificate.0.exp_date', 'Invalid date format'],
    [
      certificate({ exp_date: '2019-12-31' }),
      'certificate.0.exp_date',
      'Expiry date must not be before the issue date',
    ],
    [certificate({ exp_date: '2020-01-01' }), null],
  ],
  'candidate/4-experience': [
    [{ experience: [] }, null],
    [{ experience: [{ school_name: 'Al Noor School' }] }, null],
    [{ experience: [{ is_current: false }] }, null],
    [experience({ school_name: 'x'.repeat(100) }), null],
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
    [
      experience({ end_date: '2015-08-31' }),
      'experience.0.end_date',
      'End date must not be before the start date',
    ],
    [experience({ end_date: '2015-08-31', is_current: true }), null],
    [experience({ end_date: '2015-09-01' }), null],
    [experience({ start_date: undefined }), null],
  ],
  'candidate/5-preferences': [
    [{ expected_salary: undefined }, 'expected_salary', 'Expected salary is required'],
    [{ expected_salary: 0 }, 'expected_salary', 'Expected salary must be a positive number'],
    [{ expected_salary: 'much' }, 'expected_salary', 'Expected salary must be a number'],
    [{ expected_salary: 999_999_999_999 }, null],
    [{ expected_salary: 1_000_000_000_000 }, 'expected_salary', 'Expected salary must be at most 12 digits'],
    [{ notice_period: undefined }, 'notice_period', 'Notice period is required'],
    [{ notice_period: 0 }, 'notice_period', 'Notice period must be a positive number'],
    [{ employmenttype_id: undefined }, 'employmenttype_id', 'Employment type is required'],
    [{ preferred_locations: [] }, 'preferred_locations', 'At least one preferred location is required'],
    [
      { preferred_locations: undefined },
      'preferred_locations',
      'At least one preferred location is required',
    ],
    [{ skill_id: [] }, 'skill_id', 'At least one skill is required'],
    [{ skill_id: undefined }, 'skill_id', 'At least one skill is required'],
    [{ skill_id: [0] }, 'skill_id.0', 'Skill ID must be a positive number'],
    [{ language: [] }, null],
    [language({ lang_id: undefined }), 'language.0.lang_id', 'Language is required'],
    [
      language({ lang_proficiency_id: undefined }),
      'language.0.lang_proficiency_id',
      'Language Proficiency is required',
    ],
  ],
  'candidate/6-final': [
    [{ candidate_dox: undefined }, null],
    [{ candidate_dox: large }, 'candidate_dox', 'File size must be less than 5MB'],
    [{ candidate_dox: text }, 'candidate_dox', 'Only PDF or DOC files are allowed'],
    [{ candidate_dox: { ...text, type: 'application/msword' } }, null],
    [
      {
        candidate_dox: {
          ...text,
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        },
      },
      null,
    ],
  ],
});
