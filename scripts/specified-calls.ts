/**
 * The calls and entities of the two specification documents (sections 7 and 3), as a table. Every other operation is
 * our own.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

const CANDIDATE = words(`
  user_id role_id email1 first_name last_name designation phone_code phone1 first_name_ar last_name_ar candidate_cv
  candidate_picture candidate_cover candidate_dob gender country_id marital_status kids_num highest_qualification
  years_of_experience email2 phone2 address candidate_comment1 candidate_dox current_country current_city
  expected_salary notice_period employmenttype_id preferred_locations skill_id`);
/** Written under these names, and read as educations, certificates, experiences and languages. */
const CANDIDATE_ROWS = {
  education: words(
    'ced_level ced_major institution_name graduation_attainment year_graduation graduation_gps',
  ),
  certificate: words('cert_type_id institution_name issue_date exp_date'),
  experience: words(
    'school_name position_title country_id start_date end_date is_current curriculum_id subject_id job_summary',
  ),
  language: words('lang_id lang_proficiency_id'),
};
const ADMIN_CANDIDATE = words(`
  candidate_id user_id first_name last_name first_name_ar last_name_ar role_id highest_qualification
  years_of_experience expl_id country_id candidate_dob expected_salary candidate_picture phone1 phone2 email1 email2
  address gender employmenttype_id notice_period application_date availability_date marital_status kids_num
  candidate_status created_at candidate_comment1 candidate_comment2`);

const SCHOOL = words(`
  school_logo school_name school_type year_established contact_email contact_phone website country_id city address
  postal_code map_location curriculum_offered primary_language_id additional_languages grade_levels
  total_student_count average_class_size accreditation other_accreditation ministry_license_number
  license_expiry_date school_rating total_teachers international_teachers administrative_staff
  minimum_qualification_id minimum_experience preferred_certifications language_requirements campus_size facility
  other_facilities technology_level student_device_programs learning_platform contract_duration working_hours
  working_days visa_sponsorship probation_period academic_calendar salary_range_min salary_range_max salary_currency
  tax_status housing_benefit transport_allowance benefits other_benefits school_description mission_statement
  vision_statement core_values key_strength special_program school_photos campus_video_url virtual_tour_url
  school_brochure facebook_url twitter_url instagram_url linkedin_url youtube_url user_id role_id`);

const VACANCY = words(`
  vacancy_title position_type country_id city application_deadline candr_id ced_level subject_id curriculum_id expl_id
  minimum_experience skill_id salary_range_min salary_range_max show_salary_range display_vacancy_public requirements
  job_description benefits`);
const VACANCY_CREATED = [
  ...VACANCY,
  'school_id',
  ...words('question question_type_id is_required options rating_scale_id').map(
    (name) => `application_questions.${name}`,
  ),
];
const VACANCY_ROW = words(`
  vacancy_id vacancy_title position_type school.school_name school.school_logo country.country_id country.name_en city
  salary_range_min salary_range_max application_deadline created_at is_saved required_skills min_experience
  required_qualification curriculum_id education_level.level_name subject.subject_name curriculum.curriculum_name`);
const APPLICATION = words(`
  application_id vacancy_id candidate_id candidate_status school_status application_date vacancy candidate`);
const USER = words('id full_name user_name email_verified_at role.role_id role.role_name role_id');

const SESSION = ['token', ...USER.map((name) => `user.${name}`)];
const inRows = (rows: Record<string, string[]>) =>
  Object.entries(rows).flatMap(([row, names]) => names.map((name) => `${row}.${name}`));
const CANDIDATE_BODY = [...CANDIDATE, ...inRows(CANDIDATE_ROWS)];

/** The fields that a call sends, and the fields in its answer's `data` or rows. */
export type Call = { sends?: string[]; answers?: string[] };

const lookup = (fields: string): Call => ({ answers: words(fields) });

const CANDIDATE_READ = [
  ...CANDIDATE,
  ...ADMIN_CANDIDATE,
  ...words('skills.skill_id skills.skill_desc certificates.cert_id'),
  ...words('doc_type doc_name doc_path created_at').map((name) => `candidate_dox.${name}`),
  ...inRows(Object.fromEntries(Object.entries(CANDIDATE_ROWS).map(([row, names]) => [`${row}s`, names]))),
];

