/** Admins add a record by the fields with which it is edited, and by its owner. */
const candidate = {
  first_name: 'Sara',
  last_name: 'Khalil',
  first_name_ar: 'سارة',
  last_name_ar: 'خليل',
  designation: 'Mathematics teacher',
  address: '12 Palm Street, Dubai',
  highest_qualification: 'Bachelor of Education',
};
const school = {
  school_name: 'Al Noor School',
  school_type: 'private',
  year_established: '1998',
  contact_email: 'hr@alnoor.example',
  contact_phone: '97142345678',
  country_id: 2,
  city: 'Dubai',
  ministry_license_number: 'MOE-1998-114',
  license_expiry_date: '2099-06-30',
};
const vacancy = {
  vacancy_title: 'Mathematics Teacher',
  position_type: 'full_time',
  country_id: 2,
  city: 'Dubai',
  application_deadline: '2099-06-30',
  candr_id: 3,
  ced_level: 4,
  subject_id: 2,
  curriculum_id: 1,
  salary_range_min: 120000,
  salary_range_max: 180000,
  expl_id: 3,
  minimum_experience: 3,
};
const language = { lang_id: 1, lang_proficiency_id: 5 };
const education = {
  ced_level: 4,
  ced_major: 'Mathematics',
  institution_name: 'University of Jordan',
  year_graduation: '2014-06-30',
  graduation_gps: 3.6,
};
const experience = {
  school_name: 'Amman Academy',
  position_title: 'Teacher',
  start_date: '2016-09-01',
  end_date: '2020-06-30',
};

/** Valid data for the forms with which Admins add and change records. */
export const recordExamples: Record<string, Record<string, unknown>> = {
  'admin/new-candidate': { user_id: 9, ...candidate },
  'admin/edit-candidate': candidate,
  'admin/new-school': { user_id: 11, ...school },
  'admin/edit-school': school,
  'admin/new-vacancy': { school_id: 5, ...vacancy, job_description: '<p>Teach.</p>' },
  'admin/edit-vacancy': vacancy,
  'admin/candidate-language': language,
  'admin/new-candidate-language': { candidate_id: 7, ...language },
  'admin/candidate-education': education,
  'admin/new-candidate-education': { candidate_id: 7, ...education },
  'admin/candidate-experience': experience,
  'admin/new-candidate-experience': { candidate_id: 7, ...experience },
  'admin/candidate-skill': { candidate_id: 7, skill_id: 3 },
};
