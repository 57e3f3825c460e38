import type { components } from '../../../generated/api.d.ts';
import type { ListedSchool } from '../db/school-search.ts';
import type { StoredSchool } from '../db/schools.ts';
import type { SessionUser } from '../db/sessions.ts';
import { formFields } from './form-fields.ts';
import { presentFields, presentListed } from './present-fields.ts';
import { presentUser } from './present-user.ts';

export type School = components['schemas']['School'];
export type SchoolRow = components['schemas']['SchoolRow'];

/** A school's profile as the API shows it, with the account if it is the user's own. */
export async function presentSchool(school: StoredSchool, user: SessionUser): Promise<School> {
  const { fields } = await formFields('createSchool');
  const shown = {
    ...presentFields(fields, school.fields, school.files),
    school_id: school.school_id,
    country: school.country,
    open_vacancies: school.open_vacancies,
    created_at: school.created_at.toISOString(),
    user_id: school.user_id,
    role_id: school.role_id,
    ...(user.id === school.user_id && { user: presentUser(user) }),
  };
  // The read shape is generated from the same forms that wrote these fields.
  return shown as unknown as School;
}

/** Fields of a profile that lists show. */
const LISTED: readonly string[] = [
  'school_logo',
  'school_name',
  'school_type',
  'year_established',
  'contact_email',
  'contact_phone',
  'website',
  'country_id',
  'city',
  'address',
  'school_description',
];

/** A school in a list; a field without a value is null. */
export async function presentSchoolRow(school: ListedSchool): Promise<SchoolRow> {
  const { fields } = await formFields('createSchool');
  const shown = {
    ...presentListed(fields, LISTED, school.fields, school.logos),
    school_id: school.school_id,
    country: school.country,
    curriculum_offered: school.curriculum_offered,
    open_vacancies: school.open_vacancies,
    created_at: school.created_at.toISOString(),
  };
  return shown as unknown as SchoolRow;
}
