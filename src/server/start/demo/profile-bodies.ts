import type { Fields } from '../../engine/db/record.ts';
import type { DemoCandidate, DemoSchool } from './demo-content.ts';
import type { IdOf } from './reference-ids.ts';

/** The body sent by the school wizard, without files. */
export function schoolBody(school: DemoSchool, idOf: IdOf): Fields {
  const all = (list: Parameters<IdOf>[0], labels: string[]) => labels.map((label) => idOf(list, label));
  return {
    school_name: school.name,
    school_type: school.type,
    year_established: school.founded,
    contact_email: school.email,
    contact_phone: school.phone,
    website: `https://www.${school.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    country_id: idOf('countries', school.country),
    city: school.city,
    address: school.address,
    curriculum_offered: all('curriculums', school.curricula),
    primary_language_id: idOf('languages', 'English'),
    additional_languages: all('languages', school.languages),
    grade_levels: all('grade-levels', ['Kindergarten 2', 'Grade 1', 'Grade 5', 'Grade 9', 'Grade 12']),
    total_student_count: school.students,
    average_class_size: 22,
    accreditation: all('accreditation', school.accreditation),
    ministry_license_number: `L-${school.phone.slice(-5)}`,
    license_expiry_date: '2031-08-31',
    school_rating: 'very_good',
    total_teachers: school.teachers,
    international_teachers: Math.round(school.teachers * 0.6),
    administrative_staff: Math.round(school.teachers / 4),
    minimum_qualification_id: idOf('education-levels', "Bachelor's Degree"),
    minimum_experience: 2,
    language_requirements: all('languages', ['English']),
    campus_size: `${Math.round(school.students / 60)} hectares`,
    facility: all('facility', school.facilities),
    technology_level: 'infusion',
    student_device_programs: all('student-device-programs', ['One device for each student']),
    learning_platform: 'Google Classroom',
    contract_duration: '2_years',
    working_hours: '07:15 to 15:15',
    working_days: all('working-days', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']),
    visa_sponsorship: 1,
    probation_period: '3 months',
    academic_calendar: 1,
    salary_range_min: school.salary_from,
    salary_range_max: school.salary_to,
    salary_currency: school.currency,
    tax_status: 'non_taxable',
    housing_benefit: school.benefits.includes('Furnished accommodation') ? 'provided' : 'allowance',
    transport_allowance: school.benefits.includes('Transport to school') ? 'provided' : 'allowance',
    benefits: all('benefits', school.benefits),
    school_description: school.description,
    mission_statement: school.mission,
    core_values: school.values,
    key_strength: all('key-strengths', school.strengths),
  };
}

/** The year in which the shipped CVs were written; profiles must show the same dates. */
const CVS_WRITTEN = 2026;

export type DemoJob = { school: string; title: string; country: string; start: string; end: string | null };

/** A person's jobs, the current one first. */
export function jobsOf(person: DemoCandidate): DemoJob[] {
  const length = Math.max(1, Math.floor(person.years / person.schools.length));
  const jobs = person.schools.map((school, index): DemoJob => {
    const start = CVS_WRITTEN - person.years + index * length;
    const isLast = index === person.schools.length - 1;
    return {
      school,
      title: isLast
        ? person.designation
        : `${person.subject} teacher`.replace('Homeroom (all subjects)', 'Class'),
      country: index === 0 ? person.from : person.country,
      start: `${start}-08-20`,
      end: isLast ? null : `${start + length}-06-30`,
    };
  });
  return jobs.reverse();
}

/** The body sent by the candidate wizard, without files. `year` is the current one. */
export function candidateBody(person: DemoCandidate, idOf: IdOf, year: number): Fields {
  const { level, major, university, year: graduated, gpa } = person.degree;
  const experience = jobsOf(person).map(({ school, title, country, start, end }, index) => ({
    school_name: school,
    position_title: title,
    country_id: idOf('countries', country),
    curriculum_id: idOf('curriculums', person.curriculum),
    subject_id: idOf('subjects', person.subject),
    start_date: start,
    is_current: end === null,
    ...(end !== null && { end_date: end }),
    job_summary:
      index === 0 ? 'Planning, teaching and reporting for five groups; clubs in the afternoon.' : '',
  }));
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    first_name_ar: person.first_name_ar,
    last_name_ar: person.last_name_ar,
    designation: person.designation,
    phone_code: '+971',
    phone1: `50${person.born.replaceAll('-', '').slice(1)}`,
    gender: person.gender,
    candidate_dob: person.born,
    marital_status: person.years % 2,
    kids_num: person.years % 3,
    years_of_experience: person.years,
    highest_qualification: `${level} in ${major}`,
    country_id: idOf('countries', person.from),
    email1: person.email,
    address: `${person.years} Garden Street, ${person.city}`,
    current_country: person.country,
    current_city: person.city,
    candidate_comment1: person.bio,
    education: [
      {
        ced_level: idOf('education-levels', level),
        ced_major: major,
        institution_name: university,
        graduation_attainment: gpa >= 3.7 ? 'With distinction' : 'With merit',
        year_graduation: `${graduated}-06-30`,
        graduation_gps: gpa,
      },
    ],
    certificate: person.certificate
      ? [
          {
            cert_type_id: idOf('certificate-types', person.certificate.type),
            institution_name: person.certificate.issuer,
            issue_date: `${graduated + 1}-09-01`,
            exp_date: `${year + 4}-08-31`,
          },
        ]
      : [],
    experience,
    expected_salary: person.salary,
    notice_period: 60,
    employmenttype_id: idOf('employment-types', 'Full time'),
    preferred_locations: person.wants.map((place) => idOf('locations', place)),
    language: person.languages.map(({ language, level: proficiency }) => ({
      lang_id: idOf('languages', language),
      lang_proficiency_id: idOf('language-proficiencies', proficiency),
    })),
    skill_id: person.skills.map((skill) => idOf('skills', skill)),
  };
}
