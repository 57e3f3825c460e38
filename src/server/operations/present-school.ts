import type { components } from '../../../generated/api.d.ts';
import type { StoredSchool } from '../db/schools.ts';
import type { SessionUser } from '../db/sessions.ts';
import { formFields } from './form-fields.ts';
import { presentFields } from './present-fields.ts';
import { presentUser } from './present-user.ts';

export type School = components['schemas']['School'];

/** Fields that only the school itself and Admins read. */
const PRIVATE = ['ministry_license_number', 'license_expiry_date'];

/** A school's profile as the API shows it to this user. */
export async function presentSchool(school: StoredSchool, user: SessionUser): Promise<School> {
  const { fields } = await formFields('createSchool');
  const isOwn = user.school_id === school.school_id;
  const seesAll = isOwn || user.role_name === 'Admin';
  const visible = seesAll ? fields : fields.filter((field) => !PRIVATE.includes(field.name));
  const shown = {
    ...presentFields(visible, school.fields, school.files),
    school_id: school.school_id,
    country: school.country,
    open_vacancies: school.open_vacancies,
    created_at: school.created_at.toISOString(),
    ...(seesAll && { user_id: school.user_id, role_id: school.role_id }),
    ...(isOwn && { user: presentUser(user) }),
  };
  // The read shape is generated from the same forms that wrote these fields.
  return shown as unknown as School;
}