export const CALLS: Record<string, Call> = {
  'POST /auth/login': { sends: words('user_name password'), answers: SESSION },
  'POST /auth/register': { sends: words('full_name user_name password role_id') },
  'POST /auth/verify-otp': { sends: words('user_name otp'), answers: SESSION },
  'POST /auth/forgot-password': { sends: ['user_name'] },
  'POST /auth/reset-password': { sends: words('email token password') },
  'POST /auth/logout': {},

  'GET /candidate': { answers: ADMIN_CANDIDATE },
  'GET /candidate/{id}': { answers: CANDIDATE_READ },
  'GET /user/candidate-profile': {
    answers: words(`
      user.full_name candidate.candidate_picture candidate.designation candidate.educations.graduation_attainment
      candidate.educations.institution_name candidate.skills candidate.years_of_experience
      candidate.experiences.curriculum_id candidate.highest_qualification`),
  },
  'POST /candidate': { sends: CANDIDATE_BODY, answers: CANDIDATE_READ },
  'POST /candidate/{id}': { sends: [...CANDIDATE_BODY, '_method'], answers: ['candidate_id'] },
  // The call behind Edit profile, whose exact path is not specified: an update by PUT with the id in the
  // path.
  'PUT /candidate/{id}': { sends: CANDIDATE_BODY, answers: ['candidate_id'] },
  'DELETE /candidate/{id}': {},
  'GET /candidate-roles': lookup('candr_id candr_role_name'),
  'GET /candidate/dashboard': {
    answers: words(`
      profile_strength total_applications successful_applications application_views
      stats.total_applications stats.under_review stats.shortlisted stats.rejected`),
  },

  'GET /countries': lookup('country_id name_en'),
  'GET /education-levels': lookup('ced_level level_name'),
  'GET /certificate-types': lookup('cert_type_id name'),
  'GET /curriculums': lookup('curriculum_id curriculum_name'),
  'GET /subjects': lookup('subject_id subject_name'),
  'GET /locations': lookup('location_id location_name'),
  'GET /employment-types': lookup('employmenttype_id employmenttype_desc'),
  'GET /skills': lookup('skill_id skill_desc'),
  'GET /language-proficiencies': lookup('lang_proficiency_id proficiency_level'),
  'GET /languages': lookup('lang_id lang_desc'),
  'GET /experience-levels': lookup('expl_id expl_desc'),
  'GET /grade-levels': lookup('id grade_name'),
  'GET /working-days': lookup('id day_name'),
  'GET /accreditation': lookup('id name'),
  'GET /facility': lookup('id facility_desc'),
  'GET /benefits': lookup('id name'),
  'GET /key-strengths': lookup('id strength'),
  'GET /student-device-programs': lookup('id program_name'),
  'GET /application-question-types': lookup('id type_key type_label has_options has_rating_scale'),
  'GET /rating-scales': lookup('id name options'),

  'GET /user': { answers: USER },
  'GET /user/{id}': { answers: USER },
  'POST /user': { sends: words('full_name user_name password role_id'), answers: USER },
  'PUT /user/{id}': { sends: words('full_name user_name password role_id'), answers: USER },
  'DELETE /user/{id}': {},

  'GET /school': { answers: words('school_id school_name school_logo city country') },
  'GET /school/{id}': { answers: [...SCHOOL, 'school_id'] },
  'GET /user/school-profile': { answers: [...SCHOOL, 'school_id'] },
  'GET /school/{id}/dashboard-metrics': {
    answers: words('total_applications active_vacancies profile_views'),
  },
  'POST /school': { sends: SCHOOL, answers: ['school_id'] },
  'PUT /school/{id}': { sends: SCHOOL, answers: ['school_id'] },
  'DELETE /school/{id}': {},

  'GET /vacancy': { answers: VACANCY_ROW },
  'GET /vacancy/{id}': {
    answers: [
      ...VACANCY_ROW,
      ...VACANCY,
      ...words(`school_id city country contact_email contact_phone website year_established address school_description
        mission_statement vision_statement core_values`).map((name) => `school.${name}`),
      ...words(
        'question_id question is_required question_type.type_key options.value rating_scale.options',
      ).map((name) => `application_questions.${name}`),
    ],
  },
  'POST /vacancy': { sends: VACANCY_CREATED, answers: ['vacancy_id'] },
  'PUT /vacancy/{id}': { sends: VACANCY, answers: ['vacancy_id'] },
  'DELETE /vacancy/{id}': {},
  'GET /vacancy/{id}/similar': { answers: VACANCY_ROW },
  'GET /vacancy/suggest-jobs/{candidate_id}': { answers: VACANCY_ROW },
  'GET /job/candidate-invitations/{candidate_id}': {
    answers: words('vacancy.vacancy_title school.school_name'),
  },
  'GET /job/saved-jobs/{candidate_id}': { answers: VACANCY_ROW },
  'POST /job/save-job/{vacancy_id}': { answers: ['saved'] },

  'POST /application/apply': {
    sends: words(`
      vacancy_id candidate_id candidate_status answers.question_id answers.answer email phone resume`),
    answers: APPLICATION,
  },
  'GET /application': { answers: APPLICATION },
  'GET /application/{id}': {
    answers: [...APPLICATION, ...words('email phone resume answers.question_id answers.answer')],
  },
  'GET /application/school/{id}': { answers: APPLICATION },
  'PUT /{id}/status': { sends: ['status'], answers: ['candidate_status'] },
};
