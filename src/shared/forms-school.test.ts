import { type RuleCase, testRules } from './test-rules.ts';

const logo = { name: 'logo.png', type: 'image/png', size: 2 * 1024 * 1024 };
const brochure = { name: 'brochure.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 };
const photo = { name: 'yard.jpg', type: 'image/jpeg', size: 2 * 1024 * 1024 };

const notUrls = [
  'alnoor',
  'www.alnoor.example',
  'ftp://alnoor.example',
  'javascript:alert(1)',
  'https://',
  'https://a b.example',
];
const url = (field: string, message: string): RuleCase[] => [
  ...notUrls.map((value): RuleCase => [{ [field]: value }, field, message]),
  [{ [field]: undefined }, null],
];

testRules({
  'school/1-basic': [
    [{ school_logo: undefined }, null],
    [{ school_logo: logo }, null],
    [{ school_logo: { ...logo, size: logo.size + 1 } }, 'school_logo', 'File size must be less than 2MB'],
    [{ school_logo: { ...logo, type: 'image/gif' } }, 'school_logo', 'Unsupported file format'],
    [{ school_name: undefined }, 'school_name', 'School name is required'],
    [{ school_type: undefined }, 'school_type', 'School type is required'],
    [{ school_type: 'home' }, 'school_type', 'Choose one of the options'],
    [{ year_established: undefined }, 'year_established', 'Year established is required'],
    [{ year_established: '98' }, 'year_established', 'Enter a valid 4-digit year'],
    [{ year_established: '19988' }, 'year_established', 'Enter a valid 4-digit year'],
    [{ year_established: '199x' }, 'year_established', 'Enter a valid 4-digit year'],
    [{ contact_email: undefined }, 'contact_email', 'School email is required'],
    [{ contact_email: 'office' }, 'contact_email', 'Invalid email address'],
    [{ contact_phone: undefined }, 'contact_phone', 'Phone number is required'],
    [{ contact_phone: '123456' }, 'contact_phone', 'Invalid phone number'],
    [{ contact_phone: '1234567890123456' }, 'contact_phone', 'Invalid phone number'],
    ...url('website', 'Enter a valid URL'),
    ...url('map_location', 'Enter a valid URL'),
    [{ country_id: undefined }, 'country_id', 'Country is required'],
    [{ city: undefined }, 'city', 'City is required'],
    [{ address: undefined, postal_code: undefined }, null],
  ],
  'school/2-academic': [
    [{ curriculum_offered: [] }, 'curriculum_offered', 'At least one curriculum must be selected'],
    [{ curriculum_offered: undefined }, 'curriculum_offered', 'At least one curriculum must be selected'],
    [{ primary_language_id: undefined }, 'primary_language_id', 'Primary language is required'],
    [{ grade_levels: [] }, 'grade_levels', 'At least one grade level must be selected'],
    [
      { ministry_license_number: undefined },
      'ministry_license_number',
      'Ministry license number is required',
    ],
    [{ license_expiry_date: undefined }, 'license_expiry_date', 'License expiry date is required'],
    [{ license_expiry_date: '2030-13-01' }, 'license_expiry_date', 'Invalid date format'],
    [{ school_rating: 'superb' }, 'school_rating', 'Choose one of the options'],
    [
      {
        additional_languages: undefined,
        total_student_count: undefined,
        average_class_size: undefined,
        accreditation: [],
        other_accreditation: '',
        school_rating: undefined,
      },
      null,
    ],
  ],
  'school/3-faculty': [
    [{ total_teachers: undefined }, 'total_teachers', 'Total teachers is required'],
    [{ total_teachers: -1 }, 'total_teachers', 'Number cannot be negative'],
    [{ total_teachers: 0 }, null],
    [
      { minimum_qualification_id: undefined },
      'minimum_qualification_id',
      'Minimum qualification is required',
    ],
    [{ minimum_experience: undefined }, 'minimum_experience', 'Minimum experience is required'],
    [{ minimum_experience: -1 }, 'minimum_experience', 'Experience cannot be negative'],
    [{ minimum_experience: 0 }, null],
  ],
  'school/4-facilities': [
    [{ facility: [], student_device_programs: undefined, technology_level: '', learning_platform: '' }, null],
    [{ technology_level: 'none' }, 'technology_level', 'Choose one of the options'],
  ],
  'school/5-employment': [
    [{ contract_duration: undefined }, 'contract_duration', 'Contract duration is required'],
    [{ working_hours: undefined }, 'working_hours', 'Working hours is required'],
    [{ working_days: [] }, 'working_days', 'Please select at least one working day'],
    [{ working_days: undefined }, 'working_days', 'Please select at least one working day'],
    [{ visa_sponsorship: undefined }, 'visa_sponsorship', 'Visa sponsorship is required'],
    [{ academic_calendar: undefined }, 'academic_calendar', 'Academic calendar is required'],
    [{ salary_currency: undefined }, 'salary_currency', 'Currency is required'],
    [{ salary_currency: 'XXX' }, 'salary_currency', 'Choose one of the options'],
    [{ tax_status: undefined }, 'tax_status', 'Tax status is required'],
    [{ salary_range_min: undefined }, 'salary_range_min', 'Minimum salary is required'],
    [{ salary_range_min: -1 }, 'salary_range_min', 'Minimum salary must be at least 0'],
    [{ salary_range_max: undefined }, 'salary_range_max', 'Maximum salary is required'],
    [
      { salary_range_max: 89_999 },
      'salary_range_max',
      'Maximum salary must be greater than or equal to minimum salary',
    ],
    [
      {
        probation_period: '',
        housing_benefit: '',
        transport_allowance: '',
        benefits: [],
        other_benefits: '',
      },
      null,
    ],
  ],
  'school/6-media': [
    [{ school_description: undefined }, 'school_description', 'School description is required'],
    [{ school_description: 'x'.repeat(99) }, 'school_description', 'Must be at least 100 characters'],
    [{ school_description: 'x'.repeat(100) }, null],
    [{ school_description: 'x'.repeat(500) }, null],
    [{ school_description: 'x'.repeat(501) }, 'school_description', 'Must not exceed 500 characters'],
    [{ school_photos: undefined }, null],
    [{ school_photos: [] }, 'school_photos', 'At least one photo is required'],
    [{ school_photos: [photo] }, null],
    [
      { school_photos: [photo, { ...photo, type: 'image/gif' }] },
      'school_photos.1',
      'Unsupported file format',
    ],
    [
      { school_photos: [{ ...photo, size: photo.size + 1 }] },
      'school_photos.0',
      'File size must be less than 2MB',
    ],
    [{ school_brochure: brochure }, null],
    [
      { school_brochure: { ...brochure, size: brochure.size + 1 } },
      'school_brochure',
      'File size must be less than 5MB',
    ],
    [
      { school_brochure: { ...brochure, type: 'image/png' } },
      'school_brochure',
      'Only PDF or DOC files are allowed',
    ],
    ...url('campus_video_url', 'Must be a valid URL'),
    ...url('virtual_tour_url', 'Must be a valid URL'),
    ...url('facebook_url', 'Must be a valid Facebook URL'),
    ...url('twitter_url', 'Must be a valid Twitter URL'),
    ...url('instagram_url', 'Must be a valid Instagram URL'),
    ...url('linkedin_url', 'Must be a valid LinkedIn URL'),
    ...url('youtube_url', 'Must be a valid YouTube URL'),
  ],
});
